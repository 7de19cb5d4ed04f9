/**
 * Stroke boards to measure with, from fixed seeds. Boards with a line: a random
 * path through the whole grid (backbite walk: Oberdorf, Ferguson, Jacobsen and
 * Kondev 2006) with both ends trimmed until they lie on the border. Boards
 * without one: the same with two other ends, as long as they pass what everybody
 * checks first (colours, dead ends) and our exact solver finds nothing, which the
 * peers then confirm or deny.
 */
import { cellAt, findLine, isOnBorder, type Puzzle } from "@masume/games/stroke";
import { createRandom, neighbourTable, type Random } from "@masume/kernel";

/** One cell in so many is blocked. */
const blockedShare = 8;

export function boardsWithLine(size: number, count: number): readonly Puzzle[] {
  const random = createRandom(`bench/with/${size}`);
  return Array.from({ length: count }, () => boardOf(size, trimmedPath(size, random)));
}

export function boardsWithoutLine(size: number, count: number): readonly Puzzle[] {
  const random = createRandom(`bench/without/${size}`);
  const boards: Puzzle[] = [];
  while (boards.length < count) {
    const board = withOtherEnds(size, trimmedPath(size, random), random);
    if (board && findLine(board).verdict === "unsolvable") boards.push(board);
  }
  return boards;
}

/** A board whose open cells are these, from the first to the last. */
function boardOf(size: number, path: readonly number[]): Puzzle {
  const open = new Set(path);
  const blocked = Array.from({ length: size * size }, (_, cell) => cell).filter((cell) => !open.has(cell));
  return {
    size,
    blocked: blocked.map((cell) => cellAt(size, cell)),
    start: cellAt(size, path[0]!),
    goal: cellAt(size, path.at(-1)!),
  };
}

function trimmedPath(size: number, random: Random): readonly number[] {
  const neighbours = neighbourTable(size, size);
  const path = Array.from({ length: size * size }, (_, i) => {
    const row = Math.floor(i / size);
    return row % 2 === 0 ? i : row * size + (size - 1 - (i % size));
  });
  const extra = Math.floor((size * size) / blockedShare);
  for (;;) {
    for (let step = 0; step < 10 * path.length; step++) backbite(path, neighbours, random);
    for (const cut of random.shuffle(Array.from({ length: extra + 1 }, (_, i) => i))) {
      const kept = path.slice(cut, path.length - (extra - cut));
      const ends = [kept[0]!, kept.at(-1)!];
      if (ends.every((cell) => isOnBorder(size, cellAt(size, cell)))) return kept;
    }
  }
}

/** Joins an end of the path to a neighbour, and opens the loop this makes beside it. */
function backbite(path: number[], neighbours: Int32Array, random: Random): void {
  if (random.below(2) === 1) path.reverse();
  const other = neighbours[path[0]! * 4 + random.below(4)]!;
  if (other < 0) return;
  const at = path.indexOf(other);
  const turned = path.slice(0, at).reverse();
  for (const [i, cell] of turned.entries()) path[i] = cell;
}

function withOtherEnds(size: number, path: readonly number[], random: Random): Puzzle | undefined {
  const colour = (cell: number): number => (Math.floor(cell / size) + cell) % 2;
  const border = random.shuffle(path.filter((cell) => isOnBorder(size, cellAt(size, cell))));
  const start = border.find((cell) => colour(cell) === colour(path[0]!));
  const goal = border.find((cell) => cell !== start && colour(cell) === colour(path.at(-1)!));
  if (start === undefined || goal === undefined) return undefined;
  const neighbours = neighbourTable(size, size);
  const isDeadEnd = (cell: number): boolean => {
    const beside = [...neighbours.subarray(cell * 4, cell * 4 + 4)].filter((other) => path.includes(other));
    return beside.length < (cell === start || cell === goal ? 1 : 2);
  };
  if (path.some(isDeadEnd)) return undefined;
  const between = path.filter((cell) => cell !== start && cell !== goal);
  return boardOf(size, [start, ...between, goal]);
}
