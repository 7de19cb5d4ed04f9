/**
 * Whether a person can have played so. The times of the moves are the device's own
 * and can be made up; made-up times still have to fit the time that the server saw
 * pass, and leave the hand a moment for every cell and every move. Who lets a solver play as slowly
 * as a person is not found out.
 */

export interface PlayedTimes {
  /** Milliseconds of play before each move. */
  readonly times: readonly number[];
  /** Those of the puzzles solved before in the same attempt. */
  readonly earlier: readonly (readonly number[])[];
  readonly cells: number;
  /** Since the attempt began, by the server's clock. */
  readonly elapsedMs: number;
  readonly minMsPerCell: number;
  /** On average; none where moves that follow from each other are played at once. */
  readonly minMsPerMove?: number;
}

/** Clocks differ a little: play may have taken so much more than the server saw pass. */
const tolerance = 1.1;

export function isPlausible(played: PlayedTimes): boolean {
  const { times, earlier, cells, elapsedMs, minMsPerCell, minMsPerMove = 0 } = played;
  const [first, last] = [times[0], times.at(-1)];
  if (first === undefined || last === undefined) return false;
  if (times.some((time, i) => i > 0 && time < times[i - 1]!)) return false;
  const playedMs = earlier.reduce((sum, before) => sum + (before.at(-1) ?? 0), last);
  if (playedMs > elapsedMs * tolerance) return false;
  const min = Math.max(cells * minMsPerCell, times.length * minMsPerMove);
  // Thinking takes no moves: half of it has to be left to the hand, unless one move draws everything.
  return last >= min && (times.length === 1 || last - first >= min / 2);
}
