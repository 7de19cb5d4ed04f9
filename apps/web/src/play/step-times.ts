/**
 * What one input did, as the log of a session shows it: its moves carry the same time,
 * which those of no other input have, and are undone and redone together.
 */
import type { Session } from "@masume/kernel";

/** The time of a new step: the clock of a solved board stands still, and a quick hand may be twice within a millisecond. */
export function timeOfStep({ log, cursor }: Session<unknown, unknown>, now: number): number {
  return Math.max(Math.round(now), (log[cursor - 1]?.at ?? -1) + 1);
}

/** The place in the log one step back or on. */
export function besideStep({ log, cursor }: Session<unknown, unknown>, direction: -1 | 1): number {
  const moveAt = (place: number) => log[direction < 0 ? place - 1 : place];
  const time = moveAt(cursor)?.at;
  let place = cursor;
  while (time !== undefined && moveAt(place)?.at === time) place += direction;
  return place;
}
