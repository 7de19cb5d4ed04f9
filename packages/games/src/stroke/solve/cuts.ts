/**
 * What the shape of the rest of the board forbids. Each piece of line drawn so
 * far counts as one node, each unknown edge joins two; the line must run through
 * all nodes from the start's head to the goal's head. One depth-first search
 * from the start's head (Tarjan's low points) then checks, for every node v and
 * every part P that hangs on v alone:
 *  - P holds the goal's head, else the line could not come back out of P;
 *  - the colours of P suit a line that enters from v and ends at the goal's head:
 *    with +1 and −1 for the two colours, the sum over P of the cells on one end
 *    of the line minus the other is (goal − exit) / 2, where exit is the sign of
 *    the end of v that the line leaves by;
 *  - if one edge alone joins v to P, the line runs along it.
 * All nodes must be reached, and nothing may hang on the start's head but one
 * part. A piece whose ends have the same colour has that colour once more than
 * the other, and weighs ±1 as a cell does; other pieces weigh 0.
 */
import { type Deduction, on, unknown } from "./deduction.js";

export type CutFailure = "unreached" | "cut" | "cut-colour";

export class CutCheck {
  /** Why the last `run` found a contradiction, and at which node. */
  failure: CutFailure | undefined;
  failedAt = -1;

  readonly #deduction: Deduction;
  readonly #sign: Int8Array;
  readonly #found: Int16Array;
  readonly #low: Int16Array;
  readonly #parent: Int16Array;
  readonly #weight: Int16Array;
  /** Next of the eight directions to follow: four from either end. */
  readonly #next: Uint8Array;
  readonly #forced: Int32Array;

  constructor(deduction: Deduction) {
    const { size, open } = deduction.graph;
    const cells = open.length;
    this.#deduction = deduction;
    this.#sign = new Int8Array(cells);
    for (let cell = 0; cell < cells; cell++) {
      this.#sign[cell] = (Math.floor(cell / size) + (cell % size)) & 1 ? -1 : 1;
    }
    this.#found = new Int16Array(cells);
    this.#low = new Int16Array(cells);
    this.#parent = new Int16Array(cells);
    this.#weight = new Int16Array(cells);
    this.#next = new Uint8Array(cells);
    this.#forced = new Int32Array(cells);
  }

  /** Checks and deduces until nothing new follows; false when no line exists. */
  settle(): boolean {
    for (;;) {
      if (this.#deduction.isComplete) return true;
      const forced = this.#run();
      if (forced < 0) return false;
      if (forced === 0) return true;
      for (let i = 0; i < forced; i++) if (!this.#deduction.decide(this.#forced[i]!, on)) return false;
    }
  }

  /** One pass: −1 for a contradiction, else how many edges were found to be forced. */
  #run(): number {
    const deduction = this.#deduction;
    const { edge, mate, startHead, goalHead, graph } = deduction;
    const { neighbours, edges } = graph;
    const sign = this.#sign;
    const found = this.#found;
    const low = this.#low;
    const parent = this.#parent;
    const weight = this.#weight;
    const next = this.#next;
    found.fill(0);
    let foundCount = 1;
    let goalFound = 0;
    let forced = 0;
    let node = startHead;
    found[node] = 1;
    low[node] = 1;
    parent[node] = -1;
    weight[node] = sign[node]!;
    next[node] = 0;
    this.failure = undefined;
    for (;;) {
      const step = next[node]!;
      const far = mate[node]!;
      if (step < (far === node || node === startHead || node === goalHead ? 4 : 8)) {
        next[node] = step + 1;
        const slot = (step < 4 ? node : far) * 4 + (step & 3);
        const e = edges[slot]!;
        if (e < 0 || edge[e] !== unknown) continue;
        const cell = neighbours[slot]!;
        const cellFar = mate[cell]!;
        const isHead = cell === startHead || cell === goalHead;
        const other = isHead || cell < cellFar ? cell : cellFar;
        if (found[other] === 0) {
          found[other] = ++foundCount;
          low[other] = foundCount;
          parent[other] = node;
          weight[other] = isHead ? sign[cell]! : (sign[cell]! + sign[cellFar]!) / 2;
          next[other] = 0;
          if (cell === goalHead) goalFound = foundCount;
          node = other;
        } else if (found[other]! < low[node]!) low[node] = found[other]!;
        continue;
      }
      const above = parent[node]!;
      if (above < 0) break;
      if (low[node]! < low[above]!) low[above] = low[node]!;
      if (low[node]! >= found[above]!) {
        // The nodes found since `node` hang on `above` alone.
        const first = found[node]!;
        if (goalFound < first) return this.#fail("cut", above);
        if (above === startHead) {
          if (first !== 2 || foundCount !== this.#nodeCount()) return this.#fail("unreached", above);
        } else {
          const exit = this.#exitFrom(above, first, weight[node]!);
          if (exit < -1) return this.#fail("cut-colour", above);
          if (exit >= 0) this.#forced[forced++] = exit;
        }
      }
      weight[above]! += weight[node]!;
      node = above;
    }
    if (foundCount !== this.#nodeCount()) return this.#fail("unreached", startHead);
    return forced;
  }

  #nodeCount(): number {
    return this.#deduction.graph.openCount - this.#deduction.drawn + 1;
  }

  /**
   * The edges by which the line can leave `node` for the part found from `first`
   * on, whose weight is given: −2 if there is none, the edge if there is one, −1
   * if there are several.
   */
  #exitFrom(node: number, first: number, weight: number): number {
    const { edge, mate, goalHead, graph } = this.#deduction;
    const goalSign = this.#sign[goalHead]!;
    let exit = -2;
    const far = mate[node]!;
    for (let end = node; ; end = far) {
      if (goalSign - this.#sign[end]! === 2 * weight) {
        for (let slot = end * 4; slot < end * 4 + 4; slot++) {
          const e = graph.edges[slot]!;
          if (e < 0 || edge[e] !== unknown) continue;
          const cell = graph.neighbours[slot]!;
          const other = cell === goalHead || cell < mate[cell]! ? cell : mate[cell]!;
          if (this.#found[other]! < first) continue;
          exit = exit === -2 ? e : -1;
        }
      }
      if (end === far) return exit;
    }
  }

  #fail(failure: CutFailure, node: number): -1 {
    this.failure = failure;
    this.failedAt = node;
    return -1;
  }
}
