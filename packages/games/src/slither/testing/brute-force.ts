/**
 * All loops of a small board, by looking at every set of cells: a set is the inside
 * of a loop when its outline passes each node at most once and is in one piece.
 * Slow and plain, and so the measure of everything clever.
 */
import { cellCount, clueAt, edgeCount, edgesOfCell, edgesOfNode, nodeCount, type Puzzle } from "../board.js";

export interface BoardLoop {
  /** `1` where the loop runs, in edge order. */
  readonly edges: string;
  /** How many lines are around each cell. */
  readonly counts: Uint8Array;
}

const known = new Map<string, readonly BoardLoop[]>();

export function allLoops(width: number, height: number): readonly BoardLoop[] {
  const key = `${width}x${height}`;
  let loops = known.get(key);
  if (!loops) {
    loops = listLoops(width, height);
    known.set(key, loops);
  }
  return loops;
}

/** The solutions of a puzzle. */
export function solutionsOf(puzzle: Puzzle): readonly BoardLoop[] {
  const clues: [cell: number, clue: number][] = [];
  for (let cell = 0; cell < cellCount(puzzle); cell++) {
    const clue = clueAt(puzzle, cell);
    if (clue !== undefined) clues.push([cell, clue]);
  }
  return allLoops(puzzle.width, puzzle.height).filter(({ counts }) =>
    clues.every(([cell, clue]) => counts[cell] === clue),
  );
}

function listLoops(width: number, height: number): BoardLoop[] {
  const size = { width, height };
  const cells = cellCount(size);
  const sides = Array.from({ length: cells }, (_, cell) => edgesOfCell(size, cell));
  const spokes = Array.from({ length: nodeCount(size) }, (_, node) => edgesOfNode(size, node));
  const loops: BoardLoop[] = [];
  const edges = new Uint8Array(edgeCount(size));
  for (let inside = 1; inside < 1 << cells; inside++) {
    edges.fill(0);
    for (let cell = 0; cell < cells; cell++) {
      if ((inside >> cell) & 1) for (const edge of sides[cell]!) edges[edge]! ^= 1;
    }
    if (!isOneLoop(edges, spokes)) continue;
    const counts = Uint8Array.from(sides, (own) => own.reduce((sum, edge) => sum + edges[edge]!, 0));
    loops.push({ edges: edges.join("").replaceAll("0", "."), counts });
  }
  return loops;
}

function isOneLoop(edges: Uint8Array, spokes: readonly (readonly number[])[]): boolean {
  let first = -1;
  let nodesOnLine = 0;
  for (const [node, own] of spokes.entries()) {
    const degree = own.reduce((sum, edge) => sum + edges[edge]!, 0);
    if (degree !== 0 && degree !== 2) return false;
    if (degree === 0) continue;
    nodesOnLine++;
    first = node;
  }
  const ends = spokes.map((own) => own.filter((edge) => edges[edge] === 1));
  const nodeBeyond = (node: number, edge: number) =>
    ends.findIndex((own, other) => other !== node && own.includes(edge));
  let walked = 0;
  let node = first;
  let came = -1;
  do {
    const edge: number = ends[node]!.find((own) => own !== came)!;
    node = nodeBeyond(node, edge);
    came = edge;
    walked++;
  } while (node !== first);
  return walked === nodesOnLine;
}
