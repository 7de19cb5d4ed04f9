/**
 * A deduction in the making. A technique names what it rests on (cells, known
 * edges, nodes), decides edges, and completes the proof; what was completed
 * goes into a journal. Deciding an edge against what is known, or giving a node
 * a third line, turns the deduction into a contradiction.
 *
 * What a proof names is enough to prove it: every loop of the board that meets
 * the named clues and agrees with the named edges has the decided edges. (The
 * tests hold every technique to that by enumeration.) Edges outside the board
 * are never named: that they are crosses needs no reason.
 */

import { type DecidedValue, type EdgeValue, line, unknown } from "../edge-value.js";
import type { Cell, Edge, Node, QuarterTurn } from "./geometry.js";
import type { GradingBoard } from "./grading-board.js";
import {
  asLeftOut,
  cellReason,
  edgeReason,
  gateReason,
  nodeReason,
  type PairKind,
  type Reason,
} from "./reason.js";

/** Why a board cannot be completed; each is also a message key, after `contradiction.`. */
export type Conflict =
  /** A clue has too many lines, or too few edges left. */
  | "clue"
  /** A line ends where it cannot go on. */
  | "dead-end"
  /** Three lines would meet. */
  | "branch"
  /** An edge would have to be a line and a cross. */
  | "clash"
  /** A loop is closed, and there are lines outside it. */
  | "loop"
  /** Everything is known, and there is no loop. */
  | "no-loop";

export interface Contradiction {
  readonly conflict: Conflict;
  /** The technique that ran into it. */
  readonly technique: number;
  /** The clue, node or edge that is in conflict; a loop is in conflict as a whole. */
  readonly at?: Reason;
  readonly because: readonly Reason[];
}

/** A decided edge with its value. */
export interface Decision {
  readonly edge: Edge;
  readonly value: EdgeValue;
}

/** One completed deduction. */
export interface Entry {
  readonly technique: number;
  readonly level: number;
  /** Deductions of one sweep over the board share its number. */
  readonly pass: number;
  readonly decisions: readonly Decision[];
  readonly because: readonly Reason[];
  /** Which case of the technique it is, where it has several. */
  readonly variant?: string;
  /** For a trial: what was assumed and where it led. */
  readonly attempt?: Attempt;
}

/** An assumption worked out. */
export interface Attempt {
  readonly assumption: Decision;
  /** The cells that suggested it. */
  readonly suggestedBy: readonly Cell[];
  readonly entries: readonly Entry[];
  /** Absent when the assumption completed the loop. */
  readonly contradiction?: Contradiction;
}

export class Proof {
  readonly board: GradingBoard;
  readonly journal: Entry[] = [];
  /** Whether reasons are kept; without them a proof is only its decisions, and naming has no effect. */
  readonly keepsReasons: boolean;
  /** False while an assumption is on the board and nobody wants its chain. */
  isRecording = true;
  contradiction: Contradiction | undefined;
  /** The reasons so far: the first `#reasons` of the list. */
  readonly #because: Reason[] = [];
  #reasons = 0;
  #technique = 0;
  #level = 0;
  #pass = 0;
  #variant: string | undefined;
  /** How many edges were known when this deduction began. */
  #from: number;

  constructor(board: GradingBoard, keepsReasons: boolean) {
    this.board = board;
    this.keepsReasons = keepsReasons;
    this.#from = board.known;
  }

  /** Opens a pass of a technique. What was decided after `from` edges were known counts as its own. */
  begin(technique: number, level: number, from: number = this.board.known): void {
    this.#technique = technique;
    this.#level = level;
    this.#pass++;
    this.#from = from;
    this.#reasons = 0;
    this.#variant = undefined;
  }

  /** Says which case of the technique this deduction is. */
  as(variant: string): this {
    this.#variant = variant;
    return this;
  }

  name(reasons: readonly Reason[]): this {
    for (const reason of reasons) this.#add(reason);
    return this;
  }

