/** A kept session as a card: the board as it was left, how far one had come, and how hard it is. */

import { loadSession, message } from "@masume/kernel";
import { createMemo, type JSX, Show } from "solid-js";
import { Dynamic } from "solid-js/web";
import type { PageGame } from "../board/page-game.js";
import { formatDuration } from "../i18n/format.js";
import { formatMessage, t } from "../i18n/translator.js";
import type { SessionRecord } from "../platform/storage/schema.js";
import type { GameUi } from "./game-ui.js";
import { PuzzleCard } from "./puzzle-card.js";

interface Opened {
  readonly game: PageGame;
  readonly ui: Pick<GameUi, "messages" | "library">;
}

export function RecordCard(props: { readonly open: Opened; readonly record: SessionRecord }): JSX.Element {
  const messages = () => [props.open.game.messages, props.open.ui.messages];
  const session = createMemo(() => {
    const loaded = loadSession(props.open.game, props.record.saved);
    return loaded.ok ? loaded.value : undefined;
  });
  const note = () => {
    const { solvedIn, ended, progress, note: said } = props.record;
    if (said) return formatMessage(said, ...messages());
    if (ended) {
      const { value, of, moves } = ended.score;
      return formatMessage(message("over.result", { value, of, moves }), ...messages());
    }
    return solvedIn === undefined
      ? t("progress", progress)
      : t("solved.time", { time: formatDuration(solvedIn) });
  };
  const share = () => {
    const { solvedIn, ended, progress, note: said } = props.record;
    if (said || ended || solvedIn !== undefined || progress.of === 0) return undefined;
    return `${Math.round((100 * progress.value) / progress.of)}%`;
  };
  return (
    <Show when={session()}>
      {(known) => (
        <div class="record-card">
          <PuzzleCard
            game={props.open.game}
            puzzle={known().puzzle}
            state={known().state}
            href={props.record.href}
            title={formatMessage(props.record.title, ...messages())}
            note={
              <>
                {note()}
                <Show when={share()}>
                  {(done) => <span class="card-progress" aria-hidden="true" style={{ "--done": done() }} />}
                </Show>
              </>
            }
          />
          <Show when={props.record.grade}>
            {(grade) => <Dynamic component={props.open.ui.library.grading?.Badge} grade={grade()} />}
          </Show>
        </div>
      )}
    </Show>
  );
}
