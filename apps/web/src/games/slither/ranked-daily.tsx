/** The daily puzzle that there is a leaderboard for: begun with the server, answered when it is solved. */

import { linkCode, puzzleCodec, rankedDaily } from "@masume/games/slither";
import { type JSX, Show } from "solid-js";
import { beginAttempt } from "../../leaderboards/attempt.js";
import { RankedBoard } from "../../leaderboards/ranked-board.js";
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
export function RankedDaily<Puzzle, State, Move, Gesture>(
  props: SidebarProps<Puzzle, State, Move, Gesture>,
): JSX.Element {
  const day = () => (props.query.get("daily") === rankedDaily.id ? props.query.get("day") : null);
  return <Show when={day()}>{(known) => <RankedBoard board={board} day={known()} play={props.play} />}</Show>;
}
