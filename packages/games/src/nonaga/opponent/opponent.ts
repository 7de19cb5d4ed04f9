/**
 * How an opponent of a level thinks. A level may err: on some of its turns it plays
 * at random among those that do not lose at once (a win that is there it never
 * misses). The two strongest open by the book. When a level errs and which turn of
 * the book it plays depend on the seed and the game so far, nothing else.
 */
import { Budget, createRandom, mapTask, type Random, type Task } from "@masume/kernel";
import { areTogether, type Turn } from "../board.js";
import { afterSlide, type Puzzle, type State, slides } from "../rules.js";
import { type Analysis, type AnalysisOptions, analyse } from "../search/analyse.js";
import { lossIn, winIn } from "../search/score.js";
import { type BookTurn, fromBook } from "./book.js";
import { type LevelSearch, levels } from "./levels.js";
import { noviceScore, noviceTurn } from "./novice.js";

/** Who errs takes every turn that does not lose at once for worth anything below this. */
const anyScore = 1000;

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
export function opponent(
  puzzle: Puzzle,
  state: State,
  level: number,
  budget: Budget,
  seed?: string,
): Task<Turn> {
  return mapTask(thinkAt(puzzle, state, level, budget, seed), ({ turn }) => turn);
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
  { nodes, errs = 0, ...limits }: Omit<LevelSearch, "book">,
  budget: Budget,
  random: Random,
): [Budget, AnalysisOptions] {
  const allowed = nodes === undefined || nodes > budget.left ? budget : new Budget(nodes);
  if (random.below(100) >= errs) return [allowed, limits];
  return [allowed, { depth: 1, attacks: false, misjudge: () => random.below(anyScore) }];
}
