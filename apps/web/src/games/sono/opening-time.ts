/** A problem with a start time is not shown before it. */
import type { Puzzle } from "@masume/games/sono";

const tickMs = 250;

/** In milliseconds of Unix time. */
export function opensAt({ startsAt = 0 }: Puzzle): number {
  return startsAt * 1000;
}

export function isEarly(puzzle: Puzzle): boolean {
  return Date.now() < opensAt(puzzle);
}

/** By looking at the clock again and again: it may be set, and a timer has a limit. */
export function untilOpen(puzzle: Puzzle): Promise<void> | undefined {
  if (!isEarly(puzzle)) return undefined;
  return new Promise((resolve) => {
    const ticking = setInterval(() => {
      if (isEarly(puzzle)) return;
      clearInterval(ticking);
      resolve();
    }, tickMs);
  });
}
