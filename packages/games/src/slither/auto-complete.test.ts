import fc from "fast-check";
import { expect, test } from "vitest";
import { autoComplete } from "./auto-complete.js";
import { type Edges, edgeCount, type Puzzle } from "./board.js";
import { play, type State, start, status } from "./rules.js";
import { anyEdges, anyPuzzle } from "./testing/arbitraries.js";
import { allLoops, solutionsOf } from "./testing/brute-force.js";

const drawn = (edges: Edges): State => ({ edges, locked: "" });

/** Notes on a small board: anything, or the crosses round a loop, some of its lines drawn, perhaps one mark amiss. */
const anyNotes: fc.Arbitrary<{ puzzle: Puzzle; edges: Edges }> = anyPuzzle(3, "......123?").chain(
  (puzzle) => {
    const loops = allLoops(puzzle.width, puzzle.height);
    const round = fc
      .tuple(fc.nat(loops.length - 1), anyEdges(puzzle), fc.nat(2 * edgeCount(puzzle)))
      .map(([loop, noise, slip]) =>
        Array.from(loops[loop]!.edges, (symbol, edge) => {
          if (edge === slip) return noise[edge]!;
          return symbol === "." ? "x" : noise[edge] === "1" ? "1" : ".";
        }).join(""),
      );
    return fc.oneof(round, anyEdges(puzzle)).map((edges) => ({ puzzle, edges }));
  },
);

test("a board is completed exactly when the edges not crossed out are a solution, and then it is solved", () => {
  let completed = 0;
  fc.assert(
    fc.property(anyNotes, ({ puzzle, edges }) => {
      const left = edges.replaceAll(".", "1").replaceAll("x", ".");
      const isLeft = edges.includes("x") && solutionsOf(puzzle).some((solution) => solution.edges === left);
      const move = autoComplete(puzzle, drawn(edges));
      expect(move !== undefined).toBe(isLeft && edges.includes("."));
      if (!move) return;
      completed++;
      const played = play(puzzle, drawn(edges), move);
      expect(played.ok && played.value.edges).toBe(edges.replaceAll(".", "1"));
      expect(played.ok && status(puzzle, played.value).phase).toBe("solved");
    }),
    { numRuns: 600, seed: 3 },
  );
  expect(completed).toBeGreaterThan(50);
});

test("nothing is completed before something is ruled out, though the whole board is a loop", () => {
  const puzzle: Puzzle = { width: 1, height: 1, clues: "4" };
  expect(autoComplete(puzzle, start(puzzle))).toBeUndefined();
  expect(autoComplete(puzzle, drawn("11.."))).toBeUndefined();
});

test("what is locked stays as it is", () => {
  const puzzle: Puzzle = { width: 2, height: 1, clues: "3." };
  const locked = play(puzzle, drawn("1.1.1x."), { kind: "lock" });
  if (!locked.ok) throw new Error("refused");
  const move = autoComplete(puzzle, locked.value);
  const played = move && play(puzzle, locked.value, move);
  expect(played?.ok && played.value).toEqual({ edges: "11111x1", locked: locked.value.locked });
});
