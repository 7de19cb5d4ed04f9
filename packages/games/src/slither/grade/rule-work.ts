/**
 * The rules at work: basic steps and levels 1 to 3, always the lowest that finds
 * anything, on the board without assumptions and inside every trial. `agenda.ts`
 * knows where something has changed for a rule, so nothing is looked at twice in vain.
 */

import { Agenda } from "./agenda.js";
import { nameClosedLoop } from "./closed-loop.js";
import type { GradingBoard } from "./grading-board.js";
import type { Proof } from "./proof.js";
import type { LocalRule, Rule } from "./technique.js";
import { techniques } from "./techniques/index.js";

export type EngineStatus = "solved" | "stuck" | "contradiction";

/** The rules of these numbers, in this order. */
export const rules = (...numbers: readonly number[]): readonly Rule[] =>
  numbers.map((number) => techniques[number - 1] as Rule);

const basic = rules(4, 5, 6);
const levelOne = rules(7, 8, 9);
const levelTwo = rules(10, 11, 12, 13, 14, 15);
const levelThree = rules(16, 17, 18, 19, 21, 22, 20);

const localRules = techniques.filter((technique): technique is LocalRule => "searches" in technique);
const isUpToThree = (rule: LocalRule) => rule.level <= 3;
const searches = localRules.filter(isUpToThree).flatMap((rule) => rule.searches);
const otherSearches = localRules.filter((rule) => !isUpToThree(rule)).flatMap((rule) => rule.searches);

/** A rule's searches on its agenda, by its number: the number of the first one, and a bit for each. */
const searchesOf: { readonly first: number; readonly bits: number }[] = [];
for (const rule of localRules) {
  const first = (isUpToThree(rule) ? searches : otherSearches).indexOf(rule.searches[0]!);
  searchesOf[rule.number] = { first, bits: ((1 << rule.searches.length) - 1) << first };
}

/** The searches of all rules of a group, a bit each. */
const bitsOf = (group: readonly Rule[]) =>
  group.reduce((bits, { number }) => bits | searchesOf[number]!.bits, 0);
const levelOneBits = bitsOf(levelOne);
const levelTwoBits = bitsOf(levelTwo);
const levelThreeBits = bitsOf(levelThree);

export class RuleWork {
  /** For the rules up to level 3. */
  readonly agenda: Agenda;
  /** For the others, which are never used inside a trial. */
  readonly #otherAgenda: Agenda;
  readonly #board: GradingBoard;
  readonly #proof: Proof;
  readonly #upTo: number;
  readonly #hasEnough: () => boolean;

  /** Gives up where a technique above the level `upTo` would be needed, and when there is enough. */
  constructor(board: GradingBoard, proof: Proof, upTo: number, hasEnough: () => boolean) {
    this.agenda = new Agenda(board, searches);
    this.#otherAgenda = new Agenda(board, otherSearches);
    this.#board = board;
    this.#proof = proof;
    this.#upTo = upTo;
    this.#hasEnough = hasEnough;
  }

  /** Until nothing more is found. */
  workOut(): EngineStatus {
    const proof = this.#proof;
    for (;;) {
      do this.#basicSteps();
      while (!proof.contradiction && !this.#hasEnough() && this.#applyLocal(levelOne, levelOneBits));
      if (!proof.contradiction && this.#isComplete()) return "solved";
      if (proof.contradiction) return "contradiction";
      if (this.#hasEnough()) return "stuck";
      const isFound =
        (this.#upTo >= 2 && this.#applyLocal(levelTwo, levelTwoBits)) ||
        (this.#upTo >= 3 && this.#applyLocal(levelThree, levelThreeBits));
      if (!isFound) return "stuck";
    }
  }

  /** `applyFirst` for rules up to level 3; these are their searches. */
  #applyLocal(group: readonly Rule[], searches: number): boolean {
    return this.agenda.hasPlaces(searches) && this.applyFirst(group);
  }

  applyFirst(group: readonly Rule[]): boolean {
    for (const rule of group) if (this.apply(rule)) return true;
    return false;
  }

  /** Applies one rule alone, once; true if it found anything. */
  apply(rule: Rule): boolean {
    const proof = this.#proof;
    if ("find" in rule) {
      proof.begin(rule.number, rule.level);
      return rule.find(this.#board, proof);
    }
    const agenda = isUpToThree(rule) ? this.agenda : this.#otherAgenda;
    const { first, bits } = searchesOf[rule.number]!;
    if (!agenda.hasPlaces(bits)) return false;
    proof.begin(rule.number, rule.level);
    let isFound = false;
    for (let i = 0; i < rule.searches.length; i++) {
      if (agenda.find(first + i, proof)) isFound = true;
      if (isFound && (!rule.searches[0]!.isSweep || proof.contradiction)) break;
    }
    return isFound;
  }

  #basicSteps(): void {
    const proof = this.#proof;
    let isFound = true;
    while (isFound && !proof.contradiction) {
      isFound = false;
      for (const rule of basic) if (!proof.contradiction && this.apply(rule)) isFound = true;
    }
  }

  /** One loop, no loose end, every clue settled. A loop beside other lines is a contradiction. */
  #isComplete(): boolean {
    const board = this.#board;
    const proof = this.#proof;
    const hasLooseEnd = board.ends.next(0) !== -1;
    const isAllKnown = board.known === board.edgeCount;
    if (board.loops > 1 || (board.loops === 1 && hasLooseEnd)) {
      if (proof.keepsReasons) nameClosedLoop(board, proof);
      proof.contradict("loop");
      return false;
    }
    if (board.loops === 0) {
      if (isAllKnown) proof.contradict("no-loop");
      return false;
    }
    return isAllKnown || board.numbered.every((cell) => board.openSides(cell) === 0);
  }
}
