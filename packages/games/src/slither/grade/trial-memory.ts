/**
 * Assumptions that led nowhere, and would again. A trial is worked out from a board
 * on which no rule finds anything. Let R be the unknown edges asked about while it
 * was worked out, and S those it decided (S is part of R). Since then the board without assumptions
 * may have grown by edges D, and the looks at it that followed asked about edges Q.
 * If D shares no edge with R, nor Q with S, the trial would go the same way:
 *
 *   - a place looked at in the trial asks the same and is answered the same;
 *   - a place not looked at in it had watched no edge of S, and if it has been
 *     looked at since, it still watches none; so it is not looked at now either.
 *
 * So it would decide S again and stop. It is not remembered if an answer rested on
 * the whole board or if there is a closed loop; and that every edge becomes
 * known, which would be a contradiction, is checked for apart.
 */

import { line } from "../edge-value.js";
import type { Candidate } from "./candidates.js";
import type { GradingBoard } from "./grading-board.js";

interface Remembered {
  readonly reads: Int32Array;
  readonly decided: Int32Array;
  readonly count: number;
}

export class TrialMemory {
  readonly #board: GradingBoard;
  readonly #trials = new Map<number, Remembered>();
  /** Up to here the decided edges have been compared with the trials. */
  #seen = 0;

  constructor(board: GradingBoard) {
    this.#board = board;
  }

  /** Is the assumption known to lead nowhere? */
  has(candidate: Candidate): boolean {
    const trial = this.#trials.get(keyOf(candidate));
    return trial !== undefined && this.#board.known + trial.count < this.#board.edgeCount;
  }

  /** The assumption, worked out on the board after `known` edges, leads nowhere. */
  add(candidate: Candidate, known: number): void {
    const reads = this.#board.reads.edges.slice();
    const decided = new Int32Array(reads.length);
    for (let i = known; i < this.#board.known; i++) {
      mark(decided, this.#board.decided(i));
      mark(reads, this.#board.decided(i));
    }
    this.#trials.set(keyOf(candidate), { reads, decided, count: this.#board.known - known });
  }

  /**
   * Forgets the trials that might go another way, after the board without assumptions has grown;
   * `board.reads` is what was asked on it. Some edges count as decided only now.
   */
  revise(others: Iterable<number>): void {
    const board = this.#board;
    const reads = board.reads.edges;
    const grown = new Int32Array(reads.length);
    while (this.#seen < board.known) mark(grown, board.decided(this.#seen++));
    for (const edge of others) mark(grown, edge);
    for (const [key, trial] of this.#trials) {
      if (meet(grown, trial.reads) || meet(reads, trial.decided)) this.#trials.delete(key);
    }
  }
}

function keyOf({ edge, value }: Candidate): number {
  return value === line ? 2 * edge + 1 : 2 * edge;
}

function mark(set: Int32Array, edge: number): void {
  set[edge >> 5]! |= 1 << (edge & 31);
}

function meet(one: Int32Array, other: Int32Array): boolean {
  for (let i = 0; i < one.length; i++) if ((one[i]! & other[i]!) !== 0) return true;
  return false;
}
