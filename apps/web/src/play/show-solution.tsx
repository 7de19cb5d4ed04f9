/** The solver's answer, to be watched by those who give up; asked twice, for it cannot be unseen. */
import { message } from "@masume/kernel";
import { createSignal, type JSX, Show } from "solid-js";
import { t } from "../i18n/translator.js";
import { solve } from "../platform/workers/engine-client.js";
import type { Play } from "./play.js";
import { stoppedNotice } from "./stopped-notice.js";

export function ShowSolution(props: {
  readonly play: Play;
  readonly onMoves: (moves: readonly string[]) => void;
}): JSX.Element {
  const [asking, setAsking] = createSignal(false);
  const { play } = props;

  async function show(): Promise<void> {
    setAsking(false);
    play.countHint();
    const { game, puzzle } = play;
    const answer = await solve({ game: game.id, puzzle: game.codec.puzzle.format(puzzle) }).catch(
      () => undefined,
    );
    if (!answer) return play.notify(stoppedNotice(show));
    if (answer.verdict === "solved") {
      props.onMoves(answer.moves);
      return;
    }
    const reason = answer.verdict === "unsolvable" ? answer.reason : undefined;
    const text = reason ? message(reason.code, reason.params) : message(`solution.${answer.verdict}`);
    play.notify({ tone: "warning", text, at: reason?.at ?? [] });
  }

  return (
    <Show
      when={asking()}
      fallback={
        <button type="button" class="quiet" onClick={() => setAsking(true)}>
          {t("solution.show")}
        </button>
      }
    >
      <span>{t("solution.sure")}</span>
      <button type="button" class="quiet" onClick={show}>
        {t("solution.yes")}
      </button>
      <button type="button" class="quiet" onClick={() => setAsking(false)}>
        {t("solution.no")}
      </button>
    </Show>
  );
}
