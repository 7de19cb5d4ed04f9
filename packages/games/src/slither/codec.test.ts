import fc from "fast-check";
import { expect, test } from "vitest";
import { linkCode, puzzleCodec } from "./codec.js";
import { anyPuzzle } from "./testing/arbitraries.js";

test("a link's code is one plain word, and comes back", () => {
  fc.assert(
    fc.property(anyPuzzle(12), (puzzle) => {
      const code = linkCode(puzzle);
      expect(encodeURIComponent(code)).toBe(code);
      expect(puzzleCodec.parse(code)).toEqual({ ok: true, value: puzzle });
    }),
  );
});
