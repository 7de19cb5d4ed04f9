/**
 * Colour balance in every corner of the board at once. Forget for a moment that
 * the line is one piece: then it is any choice of edges that gives each cell as
 * many as it needs, a two-factor. Every edge joins the two colours of the
 * chessboard, so this is a flow from one colour to the other, quickly found or
 * refuted by augmenting paths. What it refutes has more ends of line to give on
 * one colour than the other can take, if only within some part of the board.
 *
 * Given one two-factor, all others differ from it by alternating cycles. An edge
 * that lies on none, that is, whose cells are in different strong components of
 * the alternating graph, is the same in all of them, and so is decided (the idea
 * of Régin's filter for all-different constraints).
 *
 * The two-factor is kept between calls and repaired, never rebuilt: it need not
 * be taken back when the search takes back a decision.
 */
import { type Deduction, off, on, unknown } from "./deduction.js";
import { colourOf } from "./graph.js";

export class TwoFactor {
  readonly #deduction: Deduction;
  readonly #cells: Int16Array;
  readonly #colour: Uint8Array;
  /** 1 where an unknown edge is in the two-factor. */
  readonly #chosen: Uint8Array;
  /** How many chosen edges a cell has. */
  readonly #has: Int8Array;
  readonly #seen: Int16Array;
  readonly #low: Int16Array;
  readonly #via: Int32Array;
  readonly #stack: Int16Array;
  readonly #next: Uint8Array;
  readonly #component: Int16Array;
  /** Cells reached by the last augmenting search. */
  #reached = 0;

  /** Shortages are looked for on the cells of one colour. */
  constructor(deduction: Deduction, shortColour = 0) {
    const { size, open } = deduction.graph;
    const cells = open.length;
    this.#deduction = deduction;
    this.#cells = deduction.graph.openCells;
    this.#colour = Uint8Array.from({ length: cells }, (_, cell) => colourOf(size, cell) ^ shortColour);
    this.#chosen = new Uint8Array(cells * 2);
    this.#has = new Int8Array(cells);
    this.#seen = new Int16Array(cells);
    this.#low = new Int16Array(cells);
    this.#via = new Int32Array(cells);
    this.#stack = new Int16Array(cells);
    this.#next = new Uint8Array(cells);
    this.#component = new Int16Array(cells);
  }

