/**
 * Crosses that go without saying: round a clue that has just got its last line, and at
 * a point where two lines have just met. Only what the last lines finished is looked
 * at, so a cross that somebody takes away does not come back.
 */
import {
  cellCount,
  clueAt,
  type Edges,
  edgeName,
  edgesOfCell,
  edgesOfNode,
  markSymbol,
  nodeCount,
  type Puzzle,
} from "./board.js";
import type { Move } from "./rules.js";

export interface Finishing {
  readonly clues: boolean;
  readonly points: boolean;
}

const { line, empty } = markSymbol;

/** The move that crosses them out; undefined when there is nothing to cross out. */
export function finishingCrosses(
  puzzle: Puzzle,
  before: Edges,
  after: Edges,
  finishing: Finishing,
): Move | undefined {
  const crossed = new Set<number>();
  function finish(around: readonly number[], lines: number): void {
    if (!around.some((edge) => after[edge] === line && before[edge] !== line)) return;
    if (around.filter((edge) => after[edge] === line).length !== lines) return;
    for (const edge of around) if (after[edge] === empty) crossed.add(edge);
  }
  for (let cell = 0; finishing.clues && cell < cellCount(puzzle); cell++) {
    const clue = clueAt(puzzle, cell);
    if (clue !== undefined) finish(edgesOfCell(puzzle, cell), clue);
  }
  for (let node = 0; finishing.points && node < nodeCount(puzzle); node++)
    finish(edgesOfNode(puzzle, node), 2);
  if (crossed.size === 0) return undefined;
  return {
    kind: "set",
    changes: [...crossed].map((edge) => ({ edge: edgeName(puzzle, edge), to: "cross" })),
  };
}
