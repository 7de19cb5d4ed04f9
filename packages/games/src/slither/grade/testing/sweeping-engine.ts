/**
 * The grading method taken literally, to compare the engine with: every technique
 * sweeps over the whole board each time, and every assumption is worked out again
 * on every board.
 */
import type { Puzzle } from "../../board.js";
import { cross, line } from "../../edge-value.js";
import { Candidates } from "../candidates.js";
import { nameClosedLoop } from "../closed-loop.js";
import { percentKnown } from "../completion.js";
import { GradingBoard } from "../grading-board.js";
import { type Entry, Proof } from "../proof.js";
import { essenceOf } from "../refutation.js";
import type { Rule, Trial } from "../technique.js";
import { areRinged } from "../techniques/adjacent-threes.js";
import { techniques } from "../techniques/index.js";
import { proposeOpenParts } from "../techniques/two-way-trial.js";

const numbered = <T>(...numbers: readonly number[]) => numbers.map((number) => techniques[number - 1] as T);
const stages = [[23, 24], [28, 29, 30], [31], [32]].map((numbers) => numbered<Trial>(...numbers));
const stageLevels = [3, 4, 5, 5];

/** The rules, sweeping over the whole board. */
export class SweepingRules {
  readonly board: GradingBoard;
  readonly proof: Proof;

  constructor(board: GradingBoard) {
    this.board = board;
    this.proof = new Proof(board, true);
  }

  /** The first of these techniques that finds anything. */
  first(...numbers: readonly number[]): boolean {
    return numbered<Rule>(...numbers).some((rule) => this.apply(rule));
  }

  apply(rule: Rule): boolean {
    const { board, proof } = this;
    proof.begin(rule.number, rule.level);
    if ("find" in rule) return rule.find(board, proof);
    let isFound = false;
    for (const { places, lookAt, isSweep } of rule.searches) {
      for (const place of places(board)) {
        if (!lookAt(board, proof, place)) continue;
        if (!isSweep || proof.contradiction) return true;
        isFound = true;
      }
    }
    return isFound;
  }

  /** Basic steps and levels 1 to 3, until nothing more is found. */
  workOut(): "solved" | "refuted" | "stuck" {
    const { board, proof } = this;
    for (;;) {
      let isFound = true;
      while (isFound && !proof.contradiction) {
        isFound = false;
        for (const rule of numbered<Rule>(4, 5, 6))
          isFound = (!proof.contradiction && this.apply(rule)) || isFound;
        if (!isFound && !proof.contradiction) isFound = this.first(7, 8, 9);
      }
      if (proof.contradiction) return "refuted";
      const hasLooseEnd = board.ends.next(0) !== -1;
      const isAllKnown = board.known === board.edgeCount;
      if (board.loops > 1 || (board.loops === 1 && hasLooseEnd)) {
        nameClosedLoop(board, proof);
        proof.contradict("loop");
      } else if (board.loops === 0 && isAllKnown) proof.contradict("no-loop");
      if (proof.contradiction) return "refuted";
      const areCluesComplete = board.numbered.every((cell) => board.openSides(cell) === 0);
      if (board.loops === 1 && (isAllKnown || areCluesComplete)) return "solved";
      if (!this.first(10, 11, 12, 13, 14, 15) && !this.first(16, 17, 18, 19, 21, 22, 20)) return "stuck";
    }
  }
}

/** Every deduction, with its reasons. */
export function sweptJournal(puzzle: Puzzle): readonly Entry[] {
  const board = new GradingBoard(puzzle);
  const rules = new SweepingRules(board);
  const { proof } = rules;
  const tryStage = (stage: number): "solved" | "refuted" | "stuck" => {
    const candidates = new Candidates(proof);
    const isNearlyComplete = percentKnown(board.known, board.edgeCount) >= 95;
    const openPartsTrial = { ...(techniques[29] as Trial), propose: proposeOpenParts };
    const trials = [...stages[stage]!, ...(stage === 0 && isNearlyComplete ? [openPartsTrial] : [])];
    for (const { edge, value, technique, cells } of trials.flatMap((trial) => candidates.of(trial))) {
      const { known } = board;
      const written = proof.journal.length;
      board.set(edge, value);
      const status = rules.workOut();
      const entries = proof.journal.splice(written);
      if (status === "solved") return status;
      board.undo(known);
      const { contradiction } = proof;
      proof.contradiction = undefined;
      if (status === "stuck") continue;
      proof.begin(technique, stageLevels[stage]!);
      for (const cell of cells) proof.cell(cell);
      const attempt = { assumption: { edge, value }, suggestedBy: cells, entries };
      const { essence, because } = essenceOf({ ...attempt, ...(contradiction && { contradiction }) });
      proof
        .name(because)
        .decide(edge, value === line ? cross : line)
        .done(essence);
      return status;
    }
    return "stuck";
  };

  if (areRinged(board, proof)) return [];
  for (const rule of numbered<Rule>(1, 2, 3)) rules.apply(rule);
  for (let mayRetire = true; rules.workOut() === "stuck"; ) {
    if (mayRetire) for (const cell of board.blanks) board.retire(cell);
    let outcome = tryStage(0);
    mayRetire = outcome !== "stuck";
    if (mayRetire || !rules.first(25, 27, 26)) {
      for (let stage = 1; stage < stages.length && outcome === "stuck"; stage++) outcome = tryStage(stage);
      if (outcome !== "refuted") break;
      mayRetire = true;
    }
  }
  return proof.journal;
}
