/** What the engine is asked about a game that is not over. Plain data, so it can be sent to a worker. */
import type { Puzzle, State } from "../rules.js";
import { fullStrength } from "./levels.js";

export interface SearchRequest {
  readonly puzzle: Puzzle;
  readonly state: State;
  /** An opponent's level, with the seed of its errors; without one, the position is analysed. */
  readonly level?: number;
  readonly seed?: string;
  /** How many of the best turns an analysis finds. */
  readonly lines?: number;
  /** Not deeper than so many turns. */
  readonly depth?: number;
  /** False: an opponent thinks even where the book knows a turn. */
  readonly book?: boolean;
}

/** Whether helpers may take part. */
export function isParallel({ level = fullStrength }: SearchRequest): boolean {
  return level === fullStrength;
}
