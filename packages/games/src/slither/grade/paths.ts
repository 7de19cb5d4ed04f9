/**
 * The lines as paths: for the two ends of a path `otherEnd` and `length` are right; a node
 * without lines is its own end. Nodes inside a path keep the values they had as ends, which is
 * exactly what taking lines back, the last first, needs. No node has three lines.
 */
import type { Node } from "./geometry.js";
import { IndexSet } from "./index-set.js";

export class Paths {
  /** How many lines each node has. */
  readonly degree: Uint8Array;
  readonly otherEnd: Int32Array;
  /** Number of edges. */
  readonly length: Int32Array;
  /** Nodes with exactly one line. */
  readonly ends: IndexSet;
  /** How many loops are closed. */
  loops = 0;

  constructor(nodes: Int32Array) {
    this.degree = new Uint8Array(nodes.length);
    this.otherEnd = nodes.slice();
    this.length = new Int32Array(nodes.length);
    this.ends = new IndexSet(nodes.length, nodes);
  }

  /** A new line from p to q joins the two paths that end there, or closes one. */
  join(p: Node, q: Node): void {
    const a = this.otherEnd[p]!;
    const b = this.otherEnd[q]!;
    this.#raise(p);
    this.#raise(q);
    if (a === q) {
      this.loops++;
      return;
    }
    const length = this.length[p]! + this.length[q]! + 1;
    this.otherEnd[a] = b;
    this.otherEnd[b] = a;
    this.length[a] = length;
    this.length[b] = length;
  }

  /** Undoes `join`. */
  part(p: Node, q: Node): void {
    this.#lower(p);
    this.#lower(q);
    if (this.degree[p] === 1 && this.degree[q] === 1 && this.otherEnd[p] === q) {
      this.loops--;
      return;
    }
    this.#restoreEnd(p);
    this.#restoreEnd(q);
  }

  #restoreEnd(p: Node): void {
    if (this.degree[p] === 0) {
      this.otherEnd[p] = p;
      this.length[p] = 0;
    } else {
      const a = this.otherEnd[p]!;
      this.otherEnd[a] = p;
      this.length[a] = this.length[p]!;
    }
  }

  #raise(p: Node): void {
    if (this.degree[p]!++ === 0) this.ends.add(p);
    else this.ends.remove(p);
  }

  #lower(p: Node): void {
    if (--this.degree[p]! === 1) this.ends.add(p);
    else this.ends.remove(p);
  }
}
