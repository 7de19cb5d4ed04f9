/**
 * A loop is in one piece. Look at the graph of nodes and the edges that are not
 * crosses: a simple loop lies within one of its blocks (a part that no single node
 * separates), so once one line is known, every edge outside the block of that line
 * is a cross.
 *
 * The blocks are found depth first (Tarjan), on the nodes with unknown edges only:
 * an open line is a single step from one of its ends to the other, since nothing
 * can branch off between them.
 *
 * What a cut rests on: let A be the nodes beyond one separating node v (or out of
 * reach altogether). All edges from A to nodes other than A and v are crosses; as long
 * as they are, and the known line lies elsewhere, no loop through that line can
 * use an edge inside A or between A and v. Those crosses and the line are the
 * reason stored with each edge ruled out.
 */

import { cross, line } from "../edge-value.js";
import { because, cause } from "./causes.js";
import type { EdgeLists } from "./conflict-analysis.js";
import type { OpenLines } from "./open-lines.js";
import type { Propagator } from "./propagator.js";

export class Connectivity implements EdgeLists {
  /** Nodes looked at so far. */
  work = 0;
  readonly #propagator: Propagator;
  readonly #lines: OpenLines;
  /** How many nodes with unknown edges the last check saw. */
  openCount = 0;
  readonly #open: Int32Array;
  /** When a node was found, 0 if not yet. */
  readonly #order: Int32Array;
  #time = 0;
  readonly #low: Int32Array;
  readonly #parent: Int32Array;
  readonly #side: Uint8Array;
  readonly #path: Int32Array;
  /** Nodes found, in order, without those already cut off. */
  readonly #found: Int32Array;
  #foundCount = 0;
  /** The nodes of the part being cut off, and for each node the last part it was in. */
  readonly #part: Int32Array;
  #partCount = 0;
  readonly #partOf: Int32Array;
  #parts = 0;
  /** Each cut: its length, then its edges. */
  #cuts: Int32Array = new Int32Array(1 << 10);
  #used = 0;

  constructor(propagator: Propagator) {
    const { nodes } = propagator.topology;
    this.#propagator = propagator;
    this.#lines = propagator.lines;
    this.#open = new Int32Array(nodes);
    this.#order = new Int32Array(nodes);
    this.#low = new Int32Array(nodes);
    this.#parent = new Int32Array(nodes);
    this.#side = new Uint8Array(nodes);
    this.#path = new Int32Array(nodes);
    this.#found = new Int32Array(nodes);
    this.#part = new Int32Array(nodes);
    this.#partOf = new Int32Array(nodes);
  }

