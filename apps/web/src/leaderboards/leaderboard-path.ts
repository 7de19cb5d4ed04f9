/** The address of a leaderboard. */
import type { BoardName } from "./attempt.js";

export function leaderboardPath(board: BoardName, day?: string): string {
  return `/leaderboards?board=${board}${day === undefined ? "" : `&day=${day}`}`;
}
