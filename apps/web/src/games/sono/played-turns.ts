/** The turns of a session that are in force, from the first. */
import { moveCodec, type Op } from "@masume/games/sono";
import { movesInForce, parseOrThrow, type Session } from "@masume/kernel";

export function playedTurns(session: Pick<Session<unknown, unknown>, "log" | "cursor">): readonly Op[] {
  return movesInForce(session).map(({ text }) => parseOrThrow(moveCodec, text));
}