  forEachEdge(cut: number, visit: (edge: number) => void): void {
    const end = cut + 1 + this.#cuts[cut]!;
    for (let i = cut + 1; i < end; i++) visit(this.#cuts[i]!);
  }

  /** Forgets all cuts; only when no edge beyond the facts rests on one. */
  forget(): void {
    this.#used = 0;
  }

  /** Rules out the edges that are cut off from one of the lines; false on a contradiction. Needs a fixpoint. */
  check(): boolean {
    const start = this.#prepare();
    if (start < 0) return true;
    const anchor = this.#lineAt(start);
    const second = this.#lines.other[start]!;
    this.#find(start, -1, 0);
    this.#find(second, start, 1);
    if (!this.#search(2, second, anchor)) return false;
    for (let i = 0; i < this.openCount; i++) {
      const node = this.#open[i]!;
      if (this.#order[node] !== 0) continue;
      const first = this.#foundCount;
      this.#find(node, -1, 0);
      if (!this.#search(1, -1, anchor) || !this.#cutOff(first, -1, anchor)) return false;
    }
    return true;
  }

  /** Lists the open nodes; returns the one where the earliest line ends, −1 without lines. */
  #prepare(): number {
    const { domain, entryOf, topology } = this.#propagator;
    const other = this.#lines.other;
    let start = -1;
    let earliest = 0;
    let count = 0;
    for (let node = 0; node < topology.nodes; node++) {
      const patterns = domain[node]!;
      if ((patterns & (patterns - 1)) === 0) continue;
      this.#open[count++] = node;
      this.#order[node] = 0;
      if (other[node] === node) continue;
      const entry = entryOf[this.#lineAt(node)]!;
      if (start >= 0 && entry >= earliest) continue;
      start = node;
      earliest = entry;
    }
    this.openCount = count;
    this.work += count;
    this.#time = 0;
    this.#foundCount = 0;
    return start;
  }

  /** The line edge at a node where a line ends. */
  #lineAt(node: number): number {
    const { topology, edge: values } = this.#propagator;
    let k = node * 4;
    while (values[topology.edgeAt[k]!] !== line) k++;
    return topology.edgeAt[k]!;
  }

  #find(node: number, from: number, depth: number): void {
    this.#order[node] = ++this.#time;
    this.#low[node] = this.#time;
    this.#parent[node] = from;
    this.#side[node] = 0;
    this.#path[depth] = node;
    this.#found[this.#foundCount++] = node;
  }

  /**
   * Depth first with the first `depth` nodes of the path given. A finished child
   * whose low point does not pass its parent ends a block: what was found since
   * is cut off by the parent, unless it is the anchor's own block, which ends
   * with the node `kept`.
   */
  #search(depth: number, kept: number, anchor: number): boolean {
    const { topology, edge: values } = this.#propagator;
    const { edgeAt, constraintsOf } = topology;
    const other = this.#lines.other;
    const order = this.#order;
    const low = this.#low;
    const parent = this.#parent;
    const side = this.#side;
    const path = this.#path;
    while (depth > 0) {
      const node = path[depth - 1]!;
      if (side[node]! < 4) {
        const edge = edgeAt[node * 4 + side[node]!++]!;
        if (values[edge] === cross) continue;
        const next =
          values[edge] === line
            ? other[node]!
            : constraintsOf[edge * 4]! + constraintsOf[edge * 4 + 1]! - node;
        if (order[next] === 0) {
          this.#find(next, node, depth++);
        } else if (next !== parent[node] && order[next]! < low[node]!) low[node] = order[next]!;
        continue;
      }
      depth--;
      const above = parent[node]!;
      if (above < 0) break;
      if (low[node]! < low[above]!) low[above] = low[node]!;
      if (low[node]! < order[above]! || node === kept) continue;
      let first = this.#foundCount - 1;
      while (this.#found[first] !== node) first--;
      if (!this.#cutOff(first, above, anchor)) return false;
    }
    return true;
  }

  /** Rules out all edges at the nodes found from `first` on, which only `separator` connects with the anchor. */
  #cutOff(first: number, separator: number, anchor: number): boolean {
    const propagator = this.#propagator;
    const { edgeAt } = propagator.topology;
    const part = ++this.#parts;
    this.#partCount = 0;
    for (let i = first; i < this.#foundCount; i++) this.#take(this.#found[i]!, part);
    const openNodes = this.#partCount;
    for (let i = 0; i < openNodes; i++) this.#takeLine(this.#part[i]!, part);
    this.#foundCount = first;
    const why = because(cause.cut, this.#keepCut(part, separator, anchor));
    for (let i = 0; i < this.#partCount; i++) {
      for (let k = this.#part[i]! * 4; k < this.#part[i]! * 4 + 4; k++) {
        const edge = edgeAt[k]!;
        if (propagator.edge[edge] !== cross && !propagator.decide(edge, cross, why)) return false;
      }
    }
    return true;
  }

  #take(node: number, part: number): void {
    this.#partOf[node] = part;
    this.#part[this.#partCount++] = node;
  }

  /** Takes the nodes inside the line that ends at a node. */
  #takeLine(end: number, part: number): void {
    const { topology, edge: values } = this.#propagator;
    const goal = this.#lines.other[end]!;
    let node = end;
    let came = -1;
    while (node !== goal) {
      let k = node * 4;
      while (topology.edgeAt[k] === came || values[topology.edgeAt[k]!] !== line) k++;
      came = topology.edgeAt[k]!;
      node = topology.constraintsOf[came * 4]! + topology.constraintsOf[came * 4 + 1]! - node;
      if (node === goal || this.#partOf[node] === part) return;
      this.#take(node, part);
    }
  }

  #keepCut(part: number, separator: number, anchor: number): number {
    const { topology, edge: values } = this.#propagator;
    const cut = this.#used;
    if (cut + this.#partCount * 4 + 2 > this.#cuts.length) {
      const larger = new Int32Array(this.#cuts.length * 2 + this.#partCount * 4);
      larger.set(this.#cuts);
      this.#cuts = larger;
    }
    let end = cut + 1;
    this.#cuts[end++] = anchor;
    for (let i = 0; i < this.#partCount; i++) {
      const node = this.#part[i]!;
      for (let k = node * 4; k < node * 4 + 4; k++) {
        const edge = topology.edgeAt[k]!;
        if (edge === topology.edges || values[edge] !== cross) continue;
        const beyond = topology.constraintsOf[edge * 4]! + topology.constraintsOf[edge * 4 + 1]! - node;
        if (this.#partOf[beyond] !== part && beyond !== separator) this.#cuts[end++] = edge;
      }
    }
    this.#cuts[cut] = end - cut - 1;
    this.#used = end;
    return cut;
  }
}
