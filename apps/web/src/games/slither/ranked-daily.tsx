/**
 * The daily puzzle that there is a leaderboard for: begun with the server, answered
 * when it is solved. A hint or a look at the solution ends the attempt for good:
 * to play the puzzle again from the start does not bring it back.
 */

import { linkCode, puzzleCodec, rankedDaily } from "@masume/games/slither";
import { createEffect, createResource, type JSX, Show } from "solid-js";
import {
  answerAttempt,
  attemptAt,
  attemptChanges,
  beginAttempt,
  endHelpedAttempt,
} from "../../leaderboards/attempt.js";
import { DayStanding } from "../../leaderboards/standing.js";
import type { SidebarProps } from "../../play/game-ui.js";
import { puzzlePath } from "../../play/puzzle-path.js";
import { dailyQuery } from "./daily.js";

const board = "slither-daily";

function codeOf(text: string): string | undefined {
  const puzzle = puzzleCodec.parse(text);
  return puzzle.ok ? linkCode(puzzle.value) : undefined;
}

/** Where the day's puzzle stands, with its attempt begun; undefined where the server has no part in it. */
export async function beginRankedDaily(day: string): Promise<string | undefined> {
  const attempt = await beginAttempt(board, day);
  const code = attempt && codeOf(attempt.puzzles[0]!);
  return code && puzzlePath("slither", code) + dailyQuery(rankedDaily, day);
}

/** What came of it, beside the board. */
export function RankedDaily(props: SidebarProps): JSX.Element {
  const { play, query } = props;
  const day = query.get("daily") === rankedDaily.id ? query.get("day") : null;
  const isSolved = () => play.solvedIn() !== undefined;
  const [attempt] = createResource(
    () => day && attemptChanges(),
    () => attemptAt(board, day!),
  );
  // The day has another puzzle for those who play without the server.
  const isOther = () =>
    attempt.latest !== undefined &&
    attempt.latest.puzzles[0] !== play.game.codec.puzzle.format(play.session().puzzle);
  const hasEnded = () => attempt.latest?.refusal === "helped";
  createEffect(() => {
    if (!day || !attempt.latest || isOther()) return;
    if (play.hints() > 0) void endHelpedAttempt(board, day);
    else if (isSolved()) void answerAttempt(board, day, 0, play.session());
  });
  return (
    <Show when={!isOther() && (isSolved() || hasEnded()) && day}>
      {(known) => <DayStanding board={board} day={known()} isHelped={play.hints() > 0 || hasEnded()} />}
    </Show>
  );
}
