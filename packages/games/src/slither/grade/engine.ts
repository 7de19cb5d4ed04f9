/**
 * The control flow of the grading method (the paper's section 4). Techniques are
 * grouped by level; the lowest group that finds anything acts, and after every
 * success the work starts again from the basic steps.
 *
 *   start    1, 2, 3 once
 *   basic    4, 5, 6, each sweeping over the board, until none finds anything
 *   level 1  the first of 7, 8, 9 that finds something, and back to basic
 *            then: is the loop complete?
 *   level 2  the first of 10 to 15
 *   level 3  the first of 16, 17, 18, 19, 21, 22, 20
 *   stage 1  the trials 23, 24 (and 30 in part, when nearly everything is known)
 *   level 4  the first of 25, 27, 26
 *   stage 2  the trials 28, 29, 30
 *   stage 3  the trials 31
 *   stage 4  the trials 32
 *
 * A trial draws its assumption and works it out with basic steps and levels 1 to
 * 3 only. If that ends in a contradiction, the opposite is decided and the work
 * starts again; if it completes the loop, the puzzle is solved. Each stage tries
 * its assumptions in order, from a list made anew for every board.
 *
 * Nothing is looked at twice in vain: `rule-work.ts` looks only where something has changed
 * for a rule, `trial-memory.ts` knows which assumptions would lead nowhere again, and
 * `firm-state.ts` which others would with them.
 */

import { cross, line } from "../edge-value.js";
import { type Candidate, Candidates } from "./candidates.js";
import { percentKnown } from "./completion.js";
import { hasOddRegion } from "./firm-state.js";
import type { Edge } from "./geometry.js";
import type { GradingBoard } from "./grading-board.js";
import { type Attempt, Proof } from "./proof.js";
import { essenceOf } from "./refutation.js";
import { type EngineStatus, RuleWork, rules } from "./rule-work.js";
import type { Technique, Trial } from "./technique.js";
import { areRinged } from "./techniques/adjacent-threes.js";
import { techniques } from "./techniques/index.js";
import { proposeOpenParts, twoWayTrial } from "./techniques/two-way-trial.js";
import { type FirmTrial, TrialMemory } from "./trial-memory.js";

export type { EngineStatus } from "./rule-work.js";

const firstClues = rules(1, 2, 3);
const levelFour = rules(25, 27, 26);

const trials = (...numbers: readonly number[]) => numbers.map((number) => techniques[number - 1] as Trial);
const stages = [
  { level: 3, trials: trials(23, 24) },
  { level: 4, trials: trials(28, 29, 30) },
  { level: 5, trials: trials(31) },
  { level: 5, trials: trials(32) },
] as const;

/** Stage 1 also has this trial when nearly everything is known. */
const openPartsTrial: Trial = { ...twoWayTrial, propose: proposeOpenParts };

/** From this percentage of known edges on, stage 1 also tries the two ways of connecting parts. */
const nearlyComplete = 95;

export interface EngineOptions {
  /** Whether deductions carry their reasons. */
  readonly keepsReasons: boolean;
  /** Stop when the journal has an entry. */
  readonly stopsAtFirst?: boolean;
  /** Give up where a technique above this level would be needed. */
  readonly upTo?: number;
}

export class Engine {
  readonly board: GradingBoard;
  readonly proof: Proof;
  readonly #upTo: number;
  readonly #hasEnough: () => boolean;
  readonly #rules: RuleWork;
  readonly #memory: TrialMemory;
  readonly #candidates: Candidates;
  #isAssuming = false;
  /** Is the board without assumptions free of odd regions? */
  #isFirm = true;

  constructor(board: GradingBoard, { keepsReasons, stopsAtFirst = false, upTo = 5 }: EngineOptions) {
    const proof = new Proof(board, keepsReasons);
    this.board = board;
    this.proof = proof;
    this.#upTo = upTo;
    this.#hasEnough = () => stopsAtFirst && proof.journal.length > 0 && !this.#isAssuming;
    this.#rules = new RuleWork(board, proof, upTo, this.#hasEnough);
    this.#memory = new TrialMemory(board, this.#rules.agenda);
    this.#candidates = new Candidates(proof, (edge, value) => this.#memory.has(edge, value));
  }

