/** Slither boards for the browser tests: where their points are on the screen, and the loop as a sequence of points. */
import {
  edgesOfNode,
  markSymbol,
  nodesOfEdge,
  type Puzzle,
  puzzleCodec,
  solveExactly,
} from "@masume/games/slither";
import { finish } from "@masume/kernel";
import type { Page } from "@playwright/test";
import { middleOf, type Point } from "./pointer-input.js";

/** Ten by ten, level 2, turned by half onto itself. */
export const tenCode = "10~10~862271ci222b672ch23111c236636221727722b22322ch267c122ci382278d";

export const tenPath: string = `/slither/play/${tenCode}`;

/** Five by five, with a single loop. */
export const fiveCode = "5~5~b38d227cg2866b";
export const fivePath: string = `/slither/play/${fiveCode}`;

export function puzzleOf(code: string): Puzzle {
  const puzzle = puzzleCodec.parse(code);
  if (!puzzle.ok) throw new Error(code);
  return puzzle.value;
}

export type Node = readonly [row: number, column: number];

/** The points of the only loop, one after the other, the first one again at the end. */
export function loopWalk(puzzle: Puzzle): readonly Node[] {
  const solutions = finish(solveExactly(puzzle));
  if (solutions.status !== "unique") throw new Error("no single loop");
  const { loop } = solutions;
  const isLine = (edge: number) => loop[edge] === markSymbol.line;
  let edge = loop.indexOf(markSymbol.line);
  const [first] = nodesOfEdge(puzzle, edge);
  const walk = [first];
  for (;;) {
    const node = nodesOfEdge(puzzle, edge).find((end) => end !== walk.at(-1))!;
    walk.push(node);
    if (node === first) break;
    edge = edgesOfNode(puzzle, node).find((next) => next !== edge && isLine(next))!;
  }
  return walk.map((node) => [Math.floor(node / (puzzle.width + 1)), node % (puzzle.width + 1)]);
}

/** The keys that draw the only loop with the cursor on the first point. */
export function keysOfLoop(puzzle: Puzzle): readonly string[] {
  const walk = loopWalk(puzzle);
  const arrow = ([row, column]: Node, [toRow, toColumn]: Node) =>
    toRow > row ? "ArrowDown" : toRow < row ? "ArrowUp" : toColumn > column ? "ArrowRight" : "ArrowLeft";
  const [row, column] = walk[0]!;
  return [
    ...Array<string>(2 * row).fill("ArrowDown"),
    ...Array<string>(2 * column).fill("ArrowRight"),
    ...walk.slice(1).map((node, i) => `Shift+${arrow(walk[i]!, node)}`),
  ];
}

/** The points at which a walk turns, and its two ends. */
export function cornersOf(walk: readonly Node[]): readonly Node[] {
  return walk.filter((_, i) => {
    const [before, after] = [walk[i - 1], walk[i + 1]];
    return !before || !after || (before[0] !== after[0] && before[1] !== after[1]);
  });
}

/** Where the points of a board are on the screen. */
export async function pointer(page: Page, puzzle: Puzzle): Promise<(node: Node) => Point> {
  const corner = (row: number, column: number) =>
    middleOf(page.locator(`[data-target="n:${row},${column}"]`));
  const [from, to] = [await corner(0, 0), await corner(puzzle.height, puzzle.width)];
  return ([row, column]) => ({
    x: from.x + ((to.x - from.x) * column) / puzzle.width,
    y: from.y + ((to.y - from.y) * row) / puzzle.height,
  });
}
