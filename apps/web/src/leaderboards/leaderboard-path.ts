/** The address of a leaderboard. */
import type { LeaderboardName } from "@masume/protocol";

export function leaderboardPath(board: LeaderboardName, day?: string): string {
  return `/leaderboards?board=${board}${day === undefined ? "" : `&day=${day}`}`;
}
