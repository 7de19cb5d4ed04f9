/** The turns of a session that are in force, from the first. */
import { moveCodec, type Op } from "@masume/games/sono";
import { parseOrThrow, type Session } from "@masume/kernel";

export function playedTurns({
  log,
  cursor,
}: Pick<Session<unknown, unknown>, "log" | "cursor">): readonly Op[] {
  return log.slice(0, cursor).map(({ text }) => parseOrThrow(moveCodec, text));
}
