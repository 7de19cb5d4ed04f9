/**
 * Can what is decided already be finished to a line? The question that measuring
 * a board asks of every way on, hundreds of times; only yes or no matters, not
 * which line. So all rules are used, and a search that takes long begins anew in
 * another order soon: at first after as many choices as there are cells, which is
 * more than a straight way to a line has, then after half as many more each time.
 */
import type { Budget } from "@masume/kernel";
import type { CutCheck } from "../solve/cuts.js";
import type { Deduction } from "../solve/deduction.js";
import { ordersOf, Search } from "../solve/search.js";
import { TwoFactor } from "../solve/two-factor.js";

export class LineCheck {
  readonly #deduction: Deduction;
  readonly #cuts: CutCheck;
  readonly #twoFactor: TwoFactor;
  readonly #orders: readonly Int16Array[];

  constructor(deduction: Deduction, cuts: CutCheck) {
    this.#deduction = deduction;
    this.#cuts = cuts;
    this.#twoFactor = new TwoFactor(deduction);
    this.#orders = ordersOf(deduction.graph);
  }

  /** Null when the budget ends; a choice costs two units for every open cell. What is decided stays as it was. */
  run(budget: Budget): boolean | null {
    const deduction = this.#deduction;
    const { mark } = deduction;
    const { openCount } = deduction.graph;
    const cost = 2 * openCount;
    for (let attempt = 0, patience = openCount; ; attempt++, patience += patience >> 1) {
      const order = this.#orders[attempt % this.#orders.length];
      const search = new Search(deduction, this.#cuts, this.#twoFactor, order);
      const stop = search.next(patience);
      deduction.undoTo(mark);
      const isAffordable = budget.spend((search.nodes + 1) * cost);
      if (stop !== "limit") return stop === "line";
      if (!isAffordable) return null;
    }
  }
}
