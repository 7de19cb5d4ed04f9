import fc from "fast-check";
import { expect, test } from "vitest";
import { linkCode, moveCodec, puzzleCodec } from "./codec.js";
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

test("a bad code says where in the code", () => {
  const positionIn = (text: string) => {
    const read = puzzleCodec.parse(text);
    return read.ok || read.error.position;
  };
  expect(positionIn("2~2~1$")).toEqual({ line: 1, column: 6 });
  expect(positionIn("2~101~1")).toEqual({ line: 1, column: 3 });
  expect(positionIn("slither/2/2/1$")).toEqual({ line: 1, column: 14 });
});

test("earlier words for locking are still read", () => {
  expect(moveCodec.parse("fix")).toEqual({ ok: true, value: { kind: "lock" } });
  expect(moveCodec.parse("release")).toEqual({ ok: true, value: { kind: "unlock" } });
  expect(moveCodec.format({ kind: "lock" })).toBe("lock");
});
