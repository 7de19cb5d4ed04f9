/**
 * An answer that always comes out, however long: the board is filled by rule,
 * without search. Two rows along the top of what is free are laid with dominoes,
 * then two columns along its left, until a 4 × 4 corner is left, which is solved
 * exactly. It is the proof that every board can be solved, and what a search
 * that fails can fall back upon.
 *
 * A domino keeps the value at the far cell of its place. The twin is brought to
 * the cell beside the far one, away from the filled line, by 2 × 2 turns among
 * free cells; then the 2 × 2 block of the three cells is turned until both lie
 * along the line: back by a quarter for a row, on by a quarter for a column. The
 * free cells always hold a rectangle at least three cells deep behind the line,
 * whose 2 × 2 blocks link all its cells, so bringing cannot fail; nor does it
 * move the far cell, which is not free meanwhile.
 */
import { type Op, turnCells } from "../board.js";
import { exactFour } from "./exact-four.js";

const lastSize = 4;

/** Operations that make all pairs of the board. */
export function construct(start: readonly number[], size: number): readonly Op[] {
  const filling = new Filling(start, size);
  let from = 0;
  for (; size - from > lastSize; from += 2) {
    for (const y of [from, from + 1]) {
      for (let x = from; x < size; x += 2) filling.lay(x, y, "row");
    }
    for (const x of [from, from + 1]) {
      for (let y = from + 2; y < size; y += 2) filling.lay(x, y, "column");
    }
  }
  filling.finish(from);
  return filling.ops;
}

class Filling {
  readonly ops: Op[] = [];
  readonly #size: number;
  readonly #cells: number[];
  readonly #free: Uint8Array;

  constructor(cells: readonly number[], size: number) {
    this.#size = size;
    this.#cells = [...cells];
    this.#free = new Uint8Array(size * size).fill(1);
  }

  /** Lays a domino from (x, y) along the row or the column. */
  lay(x: number, y: number, along: "row" | "column"): void {
    const near = y * this.#size + x;
    const far = along === "row" ? near + 1 : near + this.#size;
    const value = this.#cells[far]!;
    const isTwin = (cell: number) => this.#cells[cell] === value && cell !== far;
    this.#free[far] = 0;
    if (!isTwin(near)) {
      this.#bring(
        this.#cells.findIndex((_, cell) => isTwin(cell)),
        near + this.#size + 1,
      );
      for (let turns = along === "row" ? 3 : 1; turns > 0; turns--) this.#turn({ x, y, n: 2 });
    }
    this.#free[near] = 0;
  }

  /** Solves the corner that begins at (from, from). */
  finish(from: number): void {
    const names = new Map<number, number>();
    const corner: number[] = [];
    for (let y = from; y < this.#size; y++) {
      for (let x = from; x < this.#size; x++) {
        const value = this.#cells[y * this.#size + x]!;
        if (!names.has(value)) names.set(value, names.size);
        corner.push(names.get(value)!);
      }
    }
    for (const { x, y, n } of exactFour(corner)) this.#turn({ x: x + from, y: y + from, n });
  }

  /** Moves what stands in one free cell to another by the fewest 2 × 2 turns, found breadth first from the goal. */
  #bring(start: number, goal: number): void {
    const size = this.#size;
    const blockAt = new Map<number, number>([[goal, -1]]);
    const next = new Map<number, number>();
    for (const cell of blockAt.keys()) {
      if (cell === start) break;
      for (const [block, before] of this.#waysTo(cell)) {
        if (blockAt.has(before)) continue;
        blockAt.set(before, block);
        next.set(before, cell);
      }
    }
    for (let cell = start; cell !== goal; cell = next.get(cell)!) {
      const block = blockAt.get(cell)!;
      this.#turn({ x: block % size, y: Math.floor(block / size), n: 2 });
    }
  }

  /** The free 2 × 2 blocks around a cell, and from which cell a turn of each leads to it. */
  *#waysTo(cell: number): Generator<readonly [block: number, before: number]> {
    const size = this.#size;
    const x = cell % size;
    const y = Math.floor(cell / size);
    for (const dy of [0, 1]) {
      for (const dx of [0, 1]) {
        const left = x - dx;
        const top = y - dy;
        if (left < 0 || top < 0 || left + 1 >= size || top + 1 >= size) continue;
        const block = top * size + left;
        const isFree = [block, block + 1, block + size, block + size + 1].every((one) => this.#free[one]);
        // A clockwise quarter leads up on the left, right along the top, down on the right, left along the bottom.
        if (isFree)
          yield [block, dy === 0 ? (dx === 0 ? cell + size : cell - 1) : dx === 0 ? cell + 1 : cell - size];
      }
    }
  }

  #turn(op: Op): void {
    turnCells(this.#cells, this.#size, op);
    this.ops.push(op);
  }
}
