/**
 * What came of a day's attempt, beside the board: answered when the game has ended. A hint or
 * a look at the solution ends the attempt for good: to play the puzzle again from the
 * start does not bring it back.
 */
import type { LeaderboardName } from "@masume/protocol";
import { createEffect, createResource, type JSX, Show } from "solid-js";
import type { Play } from "../play/play.js";
import { answerAttempt, attemptAt, attemptChanges, endHelpedAttempt } from "./attempt.js";
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
  createEffect(() => {
    if (!attempt.latest || isOther()) return;
    if (play.hints() > 0) void endHelpedAttempt(board, day);
    else if (isFinished() && play.status().phase !== "open")
      void answerAttempt(board, day, 0, play.session());
  });
  return (
    <Show when={!isOther() && (isFinished() || hasEnded())}>
      <DayStanding board={board} day={day} isHelped={play.hints() > 0 || hasEnded()} />
    </Show>
  );
}
