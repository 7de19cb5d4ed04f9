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
 * Nothing is looked at twice in vain: `agenda.ts` knows where something has changed
 * for a rule, `trial-memory.ts` which assumptions would lead nowhere again, and
 * `firm-state.ts` which others would with them.
 */

import { cross, line } from "../edge-value.js";
import { Agenda } from "./agenda.js";
import { type Candidate, Candidates } from "./candidates.js";
import { nameClosedLoop } from "./closed-loop.js";
import { percentKnown } from "./completion.js";
import { hasOddRegion } from "./firm-state.js";
import type { Edge } from "./geometry.js";
import type { GradingBoard } from "./grading-board.js";
import { type Attempt, type Decision, Proof } from "./proof.js";
import { essenceOf } from "./refutation.js";
import type { LocalRule, Rule, Technique, Trial } from "./technique.js";
import { areRinged } from "./techniques/adjacent-threes.js";
import { techniques } from "./techniques/index.js";
import { proposeOpenParts, twoWayTrial } from "./techniques/two-way-trial.js";
import { TrialMemory } from "./trial-memory.js";

export type EngineStatus = "solved" | "stuck" | "contradiction";

const rules = (...numbers: readonly number[]) => numbers.map((number) => techniques[number - 1] as Rule);
const firstClues = rules(1, 2, 3);
const basic = rules(4, 5, 6);
const levelOne = rules(7, 8, 9);
const levelTwo = rules(10, 11, 12, 13, 14, 15);
const levelThree = rules(16, 17, 18, 19, 21, 22, 20);
const levelFour = rules(25, 27, 26);

