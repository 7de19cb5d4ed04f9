/**
 * A day's attempt beside the board: what counts while it lasts, and what came of it.
 * It is answered when the game has ended. A hint or a look at the solution ends the
 * attempt for good: to play the puzzle again from the start does not bring it back.
 * What would check the board is switched off meanwhile.
 */
import type { LeaderboardName } from "@masume/protocol";
import { createEffect, createResource, type JSX, Match, onCleanup, Switch } from "solid-js";
import type { Play } from "../play/play.js";
import { answerAttempt, attemptAt, attemptChanges, endHelpedAttempt } from "./attempt.js";
import { t } from "./messages.js";
import { DayStanding } from "./standing.js";

export function RankedBoard<Puzzle, State, Move, Gesture>(props: {
  readonly board: LeaderboardName;
  readonly day: string;
  readonly play: Play<Puzzle, State, Move, Gesture>;
}): JSX.Element {
  const { board, day, play } = props;
  const isFinished = () => play.solvedIn() !== undefined || play.ended() !== undefined;
  const [attempt] = createResource(attemptChanges, () => attemptAt(board, day));
  // The day has another puzzle for those who play without the server.
  const isOther = () =>
    attempt.latest !== undefined &&
    attempt.latest.puzzles[0] !== play.game.codec.puzzle.format(play.session().puzzle);
  const hasEnded = () => attempt.latest?.refusal === "helped";
  const isUnderWay = () =>
    attempt.latest !== undefined &&
    !isOther() &&
    !isFinished() &&
    attempt.latest.refusal === undefined &&
    attempt.latest.answers.length === 0;
  createEffect(() => play.setRanked(isUnderWay()));
  onCleanup(() => play.setRanked(false));
  createEffect(() => {
    if (!attempt.latest || isOther()) return;
    if (play.hints() > 0) void endHelpedAttempt(board, day);
    else if (isFinished() && play.status().phase !== "open")
      void answerAttempt(board, day, 0, play.session());
  });
  return (
    <Switch>
      <Match when={isUnderWay()}>
        <p class="contest-note">
          <small>{t("under-way")}</small>
        </p>
      </Match>
      <Match when={!isOther() && (isFinished() || hasEnded())}>
        <DayStanding board={board} day={day} isHelped={play.hints() > 0 || hasEnded()} />
      </Match>
    </Switch>
  );
}
