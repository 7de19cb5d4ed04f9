/**
 * Assumptions that led nowhere, and would again. A trial is worked out from a board B
 * on which no rule finds anything. Let R be the unknown edges asked about while it
 * was worked out, and S those it decided (S is part of R). Since then the board without assumptions
 * may have grown by edges D, and the looks at it that followed asked about edges Q.
 * If D shares no edge with R, except those that S has with the same value, and Q shares none with
 * the rest of S, the trial would end as it did:
 *
 *   - a place looked at in the trial asks the same and is answered the same;
 *   - a place not looked at in it had watched no edge of S, and if it has been
 *     looked at since, it still watches none; so it is not looked at now either.
 *
 * It is not remembered if an answer rested on the whole board or if there is a closed
 * loop; and that every edge becomes known, which would be a contradiction, is checked
 * for apart.
 *
 * If the state at the end was firm (`firm-state.ts`), every edge of S is settled along with
 * the assumption. A trial that has become doubtful is kept: S may be drawn on the board as it is now,
 * and if that leads to a firm state again, all of that state is settled once more.
 */

import { line } from "../edge-value.js";
import type { GradingBoard } from "./grading-board.js";
import type { Decision } from "./proof.js";

export interface RememberedTrial {
  readonly isFirm: boolean;
  readonly decisions: readonly Decision[];
}

interface Trial extends RememberedTrial {
  readonly reads: Int32Array;
  /** What it decided: lines and crosses. */
  readonly lines: Int32Array;
  readonly crosses: Int32Array;
}

export class TrialMemory {
  readonly #board: GradingBoard;
  readonly #trials = new Map<number, Trial>();
  /** The trials that would end as they did. */
  readonly #valid = new Set<Trial>();
  /** Up to here the decided edges have been compared with the trials. */
  #seen = 0;

  constructor(board: GradingBoard) {
    this.#board = board;
  }

  /** Is the assumption known to lead nowhere? */
  has(assumption: Decision): boolean {
    const trial = this.#trials.get(keyOf(assumption));
    return (
      trial !== undefined &&
      this.#valid.has(trial) &&
      this.#board.known + trial.decisions.length < this.#board.edgeCount
    );
  }

  /** A firm state that once settled the assumption. */
  formerly(assumption: Decision): RememberedTrial | undefined {
    const trial = this.#trials.get(keyOf(assumption));
    return trial?.isFirm ? trial : undefined;
  }

  /** The assumption is not settled by what it was before. */
  forget(trial: RememberedTrial): void {
    for (const decision of trial.decisions) {
      if (this.#trials.get(keyOf(decision)) === trial) this.#trials.delete(keyOf(decision));
    }
  }

  /** What was decided after `known` edges leads nowhere: its first edge, or all of them if the state is firm. */
  add(known: number, isFirm: boolean): void {
    const board = this.#board;
    const reads = board.reads.edges.slice();
    const lines = new Int32Array(reads.length);
    const crosses = new Int32Array(reads.length);
    const decisions: Decision[] = [];
    for (let i = known; i < board.known; i++) {
      const edge = board.decided(i);
      const value = board.peek(edge);
      decisions.push({ edge, value });
      mark(value === line ? lines : crosses, edge);
      mark(reads, edge);
    }
    const trial = { reads, lines, crosses, decisions, isFirm };
    this.#valid.add(trial);
    for (const decision of isFirm ? decisions : decisions.slice(0, 1)) {
      if (!this.has(decision)) this.#trials.set(keyOf(decision), trial);
    }
  }

  /**
   * Finds the trials that might end otherwise, after the board without assumptions has grown;
   * `board.reads` is what was asked on it. Some edges count as decided only now.
   */
  revise(others: Iterable<number>): void {
    const board = this.#board;
    const asked = board.reads.edges;
    const lines = new Int32Array(asked.length);
    const crosses = new Int32Array(asked.length);
    const either = new Int32Array(asked.length);
    while (this.#seen < board.known) {
      const edge = board.decided(this.#seen++);
      mark(board.peek(edge) === line ? lines : crosses, edge);
    }
    for (const edge of others) mark(either, edge);
    for (const trial of this.#valid) {
      for (let i = 0; i < asked.length; i++) {
        const grown = (lines[i]! & ~trial.lines[i]!) | (crosses[i]! & ~trial.crosses[i]!) | either[i]!;
        const left = (trial.lines[i]! & ~lines[i]!) | (trial.crosses[i]! & ~crosses[i]!);
        if ((grown & trial.reads[i]!) === 0 && (left & asked[i]!) === 0) continue;
        this.#valid.delete(trial);
        break;
      }
    }
  }
}

function keyOf({ edge, value }: Decision): number {
  return value === line ? 2 * edge + 1 : 2 * edge;
}

function mark(set: Int32Array, edge: number): void {
  set[edge >> 5]! |= 1 << (edge & 31);
}