  #add(reason: Reason): this {
    if (this.keepsReasons) this.#because[this.#reasons++] = reason;
    return this;
  }

  cell(cell: Cell): this {
    return this.#add(cellReason(cell));
  }

  node(node: Node): this {
    return this.#add(nodeReason(node));
  }

  /** Names an edge, if it is known and on the board. */
  edge(edge: Edge): this {
    if (this.board.peek(edge) === unknown || !this.board.hasEdge(edge)) return this;
    return this.#add(edgeReason(edge));
  }

  /** Names a clue or a line that a loop would leave out. */
  leftOut(reason: Reason): this {
    return this.#add(asLeftOut(reason));
  }

  /** Names what is known of side k and the next one of a cell together. */
  cornerGate(cell: Cell, k: QuarterTurn, kind: PairKind): this {
    return this.#add(gateReason(cell, k, false, kind));
  }

  /** Names what is known of side k and the opposite one of a cell together. */
  parallelGate(cell: Cell, k: QuarterTurn, kind: PairKind): this {
    return this.#add(gateReason(cell, k, true, kind));
  }

  /** Names what is known of the sides of a cell. */
  sides(cell: Cell): this {
    if (!this.keepsReasons) return this;
    for (let k = 0; k < 4; k++) this.edge(this.board.side(cell, k));
    return this;
  }

  /** Names what is known at a node. */
  around(node: Node): this {
    if (!this.keepsReasons) return this;
    this.node(node);
    for (let d = 0; d < 4; d++) this.edge(this.board.leave(node, d));
    return this;
  }

  /** Names what is known of the two edges that lead away from the cell at corner k. */
  outer(cell: Cell, k: QuarterTurn): this {
    if (!this.keepsReasons) return this;
    this.node(this.board.corner(cell, k));
    this.edge(this.board.outerVertical(cell, k));
    return this.edge(this.board.outerHorizontal(cell, k));
  }

  /** Names the lines from an end of a path to its other end. */
  path(end: Node): this {
    if (!this.keepsReasons) return this;
    const { board } = this;
    let back = -1;
    let node = end;
    this.node(end);
    for (;;) {
      let d = 0;
      while (d < 4 && (d === back || board.peek(board.leave(node, d)) !== line)) d++;
      if (d === 4) break;
      this.edge(board.leave(node, d));
      node = board.step(node, d);
      back = (d + 2) & 3;
    }
    return this.node(node);
  }

  /** A place in the reasons to come back to with `forget`. */
  get mark(): number {
    return this.#reasons;
  }

  /** Drops the reasons named since the mark. */
  forget(mark = 0): void {
    this.#reasons = mark;
  }

  decide(edge: Edge, value: DecidedValue): this {
    const { board } = this;
    const known = board.peek(edge);
    if (known === value || this.contradiction) return this;
    const mark = this.mark;
    if (known !== unknown) {
      this.edge(edge).contradict("clash", edgeReason(edge)).forget(mark);
      return this;
    }
    const full = board.peekDegree(board.head(edge)) === 2 ? board.head(edge) : board.tail(edge);
    if (value === line && board.peekDegree(full) === 2) {
      this.around(full).contradict("branch", nodeReason(full)).forget(mark);
      return this;
    }
    board.set(edge, value);
    return this;
  }

  /** Decides the edge unless it is known, either way. */
  decideIfOpen(edge: Edge, value: DecidedValue): this {
    const known = this.board.value(edge);
    if (known === unknown) return this.decide(edge, value);
    if (known !== value) this.board.doubts++;
    return this;
  }

  contradict(conflict: Conflict, at?: Reason): this {
    this.contradiction ??= {
      conflict,
      technique: this.#technique,
      ...(at !== undefined && { at }),
      because: this.#namedReasons(),
    };
    return this;
  }

  /**
   * Ends the deduction. True if it found anything: decided an edge, or met a
   * contradiction. The reasons are used up either way.
   */
  done(attempt?: Attempt): boolean {
    const { board } = this;
    const from = this.#from;
    const hasDecided = board.known > from;
    if (hasDecided && this.isRecording) {
      const decisions: Decision[] = [];
      for (let i = from; i < board.known; i++) {
        const edge = board.decided(i);
        decisions.push({ edge, value: board.peek(edge) });
      }
      this.journal.push({
        technique: this.#technique,
        level: this.#level,
        pass: this.#pass,
        decisions,
        because: this.#namedReasons(),
        ...(this.#variant && { variant: this.#variant }),
        ...(attempt && { attempt }),
      });
    }
    this.#from = board.known;
    this.#reasons = 0;
    this.#variant = undefined;
    return hasDecided || this.contradiction !== undefined;
  }

  /** `done` if anything was found; otherwise the deduction goes on without the reasons since the mark. */
  doneOrForget(mark: number): boolean {
    if (this.board.known > this.#from || this.contradiction) return this.done();
    this.forget(mark);
    return false;
  }

  #namedReasons(): readonly Reason[] {
    return this.keepsReasons ? [...new Set(this.#because.slice(0, this.#reasons))] : [];
  }
}
