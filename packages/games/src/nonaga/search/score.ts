/** How scores tell of wins: seen by the mover, a win now less one for every turn until it. */
export const winScore = 30_000;
/** Scores from here on are wins that have been seen to their end. */
export const winThreshold = 29_000;

/** The number of the mover's turns until the win that a score tells of; undefined when it tells of none. */
export function winIn(score: number): number | undefined {
  return score >= winThreshold ? (winScore - score + 1) >> 1 : undefined;
}

/** The number of the opponent's turns until the loss that a score tells of. */
export function lossIn(score: number): number | undefined {
  return score <= -winThreshold ? (winScore + score) >> 1 : undefined;
}