const trials = (...numbers: readonly number[]) => numbers.map((number) => techniques[number - 1] as Trial);
const stages = [
  { level: 3, trials: trials(23, 24) },
  { level: 4, trials: trials(28, 29, 30) },
  { level: 5, trials: trials(31) },
  { level: 5, trials: trials(32) },
] as const;

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
  readonly #options: EngineOptions;
  readonly #agendas = new Map<LocalRule, readonly Agenda[]>();
  readonly #memory: TrialMemory;
  #isAssuming = false;
  /** Is the board without assumptions free of odd regions? */
  #isFirm = true;

  constructor(board: GradingBoard, options: EngineOptions) {
    this.board = board;
    this.proof = new Proof(board, options.keepsReasons);
    this.#options = options;
    this.#memory = new TrialMemory(board);
    for (const rule of techniques) {
      if ("searches" in rule) {
        this.#agendas.set(
          rule,
          rule.searches.map((search) => new Agenda(board, search)),
        );
      }
    }
  }

  /** Works until the end, pausing between assumptions. "stuck" also means: stopped at the first deduction. */
  *run(): Generator<void, EngineStatus, void> {
    const upTo = this.#upTo;
    if (areRinged(this.board, this.proof)) return "stuck";
    for (const rule of firstClues) this.#apply(rule);
    let mayRetire = true;
    for (;;) {
      this.board.reads.clear();
      const status = this.#workOut();
      if (status !== "stuck" || this.#hasEnough) return status;
      if (upTo < 3) return "stuck";
      this.#memory.revise(mayRetire ? this.#retireBlanks() : []);
      this.#isFirm = !hasOddRegion(this.board, 0);
      let outcome = yield* this.#tryStage(0);
      mayRetire = outcome === "refuted";
      if (outcome === "nothing" && (upTo < 4 || !this.#applyFirst(levelFour))) {
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
    if (!("propose" in technique)) return this.#apply(technique);
    const candidates = new Candidates(this.proof);
    candidates.begin(technique.number);
    technique.propose(this.board, candidates);
    return candidates.list.some((candidate) => this.#try(candidate, technique.level) !== "stuck");
  }

  get #upTo(): number {
    return this.#options.upTo ?? 5;
  }

  get #hasEnough(): boolean {
    return this.#options.stopsAtFirst === true && this.proof.journal.length > 0 && !this.#isAssuming;
  }

  #apply(rule: Rule): boolean {
    const { proof } = this;
    proof.begin(rule.number, rule.level);
    if ("find" in rule) return rule.find(this.board, proof);
    let isFound = false;
    for (const agenda of this.#agendas.get(rule)!) {
      if (agenda.find(proof)) isFound = true;
      if (isFound && (!rule.searches[0]!.isSweep || proof.contradiction)) break;
    }
    return isFound;
  }

  #applyFirst(group: readonly Rule[]): boolean {
    for (const rule of group) if (this.#apply(rule)) return true;
    return false;
  }

  /** Basic steps and levels 1 to 3, until nothing more is found. */
  #workOut(): EngineStatus {
    const { proof } = this;
    const upTo = this.#upTo;
    for (;;) {
      do this.#basicSteps();
      while (!proof.contradiction && !this.#hasEnough && this.#applyFirst(levelOne));
      if (!proof.contradiction && this.#isComplete()) return "solved";
      if (proof.contradiction) return "contradiction";
      if (this.#hasEnough) return "stuck";
      const isFound =
        (upTo >= 2 && this.#applyFirst(levelTwo)) || (upTo >= 3 && this.#applyFirst(levelThree));
      if (!isFound) return "stuck";
    }
  }

  #basicSteps(): void {
    const { proof } = this;
    let isFound = true;
    while (isFound && !proof.contradiction) {
      isFound = false;
      for (const rule of basic) if (!proof.contradiction && this.#apply(rule)) isFound = true;
    }
  }

  /** One loop, no loose end, every clue settled. A loop beside other lines is a contradiction. */
  #isComplete(): boolean {
    const { board, proof } = this;
    const hasLooseEnd = board.ends.next(0) !== -1;
    const isAllKnown = board.known === board.edgeCount;
    if (board.loops > 1 || (board.loops === 1 && hasLooseEnd)) {
      nameClosedLoop(board, proof);
      proof.contradict("loop");
      return false;
    }
    if (board.loops === 0) {
      if (isAllKnown) proof.contradict("no-loop");
      return false;
    }
    return isAllKnown || board.numbered.every((cell) => board.openSides(cell) === 0);
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
    const stage = stages[index]!;
    for (const candidate of this.#candidates(index)) {
      if (this.#memory.has(candidate) || this.#isSettledAgain(candidate)) continue;
      const outcome = this.#try(candidate, stage.level);
      if (outcome !== "stuck") return outcome;
      yield;
    }
    return "nothing";
  }

  #candidates(index: number): readonly Candidate[] {
    const { board } = this;
    const candidates = new Candidates(this.proof);
    for (const trial of stages[index]!.trials) {
      candidates.begin(trial.number);
      trial.propose(board, candidates);
    }
    if (index === 0 && percentKnown(board.known, board.edgeCount) >= nearlyComplete) {
      candidates.begin(twoWayTrial.number);
      proposeOpenParts(board, candidates);
    }
    return candidates.list;
  }

  /** Draws the assumption, works it out, and takes everything back unless it completes the loop. */
  #try({ edge, value, technique, cells }: Candidate, level: number): "refuted" | "solved" | "stuck" {
    const { board, proof } = this;
    const { known } = board;
    const written = proof.journal.length;
    const status = this.#assume([{ edge, value }]);
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

  /** Does the state that once settled the assumption do so again, on the board as it is now? */
  #isSettledAgain(candidate: Candidate): boolean {
    const former = this.#memory.formerly(candidate);
    if (!former) return false;
    const { known } = this.board;
    const written = this.proof.journal.length;
    this.#assume(former.decisions);
    this.proof.journal.length = written;
    this.#takeBack(known);
    if (this.#memory.has(candidate)) return true;
    this.#memory.forget(former);
    return false;
  }

  /** Draws the decisions and works them out. What leads nowhere is remembered. */
  #assume(decisions: readonly Decision[]): EngineStatus {
    const { board, proof } = this;
    const { known, wholeBoardAnswers, doubts } = board;
    for (const agendas of this.#agendas.values()) for (const agenda of agendas) agenda.save();
    board.reads.clear();
    board.assumedAfter = known;
    this.#isAssuming = true;
    proof.isRecording = proof.keepsReasons;
    for (const { edge, value } of decisions) proof.decide(edge, value === line ? line : cross);
    const status = proof.contradiction ? "contradiction" : this.#workOut();
    if (status === "stuck" && board.wholeBoardAnswers === wholeBoardAnswers && board.loops === 0) {
      const isFirm = this.#isFirm && board.doubts === doubts && !hasOddRegion(board, known);
      if (isFirm || decisions.length === 1) this.#memory.add(known, isFirm);
    }
    board.assumedAfter = Number.POSITIVE_INFINITY;
    this.#isAssuming = false;
    proof.isRecording = true;
    return status;
  }

  #takeBack(known: number): void {
    this.proof.contradiction = undefined;
    this.board.undo(known);
    for (const agendas of this.#agendas.values()) for (const agenda of agendas) agenda.restore();
  }
}