  /** Works until the end, pausing between assumptions. "stuck" also means: stopped at the first deduction. */
  *run(): Generator<void, EngineStatus, void> {
    const upTo = this.#upTo;
    const { board } = this;
    const rules = this.#rules;
    if (areRinged(board, this.proof)) return "stuck";
    for (const rule of firstClues) rules.apply(rule);
    let mayRetire = true;
    let firmUntil = 0;
    for (;;) {
      board.reads.restart();
      const status = rules.workOut();
      if (status !== "stuck" || this.#hasEnough()) return status;
      if (upTo < 3) return "stuck";
      this.#memory.revise(mayRetire ? this.#retireBlanks() : []);
      this.#isFirm = !hasOddRegion(board, board.decidedAfter(this.#isFirm ? firmUntil : 0));
      firmUntil = board.known;
      let outcome = yield* this.#tryStage(0);
      mayRetire = outcome === "refuted";
      if (outcome === "nothing" && (upTo < 4 || !rules.applyFirst(levelFour))) {
        for (let stage = 1; stage < stages.length && outcome === "nothing"; stage++) {
          if (stages[stage]!.level <= upTo) outcome = yield* this.#tryStage(stage);
        }
        if (outcome === "nothing") return "stuck";
        mayRetire = true;
      }
      if (outcome === "solved") return "solved";
    }
  }

  /** Applies one technique alone, once; true if it decided anything. */
  apply(technique: Technique): boolean {
    if (!("propose" in technique)) return this.#rules.apply(technique);
    const candidates = new Candidates(this.proof).of(technique);
    return candidates.some((candidate) => this.#try(candidate, technique.level) !== "stuck");
  }

  /**
   * Blank cells that are complete now are passed over by the techniques that look for unfinished ones.
   * Gives their sides.
   */
  *#retireBlanks(): Generator<Edge> {
    const { board } = this;
    for (const cell of board.blanks) {
      if (!board.retire(cell)) continue;
      for (let k = 0; k < 4; k++) yield board.side(cell, k);
    }
  }

  *#tryStage(index: number): Generator<void, "refuted" | "solved" | "nothing", void> {
    const { level, trials } = stages[index]!;
    const candidates = this.#candidates;
    candidates.restart();
    for (const trial of index === 0 && this.#isNearlyComplete ? [...trials, openPartsTrial] : trials) {
      for (const candidate of candidates.of(trial)) {
        const { edge, value } = candidate;
        if (this.#memory.has(edge, value) || this.#isSettledAgain(candidate)) continue;
        const outcome = this.#try(candidate, level);
        if (outcome !== "stuck") return outcome;
        yield;
      }
    }
    return "nothing";
  }

  get #isNearlyComplete(): boolean {
    return percentKnown(this.board.known, this.board.edgeCount) >= nearlyComplete;
  }

  /** Draws the assumption, works it out, and takes everything back unless it completes the loop. */
  #try({ edge, value, technique, cells }: Candidate, level: number): "refuted" | "solved" | "stuck" {
    const { board, proof } = this;
    const { known } = board;
    const written = proof.journal.length;
    this.#beginAssuming();
    proof.decide(edge, value);
    const status = this.#workOutAssumption();
    this.#endAssuming();
    const { contradiction } = proof;
    const entries = proof.journal.splice(written);
    const attempt: Attempt = {
      assumption: { edge, value },
      suggestedBy: cells,
      entries,
      ...(contradiction && { contradiction }),
    };
    if (status !== "solved") this.#takeBack(known);
    if (status === "stuck") return "stuck";
    proof.begin(technique, level, known);
    for (const cell of cells) proof.cell(cell);
    if (status === "solved") {
      proof.done(attempt);
      return "solved";
    }
    const { essence, because } = essenceOf(attempt);
    proof
      .name(because)
      .decide(edge, value === line ? cross : line)
      .done(essence);
    return "refuted";
  }

  /** Works out an assumption that has just been drawn. If it leads nowhere, that is remembered. */
  #workOutAssumption(): EngineStatus {
    const { board } = this;
    const { wholeBoardAnswers, doubts } = board;
    const known = board.known - 1;
    const status = this.#rules.workOut();
    if (status === "stuck" && board.wholeBoardAnswers === wholeBoardAnswers && board.loops === 0) {
      this.#memory.add(
        known,
        this.#isFirm && board.doubts === doubts && !hasOddRegion(board, board.decidedAfter(known)),
      );
    }
    return status;
  }

  /** Does the state that once settled the assumption do so again, on the board as it is now? */
  #isSettledAgain({ edge, value }: Candidate): boolean {
    const former = this.#memory.formerly(edge, value);
    if (!former) return false;
    const { known } = this.board;
    const written = this.proof.journal.length;
    this.#beginAssuming();
    this.#workOutAgain(former);
    this.#endAssuming();
    this.proof.journal.length = written;
    this.#takeBack(known);
    if (this.#memory.has(edge, value)) return true;
    this.#memory.forget(former);
    return false;
  }

  /** Draws the state as a whole; what has changed since is then all that the rules have to look at. */
  #workOutAgain(former: FirmTrial): void {
    const { board, proof } = this;
    const { agenda } = this.#rules;
    const { known, wholeBoardAnswers, doubts } = board;
    const decided = this.#memory.decidedSince(former);
    const asked = this.#memory.askedSince(former);
    board.reads.restart(former.reads);
    for (const { edge, value } of former.decisions) proof.decide(edge, value);
    const drawn = board.known;
    board.workOnlyAt(decided);
    agenda.resume(former.watched, former.known, decided, asked);
    if (proof.contradiction || this.#rules.workOut() !== "stuck") return;
    if (board.wholeBoardAnswers !== wholeBoardAnswers || board.loops !== 0) return;
    if (!this.#isFirm || board.doubts !== doubts) return;
    if (hasOddRegion(board, [...decided, ...board.decidedAfter(drawn)])) return;
    if (board.known > drawn) this.#memory.add(known, true);
    else this.#memory.renew(former, known, agenda.watched());
  }

  #beginAssuming(): void {
    const { board, proof } = this;
    this.#rules.agenda.save();
    board.reads.restart();
    board.assumedAfter = board.known;
    this.#isAssuming = true;
    proof.isRecording = proof.keepsReasons;
  }

  #endAssuming(): void {
    this.board.assumedAfter = Number.POSITIVE_INFINITY;
    this.#isAssuming = false;
    this.proof.isRecording = true;
  }

  #takeBack(known: number): void {
    this.proof.contradiction = undefined;
    this.board.undo(known);
    this.#rules.agenda.restore();
  }
}
