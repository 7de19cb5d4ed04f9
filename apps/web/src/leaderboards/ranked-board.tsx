/**
 * A day's attempt beside the board: what counts while it lasts, and what came of it.
 * It is answered when the game has ended. Meanwhile there is no help; who wants some
 * ends the attempt for good: to play the puzzle again from the start does not bring it back.
 */
import type { LeaderboardName } from "@masume/protocol";
import { createEffect, createMemo, createResource, type JSX, Match, onCleanup, Switch } from "solid-js";
import type { Play } from "../play/play.js";
import { answerAttempt, attemptAt, attemptChanges, endAttempt, isRunning } from "./attempt.js";
import { AttemptNote } from "./running-attempt.js";
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
  const running = createMemo(() => {
    const known = attempt.latest;
    return known && isRunning(known) && !isOther() && !isFinished() ? known : undefined;
  });
  createEffect(() => play.setRanked(running() !== undefined));
  onCleanup(() => play.setRanked(false));
  createEffect(() => {
    if (!attempt.latest || isOther()) return;
    if (play.hints() > 0) void endAttempt({ board, day });
    else if (isFinished() && play.status().phase !== "open")
      void answerAttempt(board, day, 0, play.session());
  });
  return (
    <Switch>
      <Match when={running()}>{(known) => <AttemptNote attempt={known()} />}</Match>
      <Match when={!isOther() && (isFinished() || hasEnded())}>
        <DayStanding board={board} day={day} isHelped={play.hints() > 0 || hasEnded()} />
      </Match>
    </Switch>
  );
}
