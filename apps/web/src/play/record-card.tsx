/** A kept session as a card: the board as it was left, and how far one had come. */
import { loadSession } from "@masume/kernel";
import { createMemo, type JSX, Show } from "solid-js";
import { formatDuration } from "../i18n/format.js";
import { formatMessage, t } from "../i18n/translator.js";
import type { SessionRecord } from "../platform/storage/sessions.js";
import type { OpenGame } from "./game-ui.js";
import { PuzzleCard } from "./puzzle-card.js";

export function RecordCard(props: { readonly open: OpenGame; readonly record: SessionRecord }): JSX.Element {
  const words = () => [props.open.game.messages, props.open.front.words];
  const session = createMemo(() => {
    const loaded = loadSession(props.open.game, props.record.saved);
    return loaded.ok ? loaded.value : undefined;
  });
  const note = () => {
    const { solvedIn, progress, note: said } = props.record;
    if (said) return formatMessage(said, ...words());
    return solvedIn === undefined
      ? t("progress", progress)
      : t("solved.time", { time: formatDuration(solvedIn) });
  };
  return (
    <Show when={session()}>
      {(known) => (
        <PuzzleCard
          game={props.open.game}
          puzzle={known().puzzle}
          state={known().state}
          href={props.record.href}
          title={formatMessage(props.record.title, ...words())}
          note={note()}
        />
      )}
    </Show>
  );
}
