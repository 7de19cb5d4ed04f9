/**
 * The opponents, from the novice of the game's first description to everything the
 * engine can do. A level is defined by what it may look at, never by time, so
 * that it is the same opponent on every machine; only the last one takes as much
 * as it is given. How they think is in `opponent.ts`: a page names the levels
 * without loading that.
 */
import { type Message, message } from "@masume/kernel";
import type { EvaluationName } from "../search/evaluation/evaluate.js";

export type LevelId = "novice" | "beginner" | "casual" | "club" | "strong" | "expert" | "full";

export interface Level {
  readonly id: LevelId;
  /** In both languages, by the game's catalogue. */
  readonly name: Message;
  /** What it does, in a sentence. */
  readonly about: Message;
  /** How it thinks; the novice does not. */
  readonly thinks?: LevelSearch;
}

export interface LevelSearch {
  /** How many turns deep it looks at most. */
  readonly depth?: number;
  /** How many positions it evaluates at most. */
  readonly nodes?: number;
  /** Whether it hunts for forced wins beyond its depth. */
  readonly attacks?: boolean;
  /** On so many turns of a hundred it errs. */
  readonly errs?: number;
  /** What positions are worth to it; by default by rays. */
  readonly evaluation?: EvaluationName;
  /** Whether it opens by the book. */
  readonly book?: boolean;
}

/** Weakest first; a level's number is its place, from 1. */
export const levels: readonly Level[] = [
  level("novice"),
  level("beginner", { depth: 1, attacks: false, errs: 20 }),
  level("casual", { depth: 2, attacks: false, errs: 20 }),
  level("club", { depth: 2, attacks: false }),
  level("strong", { nodes: 25_000 }),
  level("expert", { nodes: 150_000, book: true }),
  level("full", { evaluation: "learned", book: true }),
];

function level(id: LevelId, thinks?: LevelSearch): Level {
  return { id, name: message(`level.${id}`), about: message(`level.${id}.about`), ...(thinks && { thinks }) };
}

/** The number of the last level. */
export const fullStrength: number = levels.length;
