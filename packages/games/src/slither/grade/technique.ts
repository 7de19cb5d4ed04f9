/**
 * What a technique is. A rule looks at the board and decides edges directly: as a
 * sweep over all of it, or as searches that look at one place at a time, so that
 * an agenda can pass over the places where nothing has changed. A trial proposes
 * edges worth an assumption; the engine draws each on the board and works it out
 * with the rules up to level 3 until it is refuted.
 *
 * Both are numbered as in the paper. The id is the name of the technique's file
 * and its message key.
 */
import type { TechniqueId } from "../explain/technique-names.js";
import type { Candidates } from "./candidates.js";
import type { GradingBoard } from "./grading-board.js";
import type { Proof } from "./proof.js";

/** 0 are the first clues and basic steps, which every puzzle needs; a puzzle's level is 1 to 5. */
export type TechniqueLevel = 0 | 1 | 2 | 3 | 4 | 5;

interface Described {
  readonly number: number;
  readonly id: TechniqueId;
  readonly level: TechniqueLevel;
  /**
   * A smallest puzzle with one solution on the way to which the technique is used,
   * as rows of clues: the test, and the picture that explains it.
   */
  readonly example: readonly string[];
}

export interface Sweep extends Described {
  /** Looks for a place to apply the rule and completes the proof there; false if there is none. */
  find(board: GradingBoard, proof: Proof): boolean;
}

export interface Search {
  /** The places to look at, in the order of their numbers: cells, nodes, or indexes of border sides. */
  places(board: GradingBoard): Iterable<number>;
  /** Applies the rule at this place if it can be and completes the proof; whether it found anything. */
  lookAt(board: GradingBoard, proof: Proof, place: number): boolean;
  /** Whether it goes on after a success, to the last place. */
  readonly isSweep?: boolean;
  /** Whether it looks for paths, by their first ends: then both ends of a new line are places to look at. */
  readonly findsPaths?: boolean;
}

/** The first search that finds anything is the last to look, unless it is a sweep. */
export interface LocalRule extends Described {
  readonly searches: readonly Search[];
}

export type Rule = Sweep | LocalRule;

export interface Trial extends Described {
  /** Adds the assumptions worth trying, in the order of trying. */
  propose(board: GradingBoard, candidates: Candidates): void;
}

export type Technique = Rule | Trial;