  /** Decides the edges that all two-factors agree on; false when there is none or a rule breaks. */
  settle(): boolean {
    const deduction = this.#deduction;
    const { edge, graph } = deduction;
    const component = this.#component;
    if (!this.exists()) return false;
    this.#findComponents();
    const cells = this.#cells;
    for (let i = 0; i < cells.length; i++) {
      const cell = cells[i]!;
      for (let slot = cell * 4 + 1; slot < cell * 4 + 3; slot++) {
        const e = graph.edges[slot]!;
        if (e < 0 || edge[e] !== unknown || component[cell] === component[graph.neighbours[slot]!]) continue;
        if (!deduction.decide(e, this.#chosen[e] ? on : off)) return false;
      }
    }
    return true;
  }

  /** Repairs the two-factor; false when there is none. */
  exists(): boolean {
    const { edge, need, graph } = this.#deduction;
    const { edges, neighbours } = graph;
    const cells = this.#cells;
    const colour = this.#colour;
    const chosen = this.#chosen;
    const has = this.#has;
    for (let i = 0; i < cells.length; i++) {
      const cell = cells[i]!;
      let count = 0;
      for (let slot = cell * 4; slot < cell * 4 + 4; slot++) {
        const e = edges[slot]!;
        if (e < 0 || chosen[e] === 0) continue;
        if (edge[e] === unknown) count++;
        else chosen[e] = 0;
      }
      has[cell] = count;
    }
    let balance = 0;
    for (let i = 0; i < cells.length; i++) {
      const cell = cells[i]!;
      balance += colour[cell] ? need[cell]! : -need[cell]!;
      for (let slot = cell * 4; has[cell]! > need[cell]!; slot++) {
        const e = edges[slot]!;
        if (e < 0 || chosen[e] === 0) continue;
        chosen[e] = 0;
        has[cell]!--;
        has[neighbours[slot]!]!--;
      }
    }
    for (let i = 0; i < cells.length; i++) {
      const cell = cells[i]!;
      if (colour[cell]) continue;
      for (let slot = cell * 4; slot < cell * 4 + 4 && has[cell]! < need[cell]!; slot++) {
        const e = edges[slot]!;
        if (e < 0 || edge[e] !== unknown || chosen[e]) continue;
        const other = neighbours[slot]!;
        if (has[other]! >= need[other]!) continue;
        chosen[e] = 1;
        has[cell]!++;
        has[other]!++;
      }
    }
    for (let i = 0; i < cells.length; i++) {
      const cell = cells[i]!;
      if (colour[cell]) continue;
      while (has[cell]! < need[cell]!) if (!this.#augment(cell)) return false;
    }
    return balance === 0;
  }

  /** After `exists` said no: cells of the short colour that need more edges than their neighbours can give. */
  starved(): number[] {
    return [...this.#stack.subarray(0, this.#reached)].filter((cell) => this.#colour[cell] === 0);
  }

  /** Breadth first from a cell of the short colour that lacks an edge to one of the other that does. */
  #augment(root: number): boolean {
    const { edge, need, graph } = this.#deduction;
    const { edges, neighbours } = graph;
    const chosen = this.#chosen;
    const has = this.#has;
    const seen = this.#seen;
    const via = this.#via;
    const queue = this.#stack;
    seen.fill(0);
    seen[root] = 1;
    queue[0] = root;
    let tail = 1;
    for (let head = 0; head < tail; head++) {
      const cell = queue[head]!;
      const colour = this.#colour[cell]!;
      for (let slot = cell * 4; slot < cell * 4 + 4; slot++) {
        const e = edges[slot]!;
        if (e < 0 || edge[e] !== unknown || chosen[e] !== colour) continue;
        const other = neighbours[slot]!;
        if (seen[other]) continue;
        seen[other] = 1;
        via[other] = slot;
        queue[tail++] = other;
        if (colour || has[other]! >= need[other]!) continue;
        has[other]!++;
        has[root]!++;
        for (let at = other; at !== root; at = via[at]! >> 2) chosen[edges[via[at]!]!]! ^= 1;
        return true;
      }
    }
    this.#reached = tail;
    return false;
  }

  /** Tarjan's strong components; unknown edges lead from colour 0 to 1 if not chosen, back if chosen. */
  #findComponents(): void {
    const { edge, graph } = this.#deduction;
    const { edges, neighbours } = graph;
    const cells = this.#cells;
    const colour = this.#colour;
    const chosen = this.#chosen;
    const seen = this.#seen;
    const low = this.#low;
    const parent = this.#via;
    const stack = this.#stack;
    const next = this.#next;
    const component = this.#component;
    seen.fill(0);
    component.fill(0);
    let count = 0;
    let components = 0;
    let top = 0;
    for (let i = 0; i < cells.length; i++) {
      let cell = cells[i]!;
      if (seen[cell]) continue;
      parent[cell] = -1;
      for (let entered = true; cell >= 0; ) {
        if (entered) {
          seen[cell] = ++count;
          low[cell] = count;
          next[cell] = 0;
          stack[top++] = cell;
          entered = false;
        }
        const step = next[cell]!;
        if (step < 4) {
          next[cell] = step + 1;
          const e = edges[cell * 4 + step]!;
          if (e < 0 || edge[e] !== unknown || chosen[e] !== colour[cell]) continue;
          const other = neighbours[cell * 4 + step]!;
          if (seen[other] === 0) {
            parent[other] = cell;
            cell = other;
            entered = true;
          } else if (component[other] === 0 && seen[other]! < low[cell]!) low[cell] = seen[other]!;
          continue;
        }
        if (low[cell] === seen[cell]) {
          components++;
          let member: number;
          do {
            member = stack[--top]!;
            component[member] = components;
          } while (member !== cell);
        }
        const above = parent[cell]!;
        if (above >= 0 && low[cell]! < low[above]!) low[above] = low[cell]!;
        cell = above;
      }
    }
  }
}
