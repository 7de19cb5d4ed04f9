/** The turns of a session that are in force, from the first. */
import { moveCodec, type Op } from "@masume/games/sono";
import type { Session } from "@masume/kernel";

export function playedTurns({
  log,
  cursor,
}: Pick<Session<unknown, unknown>, "log" | "cursor">): readonly Op[] {
  return log.slice(0, cursor).flatMap(({ text }) => {
    const move = moveCodec.parse(text);
    return move.ok ? [move.value] : [];
  });
}
