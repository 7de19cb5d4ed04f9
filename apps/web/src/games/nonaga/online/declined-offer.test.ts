/** What counts as a no. */
import type { MatchState } from "@masume/protocol";
import { expect, test } from "vitest";
import { declinedOffer } from "./declined-offer.js";

const none = { draw: null, takeback: null, rematch: null } as const;

function match(turns: number, changes: Partial<MatchState> = {}): MatchState {
  const empty = { phase: "playing", offers: none, next: null } as Partial<MatchState>;
  return { ...empty, turns: Array.from({ length: turns }, () => "-"), ...changes } as MatchState;
}

const asked = (turns: number, kind: "draw" | "takeback") =>
  match(turns, { offers: { ...none, [kind]: "red" } });

test("a draw is declined by a word or by a move of the other, not by one's own move or by the end", () => {
  expect(declinedOffer(asked(2, "draw"), match(2), "red")).toBe("draw");
  expect(declinedOffer(asked(3, "draw"), match(4), "red")).toBe("draw");
  expect(declinedOffer(asked(2, "draw"), match(3), "red")).toBeUndefined();
  expect(declinedOffer(asked(2, "draw"), match(2, { phase: "over" }), "red")).toBeUndefined();
  expect(declinedOffer(asked(2, "draw"), match(2), "blue")).toBeUndefined();
  expect(declinedOffer(asked(2, "draw"), asked(2, "draw"), "red")).toBeUndefined();
});

test("a takeback that was granted, a rematch that was agreed on", () => {
  expect(declinedOffer(asked(3, "takeback"), match(2), "red")).toBeUndefined();
  expect(declinedOffer(asked(3, "takeback"), match(4), "red")).toBe("takeback");
  const over = match(5, { phase: "over", offers: { ...none, rematch: "red" } });
  expect(declinedOffer(over, match(5, { phase: "over" }), "red")).toBe("rematch");
  expect(declinedOffer(over, match(5, { phase: "over", next: "n" }), "red")).toBeUndefined();
});
