import fc from "fast-check";
import { expect, test } from "vitest";
import { linkCode, moveCodec, puzzleCodec } from "./codec.js";
import { readPuzzle } from "./read-puzzle.js";
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

test("what only other programs write is read by those who ask for it", () => {
  const loopy = "3x3t0:a3b3b3a";
  expect(readPuzzle(loopy)).toEqual({ ok: true, value: { width: 3, height: 3, clues: ".3..3..3." } });
  expect(readPuzzle("pzprv3/slither/1/2/3 . /")).toEqual({
    ok: true,
    value: { width: 2, height: 1, clues: "3." },
  });
  expect(puzzleCodec.parse("pzprv3/slither/1/2/3 . /").ok).toBe(false);
  expect(puzzleCodec.parse(loopy)).toMatchObject({ ok: false, error: { reason: { key: "input.unknown" } } });
  expect(readPuzzle("2~2~1$")).toEqual(puzzleCodec.parse("2~2~1$"));
});

test("earlier words for locking are still read", () => {
  expect(moveCodec.parse("fix")).toEqual({ ok: true, value: { kind: "lock" } });
  expect(moveCodec.parse("release")).toEqual({ ok: true, value: { kind: "unlock" } });
  expect(moveCodec.format({ kind: "lock" })).toBe("lock");
});

test("moves come back on the last row and column of the largest board, and a shade that is taken away", () => {
  for (const text of ["h:100,99=1", "v:99,100=x v:0,0=.", "c:99,99=i", "c:0,0=o", "c:1,2=.", "unlock"]) {
    const move = moveCodec.parse(text);
    expect(move.ok && moveCodec.format(move.value)).toBe(text);
  }
  for (const text of [
    "h:101,0=1",
    "v:0,101=1",
    "c:100,0=i",
    "h:01,0=1",
    "c:0,0=x",
    "h:0,0=1 c:0,0=i",
    "c:0,0=i h:0,0=1",
  ]) {
    expect(moveCodec.parse(text), text).toMatchObject({ error: { reason: { key: "input.move" } } });
  }
});
