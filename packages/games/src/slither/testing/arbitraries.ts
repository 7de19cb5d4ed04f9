/** Boards for property tests. */
import fc from "fast-check";
import { type Edges, edgeCount, type Puzzle } from "../board.js";

export function anyPuzzle(maxSide: number, symbols = "....01234?"): fc.Arbitrary<Puzzle> {
  return fc
    .tuple(fc.integer({ min: 1, max: maxSide }), fc.integer({ min: 1, max: maxSide }))
    .chain(([width, height]) =>
      fc
        .array(fc.constantFrom(...symbols), { minLength: width * height, maxLength: width * height })
        .map((clues) => ({ width, height, clues: clues.join("") })),
    );
}

export function anyEdges(puzzle: Puzzle): fc.Arbitrary<Edges> {
  const length = edgeCount(puzzle);
  return fc
    .array(fc.constantFrom("1", "x", "."), { minLength: length, maxLength: length })
    .map((marks) => marks.join(""));
}
