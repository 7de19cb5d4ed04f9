/**
 * The opponents, from the novice of the game's first description to everything the
 * engine can do. A level is defined by what it may look at, never by time, so
 * that it is the same opponent on every machine; only the last one takes as much
 * as it is given.
 *
 * A level may err: on some of its turns it plays at random among those that do not
 * lose at once (a win that is there it never misses). The two strongest open by the
 * book. When a level errs and which turn of the book it plays depend on the seed and
 * the game so far, nothing else.
 */
import { Budget, createRandom, type Message, message, type Random, type Task } from "@masume/kernel";
import { areTogether, type Turn } from "../board.js";
import { afterSlide, type Puzzle, type State, slides } from "../rules.js";
import { type Analysis, type AnalysisOptions, analyse } from "../search/analyse.js";
import type { EvaluationName } from "../search/evaluation/evaluate.js";
import { lossIn, winIn } from "../search/score.js";
import { type BookTurn, fromBook } from "./book.js";
import { noviceScore, noviceTurn } from "./novice.js";

export type LevelId = "novice" | "beginner" | "casual" | "club" | "strong" | "expert" | "full";

export interface Level {
  readonly id: LevelId;
  /** In both languages, by the game's catalogue. */
  readonly name: Message;
  /** What it does, in a sentence. */
  readonly about: Message;
  /** How it thinks; the novice does not. */
  readonly thinks?: Thinking;
}

interface Thinking {
  /** How many turns deep it looks at most. */
  readonly depth?: number;
  /** How many positions it evaluates at most. */
  readonly nodes?: number;
  /** Whether it hunts for forced wins beyond its depth. */
  readonly attacks?: boolean;
  /** Whether it hunts for the opponent's. */
  readonly guards?: boolean;
  /** On so many turns of a hundred it errs. */
  readonly errs?: number;
  /** What positions are worth to it; by rays unless told. */
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
  level("strong", { nodes: 100_000, guards: false }),
  level("expert", { nodes: 600_000, guards: false, book: true }),
  level("full", { evaluation: "learned", book: true }),
];

function level(id: LevelId, thinks?: Thinking): Level {
  return { id, name: message(`level.${id}`), about: message(`level.${id}.about`), ...(thinks && { thinks }) };
}

/** Who errs takes every turn that does not lose at once for worth anything below this. */
const anyScore = 1000;

/** The number of the last level. */
export const fullStrength: number = levels.length;

/** What whoever drives a level may add: a lesser depth, no book, and what several threads share. */
export interface ThinkingLimits extends Pick<AnalysisOptions, "depth" | "table" | "helper"> {
  /** False: it thinks even where the book knows a turn. */
  readonly book?: boolean;
}

/**
 * The turn of an opponent of this level (1 is the novice), for a game that is not
 * over. The last level thinks until the budget ends, or until whoever drives the
 * task stops it and takes the best turn so far; the others mind both as well.
 */
export function* opponent(
  puzzle: Puzzle,
  state: State,
  level: number,
  budget: Budget,
  seed?: string,
): Task<Turn> {
  const thinking = thinkAt(puzzle, state, level, budget, seed);
  for (;;) {
    const step = thinking.next();
    if (step.done) return step.value.turn;
    const { best, ...progress } = step.value;
    yield best ? { ...progress, best: best.turn } : progress;
  }
}

/** The same with all that the opponent thinks about it. */
export function* thinkAt(
  puzzle: Puzzle,
  state: State,
  level: number,
  budget: Budget,
  seed = "",
  { book: mayOpen = true, ...limits }: ThinkingLimits = {},
): Task<Analysis> {
  const chosen = levels[level - 1];
  if (!chosen) throw new RangeError(`there is no level ${level}`);
  if (!chosen.thinks) return noviceAnalysis(puzzle, state);
  const { book, ...thinks } = chosen.thinks;
  const random = createRandom(`${seed}/${state.layouts.length}/${state.layouts.at(-1)}`);
  const opening = book && mayOpen ? fromBook(puzzle, state, random) : undefined;
  if (opening) return bookAnalysis(opening);
  const [allowed, options] = thinkingOf(thinks, budget, random);
  return yield* analyse(puzzle, state, allowed, { ...options, ...limits, ...lesserDepth(options, limits) });
}

function lesserDepth(own: AnalysisOptions, given: AnalysisOptions): AnalysisOptions {
  const depth = Math.min(own.depth ?? Number.POSITIVE_INFINITY, given.depth ?? Number.POSITIVE_INFINITY);
  return depth < Number.POSITIVE_INFINITY ? { depth } : {};
}

function noviceAnalysis({ rules }: Puzzle, { position }: State): Analysis {
  const turn = noviceTurn(rules, position);
  const after = afterSlide(position, turn.slide);
  const isWon = areTogether(after[position.mover]);
  const line = {
    turn,
    score: noviceScore(after),
    winIn: isWon ? 1 : undefined,
    lossIn: undefined,
    line: [turn],
  };
  return { ...line, lines: [line], depth: 1, nodes: slides(position).length };
}

function bookAnalysis({ turn, score }: BookTurn): Analysis {
  const line = { turn, score, winIn: winIn(score), lossIn: lossIn(score), line: [turn] };
  return { ...line, lines: [line], depth: 0, nodes: 0 };
}

/** What a level may spend on this turn, and how it looks at it. */
function thinkingOf(
  { nodes, errs = 0, ...limits }: Omit<Thinking, "book">,
  budget: Budget,
  random: Random,
): [Budget, AnalysisOptions] {
  const allowed = nodes === undefined || nodes > budget.left ? budget : new Budget(nodes);
  if (random.below(100) >= errs) return [allowed, limits];
  return [allowed, { depth: 1, attacks: false, misjudge: () => random.below(anyScore) }];
}
