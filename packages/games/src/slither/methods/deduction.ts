/**
 * Solving as the chosen methods allow: patterns and the basic method, gates,
 * colours, and where those end a one-step trial: an edge is assumed to be a line,
 * then off, and the other methods follow. A contradiction decides the edge; an
 * edge that comes out the same both ways is decided too. A loop that closes under
 * an assumption proves nothing.
 *
 * Being solved this way proves the answer to be the only one, since every method
 * is sound.
 */
import { line, off, unknown } from "../reasoning/causes.js";
import type { Grid } from "../reasoning/grid.js";
import { Position } from "../reasoning/position.js";
import { chainLimit, type Methods } from "./methods.js";
import { Patterns } from "./patterns.js";

export class Deduction {
  readonly position: Position;
  readonly #patterns: Patterns;
  readonly #chain: number;
  /** The edge to try next. */
  #next = 0;
  /** For an edge decided in the newest first half of a trial: that trial's number, signed by the value. */
  readonly #firstHalf: Int32Array;
  /** For an edge that another trial has tried as well: in which state of the board. */
  readonly #coveredIn: Int32Array;
  #trials = 0;
  /** Counts the states of the board between trials. */
  #state = 0;
  readonly #agreed: Int32Array;

  constructor(grid: Grid, methods: Methods) {
    this.position = new Position(grid, methods);
    this.#patterns = new Patterns(this.position);
    this.#chain = chainLimit(grid.edges, methods.trial);
    this.#firstHalf = new Int32Array(grid.edges);
    this.#coveredIn = new Int32Array(grid.edges);
    this.#agreed = new Int32Array(grid.edges);
  }

  /** Puts a clue on a cell; false when that contradicts the board. */
  addClue(cell: number, clue: number): boolean {
    return this.position.addClue(cell, clue) && this.#patterns.clueAdded(cell);
  }

  /** Goes as far as the methods lead, or until the position has done that much work; false on a contradiction. */
  run(workLimit: number = Number.POSITIVE_INFINITY, withTrial = true): boolean {
    const { position } = this;
    if (!position.propagate()) return false;
    if (this.#chain === 0 || !withTrial) return true;
    this.#state++;
    let fruitless = 0;
    while (fruitless < position.grid.edges && !position.isClosed && position.work <= workLimit) {
      const before = position.trailLength;
      if (!this.#try(this.#next) || !position.propagate()) return false;
      this.#next = (this.#next + 1) % position.grid.edges;
      fruitless++;
      if (position.trailLength === before) continue;
      fruitless = 0;
      this.#state++;
    }
    return true;
  }

  /** Tries an edge both ways and decides what follows; false on a contradiction. */
  #try(edge: number): boolean {
    const { position } = this;
    if (position.edge[edge] !== unknown || this.#coveredIn[edge] === this.#state) return true;
    const start = position.trailLength;
    const limit = start + 1 + this.#chain;
    const trial = ++this.#trials;
    const first = this.#firstHalf;
    position.mark();
    const canBeLine = position.decide(edge, line) && position.propagate(limit);
    const isFirstWhole = position.trailLength <= limit && !position.isClosed;
    for (let i = start; i < position.trailLength; i++) {
      const decided = position.trail[i]!;
      first[decided] = position.edge[decided] === line ? trial : -trial;
    }
    position.undo();
    if (!canBeLine) return position.decide(edge, off);
    position.mark();
    const canBeOff = position.decide(edge, off) && position.propagate(limit);
    const isWhole = isFirstWhole && position.trailLength <= limit && !position.isClosed;
    let agreed = 0;
    for (let i = start + 1; canBeOff && i < position.trailLength; i++) {
      const decided = position.trail[i]!;
      const value = position.edge[decided] === line ? trial : -trial;
      if (first[decided] === value) this.#agreed[agreed++] = decided;
      else if (first[decided] === -value && isWhole) this.#coveredIn[decided] = this.#state;
    }
    position.undo();
    if (!canBeOff) return position.decide(edge, line);
    for (let i = 0; i < agreed; i++) {
      const decided = this.#agreed[i]!;
      if (!position.decide(decided, first[decided] === trial ? line : off)) return false;
    }
    return true;
  }
}
