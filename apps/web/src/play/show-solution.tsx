/** The solver's answer, to be watched by those who give up; asked twice, for it cannot be unseen. */
import { message } from "@masume/kernel";
import type { JSX } from "solid-js";
import { t } from "../i18n/translator.js";
import { solve } from "../platform/workers/engine-client.js";
import { Confirm } from "../ui/confirm.js";
import type { Play } from "./play.js";
import { stoppedNotice } from "./stopped-notice.js";

export function ShowSolution(props: {
  readonly play: Play;
  readonly onMoves: (moves: readonly string[]) => void;
}): JSX.Element {
  const { play } = props;

  async function show(): Promise<void> {
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
    <Confirm
      label={t("solution.show")}
      question={t("solution.sure")}
      yes={t("solution.yes")}
      no={t("solution.no")}
      isQuiet
      onYes={show}
    />
  );
}
