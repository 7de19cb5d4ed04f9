import fc from "fast-check";
import { expect, test } from "vitest";
import { clueAt, edgeNamed, edgesOfCell, edgesOfNode, markSymbol, noEdges, type Puzzle } from "./board.js";
import { finishingCrosses } from "./finishing-crosses.js";
import { play } from "./rules.js";
import { anyEdges, anyPuzzle } from "./testing/arbitraries.js";

const puzzle: Puzzle = { width: 2, height: 2, clues: "1..." };
const both = { clues: true, points: true };

function withLines(...names: readonly string[]): string {
  const marks = [...noEdges(puzzle)];
  for (const name of names) marks[edgeNamed(puzzle, name)!] = markSymbol.line;
  return marks.join("");
}

test("a clue that has its lines, and a point where two lines meet", () => {
  const before = noEdges(puzzle);
  const clue = finishingCrosses(puzzle, before, withLines("h:0,0"), { clues: true, points: false });
  expect(clue).toMatchObject({ kind: "set" });
  expect(clue?.kind === "set" && clue.changes.map(({ edge }) => edge).sort()).toEqual([
    "h:1,0",
    "v:0,0",
    "v:0,1",
  ]);
  const point = finishingCrosses(puzzle, before, withLines("h:1,0", "h:1,1"), { clues: false, points: true });
  expect(point?.kind === "set" && point.changes.map(({ edge }) => edge).sort()).toEqual(["v:0,1", "v:1,1"]);
});

test("nothing for what was finished before, or when switched off", () => {
  const drawn = withLines("h:0,0");
  expect(finishingCrosses(puzzle, drawn, drawn, both)).toBeUndefined();
  expect(finishingCrosses(puzzle, noEdges(puzzle), drawn, { clues: false, points: false })).toBeUndefined();
});

test("crosses out only empty edges, of finished clues and points alone", () => {
  const boards = anyPuzzle(4).chain((board) =>
    fc.tuple(fc.constant(board), anyEdges(board), anyEdges(board)),
  );
  fc.assert(
    fc.property(boards, ([board, before, after]) => {
      const move = finishingCrosses(board, before, after, both);
      if (move?.kind !== "set") return;
      const lines = (around: readonly number[]) => around.filter((edge) => after[edge] === "1").length;
      for (const { edge: name } of move.changes) {
        const edge = edgeNamed(board, name)!;
        expect(after[edge]).toBe(markSymbol.empty);
        const cells = Array.from(board.clues, (_, cell) => cell).filter((cell) =>
          edgesOfCell(board, cell).includes(edge),
        );
        const nodes = Array.from({ length: (board.width + 1) * (board.height + 1) }, (_, node) => node);
        const isFinished =
          cells.some((cell) => clueAt(board, cell) === lines(edgesOfCell(board, cell))) ||
          nodes.some((node) => {
            const around = edgesOfNode(board, node);
            return around.includes(edge) && lines(around) === 2;
          });
        expect(isFinished).toBe(true);
      }
      expect(play(board, { edges: after, locked: "" }, move).ok).toBe(true);
    }),
  );
});
