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
import type { Budget, Subtask } from "@masume/kernel";
import { CutCheck } from "./cuts.js";
import { Deduction, off, on, unknown } from "./deduction.js";
import type { Graph } from "./graph.js";
import { TwoFactor } from "./two-factor.js";

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

/**
 * The orders in which searches begin anew: from the top, the bottom, the left and
 * the right. A search that has gone astray, some choice far back being wrong,
 * stays astray for long; in another order it is hardly ever astray too.
 */
export function ordersOf({ size, openCells }: Graph): readonly Int16Array[] {
  const byColumns = openCells.toSorted((a, b) => (a % size) - (b % size) || a - b);
  return [openCells, openCells.toReversed(), byColumns, byColumns.toReversed()];
}

/** Choices between two looks at the budget: a millisecond or less. */
const slice = 32;
/**
 * Choices without a new line before the search begins anew, the first time, at
 * least, and for every open cell; then half as many more each time. Few searches
 * need a tenth of it: which line is met first is what others see, and should not
 * depend on it.
 */
const minPatience = 2048;
const patiencePerCell = 6;

/** Up to `limit` lines of a graph with two different open ends. A choice costs two units for every open cell. */
export function* searchLines(graph: Graph, limit: number, budget: Budget): Subtask<SearchResult> {
  const deduction = new Deduction(graph);
  const cuts = new CutCheck(deduction);
  const twoFactor = new TwoFactor(deduction);
  const orders = ordersOf(graph);
  const lines = new Map<string, readonly number[]>();
  const result = (others: SearchResult["others"]): SearchResult => ({ lines: [...lines.values()], others });
  const cost = 2 * graph.openCount;
  const firstPatience = Math.max(minPatience, patiencePerCell * graph.openCount);
  let nodes = 0;
  for (let attempt = 0, patience = firstPatience; ; attempt++, patience += patience >> 1) {
    deduction.undoTo(0);
    const search = new Search(deduction, cuts, twoFactor, orders[attempt % orders.length]);
    budget.spend(cost);
    for (let left = patience; left > 0; ) {
      const affordable = Math.floor(budget.left / cost);
      const before = search.nodes;
      const stop = search.next(Math.min(slice, affordable));
      const made = search.nodes - before;
      nodes += made;
      left -= made;
      budget.spend(made * cost);
      if (stop === "end") return result("none");
      if (stop === "line") {
        const line = deduction.line();
        const key = line.join();
        if (!lines.has(key)) left = patience;
        lines.set(key, line);
      }
      if (lines.size >= limit || affordable === 0) return result("unknown");
      yield { phase: "solve.search", done: nodes };
    }
  }
}

export class Search {
  readonly deduction: Deduction;
  /** Choices made so far. */
  nodes = 0;
  readonly #cuts: CutCheck;
  readonly #twoFactor: TwoFactor | undefined;
  readonly #order: Int16Array;
  /** The choices in force: where the trail stood before, and the edge, chosen to be on. */
  readonly #marks: number[] = [];
  readonly #choices: number[] = [];
  #failed = true;
  #state: "new" | "open" | "line" | "end" = "new";

  /**
   * Searches on from what is decided already. Without two-factors it reasons much
   * as a person does, and has to look ahead where a person must. Of cells that are
   * equally tight the first in the order is decided first.
   */
  constructor(
    deduction: Deduction,
    cuts: CutCheck,
    twoFactor?: TwoFactor,
    order: Int16Array = deduction.graph.openCells,
  ) {
    this.deduction = deduction;
    this.#cuts = cuts;
    this.#twoFactor = twoFactor;
    this.#order = order;
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
    const cells = this.#order;
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
