/** Whether the other side has said no: seen from how a match changes, for moving on is an answer too. */
import type { MatchState, OfferKind, Side } from "@masume/protocol";

export const offerKinds: readonly OfferKind[] = ["draw", "takeback", "rematch"];

/** The offer of this side that the other has just declined, by saying so or by moving on. */
export function declinedOffer(before: MatchState, after: MatchState, side: Side): OfferKind | undefined {
  return offerKinds.find((kind) => before.offers[kind] === side && !after.offers[kind] && isDeclined(kind));

  function isDeclined(kind: OfferKind): boolean {
    if (kind === "rematch") return after.next === null;
    if (after.phase !== "playing") return false;
    const [was, is] = [before.turns.length, after.turns.length];
    // Fewer turns: the takeback was granted. One's own turn withdraws what one had asked for.
    return is >= was && (is === was || sideAt(was) !== side);
  }
}

/** Whose turn it is after so many. */
export function sideAt(ply: number): Side {
  return ply % 2 === 0 ? "red" : "blue";
}
