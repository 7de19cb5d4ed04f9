/** Judges boards by the chosen methods. */
import { Deduction } from "../methods/deduction.js";
import type { Methods } from "../methods/methods.js";
import type { Grid } from "../reasoning/grid.js";

export class Judge {
  readonly #deduction: Deduction;

  constructor(grid: Grid, methods: Methods) {
    this.#deduction = new Deduction(grid, methods);
  }

  get work(): number {
    return this.#deduction.position.work;
  }

  mark(): void {
    this.#deduction.position.mark();
  }

  undo(): void {
    this.#deduction.position.undo();
  }

  addClue(cell: number, clue: number): void {
    this.#deduction.addClue(cell, clue);
  }

  /** Goes as far as is cheap; true when that solves the board. */
  deduce(_budget: number): boolean {
    this.#deduction.run(0, false);
    return this.#deduction.position.isClosed;
  }

  canSolve(budget: number): boolean {
    this.#deduction.run(this.work + budget);
    return this.#deduction.position.isClosed;
  }
}
