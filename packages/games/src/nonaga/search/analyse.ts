/**
 * The engine as others use it: a game goes in, the best turns with their scores
 * and lines come out, all in coordinates. Work is counted in evaluated positions;
 * with the same budget it gives the same answer on every machine.
 */
import type { Budget, Task } from "@masume/kernel";
import { positionOfLayout, type Turn } from "../board.js";
import { outcome, type Puzzle, play, type State } from "../rules.js";
import { type EvaluationName, evaluationFor } from "./evaluation/evaluate.js";
import { PackedPosition, type PackedTurn } from "./packed-position.js";
import { unpackTurn } from "./packed-turn.js";
import { lossIn, winIn } from "./score.js";
import { type SearchInfo, type ThinkOptions, think } from "./think.js";

export interface Line {
  readonly turn: Turn;
  /** Seen by the mover; a hundred is a clear advantage. */
  readonly score: number;
  /** The mover wins by force in so many turns of their own. */
  readonly winIn: number | undefined;
  /** The opponent wins by force in so many turns of their own. */
  readonly lossIn: number | undefined;
  /** What is expected to be played, this turn first. */
  readonly line: readonly Turn[];
}

export interface Analysis extends Line {
  /** The best turns, best first; as many as were asked for. */
  readonly lines: readonly Line[];
  readonly depth: number;
  readonly nodes: number;
}

export interface AnalysisOptions extends ThinkOptions {
  /** What positions are worth; by default by rays. */
  readonly evaluation?: EvaluationName;
}

/** The best turn of a game that is not over. A unit of the budget is an evaluated position. */
export function* analyse(
  puzzle: Puzzle,
  state: State,
  budget: Budget,
  options: AnalysisOptions = {},
): Task<Analysis> {
  if (outcome(state)) throw new RangeError("the game is over");
  const { rules } = puzzle;
  const position = new PackedPosition().load(rules, state.position);
  const earlier = new PackedPosition();
  const past = state.layouts.slice(0, -1).map((layout) => {
    const { low, high } = earlier.load(rules, positionOfLayout(layout));
    return { low, high };
  });
  const limit = budget.left;
  const thinking = think(position, past, evaluationFor(rules, options.evaluation), limit, options);
  let spent = 0;
  let shown: Analysis | undefined;
  let shownOf: SearchInfo["scoredTurns"] | undefined;

  function show(thought: SearchInfo): Analysis {
    if (!shown || shownOf !== thought.scoredTurns) {
      const lines = thought.scoredTurns.map(({ score, line }) => lineOf(puzzle, state, score, line));
      shown = { ...lines[0]!, lines, depth: thought.depth, nodes: thought.nodes };
      shownOf = thought.scoredTurns;
    }
    return { ...shown, depth: thought.depth, nodes: thought.nodes };
  }

  for (;;) {
    const { done, value } = thinking.next();
    budget.spend(value.nodes - spent);
    spent = value.nodes;
    if (done) return show(value);
    const progress = { phase: "thinking", done: spent, ...(limit < Infinity ? { total: limit } : {}) };
    yield value.depth > 0 ? { ...progress, best: show(value) } : progress;
  }
}

/** A packed line in coordinates; it ends where the game does. */
function lineOf(puzzle: Puzzle, state: State, score: number, packed: readonly PackedTurn[]): Line {
  const line: Turn[] = [];
  let at = state;
  for (const { slide, tile } of packed) {
    const turn = unpackTurn(at.position, slide, tile);
    const played = play(puzzle, at, turn);
    if (!played.ok) break;
    line.push(turn);
    at = played.value;
  }
  return { turn: line[0]!, score, winIn: winIn(score), lossIn: lossIn(score), line };
}
