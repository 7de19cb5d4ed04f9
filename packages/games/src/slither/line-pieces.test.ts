import { expect, test } from "vitest";
import { edgeNamed, markSymbol, noEdges, type Puzzle } from "./board.js";
import { linePieces } from "./line-pieces.js";

const puzzle: Puzzle = { width: 3, height: 2, clues: "......" };

test("lines that touch are one piece, others are their own", () => {
  const marks = [...noEdges(puzzle)];
  const edge = (name: string) => edgeNamed(puzzle, name)!;
  for (const name of ["h:0,0", "v:0,1", "h:2,2"]) marks[edge(name)] = markSymbol.line;
  expect(linePieces(puzzle, marks.join(""))).toEqual([[edge("h:0,0"), edge("v:0,1")], [edge("h:2,2")]]);
  marks[edge("v:1,2")] = markSymbol.line;
  marks[edge("h:1,1")] = markSymbol.line;
  expect(linePieces(puzzle, marks.join(""))).toHaveLength(1);
  expect(linePieces(puzzle, noEdges(puzzle))).toEqual([]);
});
