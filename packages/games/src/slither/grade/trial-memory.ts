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
 * and if that leads to a firm state again, all of that state is settled once more. There only two
 * kinds of places can find anything:
 *
 *   - a place looked at in the trial whose last look there asked about an edge of D that is not in S;
 *   - a place looked at since, without the trial, whose last look asked about an edge of S.
 *
 * For any other place was last looked at before D and watches no edge of D, or in the trial and is answered the same.
 * Odd regions and basic steps, too, can only come from edges of D that the trial asked about.
 */

import { cross, type DecidedValue, line } from "../edge-value.js";
import type { Agenda } from "./agenda.js";
import type { Edge } from "./geometry.js";
import type { GradingBoard } from "./grading-board.js";
import type { Watched } from "./watchers.js";

interface Assumption {
  readonly edge: Edge;
  readonly value: DecidedValue;
}

interface Trial {
  /** How many edges were known without it, and how often the board without assumptions had grown. */
  known: number;
  revision: number;
  /** Would it end as it did? */
  isValid: boolean;
  /** The edges asked about and those decided, lines and crosses, a bit each. */
  readonly reads: Int32Array;
  readonly lines: Int32Array;
  readonly crosses: Int32Array;
  readonly decisions: readonly Assumption[];
  readonly edges: readonly Edge[];
}

/** A trial that ended in a firm state. */
export interface FirmTrial extends Trial {
  /** What its looks watch, see `Agenda.resume`. */
  watched: Watched;
}

export class TrialMemory {
  readonly #board: GradingBoard;
  readonly #agenda: Agenda;
  /** The latest trial that tells of an assumption. */
  readonly #trials: (Trial | FirmTrial | undefined)[];
  #valid: Trial[] = [];
  /** Up to here the decided edges have been compared with the trials. */
  #seen = 0;
  /** How often that has been done, and when an edge was last asked about before. */
  #revision = 0;
  readonly #askedIn: Int32Array;

  constructor(board: GradingBoard, agenda: Agenda) {
    this.#board = board;
    this.#agenda = agenda;
    this.#askedIn = new Int32Array(board.edgeCount);
    this.#trials = new Array(2 * board.edgeCount).fill(undefined);
  }

  /** Is the assumption known to lead nowhere? */
  has(edge: Edge, value: DecidedValue): boolean {
    const trial = this.#trials[keyOf(edge, value)];
    return trial?.isValid === true && this.#board.known + trial.edges.length < this.#board.edgeCount;
  }

  /** A firm state that once settled the assumption. */
  formerly(edge: Edge, value: DecidedValue): FirmTrial | undefined {
    const trial = this.#trials[keyOf(edge, value)];
    return trial && "watched" in trial ? trial : undefined;
  }

  /** The edges that the trial asked about and that have been decided since, other than in it. */
  decidedSince({ known, reads, lines, crosses }: FirmTrial): readonly Edge[] {
    const board = this.#board;
    const edges: Edge[] = [];
    for (let i = known; i < board.known; i++) {
      const edge = board.decided(i);
      if (isMarked(reads, edge) && !isMarked(board.peek(edge) === line ? lines : crosses, edge))
        edges.push(edge);
    }
    return edges;
  }

  /** The edges of the trial that have been asked about since, without it. */
  askedSince({ revision, edges }: FirmTrial): readonly Edge[] {
    return edges.filter((edge) => this.#askedIn[edge]! > revision);
  }

  /** The assumption is not settled by what it was before. */
  forget(trial: FirmTrial): void {
    for (const { edge, value } of trial.decisions) {
      const key = keyOf(edge, value);
      if (this.#trials[key] === trial) this.#trials[key] = undefined;
    }
  }

  /** What was decided after `known` edges leads nowhere: its first edge, or all of them if the state is firm. */
  add(known: number, isFirm: boolean): void {
    const board = this.#board;
    const reads = board.reads.edges.slice();
    const lines = new Int32Array(reads.length);
    const crosses = new Int32Array(reads.length);
    const decisions: Assumption[] = [];
    for (let i = known; i < board.known; i++) {
      const edge = board.decided(i);
      const value = board.peek(edge) === line ? line : cross;
      decisions.push({ edge, value });
      mark(value === line ? lines : crosses, edge);
      mark(reads, edge);
    }
    const edges = decisions.map(({ edge }) => edge);
    const plain = { known, revision: this.#revision, isValid: true, reads, lines, crosses, decisions, edges };
    const trial = isFirm ? { ...plain, watched: this.#agenda.watched() } : plain;
    this.#valid.push(trial);
    for (const { edge, value } of isFirm ? decisions : decisions.slice(0, 1)) {
      if (!this.has(edge, value)) this.#trials[keyOf(edge, value)] = trial;
    }
  }

  /** The trial has been found to end as it did; `board.reads` and the agenda have what it asked, then and now. */
  renew(trial: FirmTrial, known: number, watched: Watched): void {
    trial.reads.set(this.#board.reads.edges);
    trial.watched = watched;
    trial.known = known;
    trial.revision = this.#revision;
    trial.isValid = true;
    this.#valid.push(trial);
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
    this.#revision++;
    for (let i = 0; i < asked.length; i++) {
      for (let left = asked[i]!; left !== 0; left &= left - 1) {
        this.#askedIn[32 * i + 31 - Math.clz32(left & -left)] = this.#revision;
      }
    }
    const words = Array.from(asked.keys()).filter(
      (i) => (lines[i]! | crosses[i]! | either[i]! | asked[i]!) !== 0,
    );
    for (const trial of this.#valid) {
      for (const i of words) {
        const grown = (lines[i]! & ~trial.lines[i]!) | (crosses[i]! & ~trial.crosses[i]!) | either[i]!;
        const left = (trial.lines[i]! & ~lines[i]!) | (trial.crosses[i]! & ~crosses[i]!);
        if ((grown & trial.reads[i]!) === 0 && (left & asked[i]!) === 0) continue;
        trial.isValid = false;
        break;
      }
    }
    this.#valid = this.#valid.filter(({ isValid }) => isValid);
  }
}

function keyOf(edge: Edge, value: DecidedValue): number {
  return value === line ? 2 * edge + 1 : 2 * edge;
}

function mark(set: Int32Array, edge: Edge): void {
  set[edge >> 5]! |= 1 << (edge & 31);
}

function isMarked(set: Int32Array, edge: Edge): boolean {
  return (set[edge >> 5]! & (1 << (edge & 31))) !== 0;
}
