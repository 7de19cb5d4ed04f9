/** A kept session as a card: the board as it was left, and how far one had come. */
import { loadSession } from "@masume/kernel";
import { createResource, type JSX, Show } from "solid-js";
import { openGame } from "../games/games.js";
import { PuzzleCard } from "../games/puzzle-card.js";
import { clockText, t, tell } from "../i18n/language.js";
import type { SessionRecord } from "../storage/sessions.js";

export function RecordCard(props: { readonly record: SessionRecord }): JSX.Element {
  const [loaded] = createResource(async () => {
    const open = await openGame(props.record.game);
    const session = open && loadSession(open.game, props.record.saved);
    return open && session?.ok ? { ...open, session: session.value } : undefined;
  });
  const note = () => {
    const { solvedIn, progress, note: said } = props.record;
    const open = loaded();
    if (said && open) return tell(said, open.game.messages, open.front.words);
    return solvedIn === undefined ? t("progress", progress) : t("solved.time", { time: clockText(solvedIn) });
  };
  return (
    <Show when={loaded()}>
      {(known) => (
        <PuzzleCard
          game={known().game}
          puzzle={known().session.puzzle}
          state={known().session.state}
          href={props.record.href}
          title={tell(props.record.title, known().game.messages, known().front.words)}
          note={note()}
        />
      )}
    </Show>
  );
}
