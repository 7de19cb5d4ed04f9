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
import type { Budget } from "@masume/kernel";
import { CutCheck } from "./cuts.js";
import { Deduction, off, on, unknown } from "./deduction.js";
import type { Graph } from "./graph.js";
import { TwoFactor } from "./two-factor.js";
import type { Work } from "./work.js";

/** Lines by cell numbers; whether there are others is proved or not known. */
export interface SearchResult {
  readonly lines: readonly (readonly number[])[];
  readonly others: "none" | "unknown";
}

/** A search of the whole graph, with all rules. */
export function searchOf(graph: Graph): Search {
  const deduction = new Deduction(graph);
  return new Search(deduction, new CutCheck(deduction), new TwoFactor(deduction));
}

/** Choices between two looks at the budget: a millisecond or less. */
const slice = 32;

/** Up to `limit` lines of a graph with two different open ends. A choice costs two units for every open cell. */
export function* searchLines(graph: Graph, limit: number, budget: Budget): Work<SearchResult> {
  const search = searchOf(graph);
  const lines: (readonly number[])[] = [];
  const cost = 2 * graph.openCount;
  budget.spend(cost);
  for (;;) {
    const affordable = Math.floor(budget.left / cost);
    const nodes = search.nodes;
    const stop = search.next(Math.min(slice, affordable));
    budget.spend((search.nodes - nodes) * cost);
    if (stop === "end") return { lines, others: "none" };
    if (stop === "line") lines.push(search.deduction.line());
    if (lines.length >= limit || affordable === 0) return { lines, others: "unknown" };
    yield { phase: "solve.search", done: search.nodes };
  }
}

export class Search {
  readonly deduction: Deduction;
  /** Choices made so far. */
  nodes = 0;
  readonly #cuts: CutCheck;
  readonly #twoFactor: TwoFactor | undefined;
  /** The choices in force: where the trail stood before, and the edge, chosen to be on. */
  readonly #marks: number[] = [];
  readonly #choices: number[] = [];
  #failed = true;
  #state: "new" | "open" | "line" | "end" = "new";

  /**
   * Searches on from what is decided already. Without two-factors it reasons much
   * as a person does, and has to look ahead where a person must.
   */
  constructor(deduction: Deduction, cuts: CutCheck, twoFactor?: TwoFactor) {
    this.deduction = deduction;
    this.#cuts = cuts;
    this.#twoFactor = twoFactor;
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
      if (!this.#twoFactor || !this.#failed || this.deduction.isComplete) return true;
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
