/**
 * Exact search for lines: decide an edge, deduce what follows, take it back when
 * that breaks a rule. It is depth-first and complete, so the end of the search
 * is a proof.
 *
 * At the root all three kinds of deduction run: by cells and pieces (`Deduction`),
 * by cuts (`CutCheck`) and by two-factors (`TwoFactor`). Below, the two-factors
 * wait until a first choice has failed: on open boards none ever does, and the
 * search walks straight to a line; once one has failed they are worth their
 * price, since with them next to no choice goes wrong for long.
 */
import { CutCheck } from "./cuts.js";
import { Deduction, off, on, unknown } from "./deduction.js";
import type { Graph } from "./graph.js";
import { TwoFactor } from "./two-factor.js";

export class Search {
  readonly deduction: Deduction;
  /** Choices made so far. */
  nodes = 0;
  readonly #cuts: CutCheck;
  readonly #twoFactor: TwoFactor;
  /** The choices in force: where the trail stood before, and the edge, chosen to be on. */
  readonly #marks: number[] = [];
  readonly #choices: number[] = [];
  #failed = true;
  #state: "new" | "open" | "line" | "end" = "new";

  constructor(graph: Graph) {
    this.deduction = new Deduction(graph);
    this.#cuts = new CutCheck(this.deduction);
    this.#twoFactor = new TwoFactor(this.deduction);
  }

  /** Deduces without choosing; false when that alone proves that there is no line. */
  begin(): boolean {
    if (this.#state !== "new") return this.#state !== "end";
    const good = this.deduction.begin() && this.#settle();
    this.#failed = false;
    this.#state = good ? "open" : "end";
    return good;
  }

  /**
   * Goes on to the next line, which then stands in `deduction`; "limit" after so
   * many choices more, "end" when there are no further lines.
   */
  next(limit: number): "line" | "limit" | "end" {
    if (!this.begin()) return "end";
    const { deduction } = this;
    const lastNode = this.nodes + limit;
    let good = this.#state !== "line";
    this.#state = "open";
    for (;;) {
      if (!good) {
        const mark = this.#marks.pop();
        if (mark === undefined) {
          this.#state = "end";
          return "end";
        }
        deduction.undoTo(mark);
        good = deduction.decide(this.#choices.pop()!, off) && this.#settle();
      } else if (deduction.isComplete) {
        this.#state = "line";
        return "line";
      } else {
        if (this.nodes === lastNode) return "limit";
        this.nodes++;
        const choice = this.#choose();
        this.#marks.push(deduction.mark);
        this.#choices.push(choice);
        good = deduction.decide(choice, on) && this.#settle();
        if (!good) this.#failed = true;
      }
    }
  }

  #settle(): boolean {
    for (;;) {
      if (!this.#cuts.settle()) return false;
      if (!this.#failed || this.deduction.isComplete) return true;
      const { mark } = this.deduction;
      if (!this.#twoFactor.settle()) return false;
      if (this.deduction.mark === mark) return true;
    }
  }

  /** An edge at the cell with the fewest ways left, towards its tightest neighbour. */
  #choose(): number {
    const { need, free, edge, graph } = this.deduction;
    const cells = graph.openCells;
    let tightest = -1;
    let fewest = Number.POSITIVE_INFINITY;
    for (let i = 0; i < cells.length && fewest > 2; i++) {
      const cell = cells[i]!;
      const left = free[cell]!;
      if (left === 0) continue;
      // One edge of two or three, or two of three or four: 2, 3, 3 or 6 ways.
      const ways = need[cell] === 1 ? left : left === 3 ? 3 : 6;
      if (ways >= fewest) continue;
      fewest = ways;
      tightest = cell;
    }
    let choice = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let slot = tightest * 4; slot < tightest * 4 + 4; slot++) {
      const e = graph.edges[slot]!;
      if (e < 0 || edge[e] !== unknown) continue;
      const other = graph.neighbours[slot]!;
      const slack = free[other]! - need[other]!;
      if (slack >= least) continue;
      least = slack;
      choice = e;
    }
    return choice;
  }
}
