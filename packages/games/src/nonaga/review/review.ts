/**
 * A finished game looked over by the engine: how the chances went, what each turn
 * cost, what would have been better, and which turn lost the game.
 *
 * Every position is searched once, the last one first. All searches share one
 * transposition table, so a position is judged with what its successor has shown
 * already. A turn costs the share of the point that its mover expected before it and
 * no longer expects after it; the engine's own choice costs nothing by definition.
 */
import { Budget, type Progress, type Subtask, stop, type Task } from "@masume/kernel";
import { otherSide, type Side, sides, type Turn } from "../board.js";
import { formatTurn } from "../notation.js";
import { searchAlone } from "../opponent/parallel-search.js";
import type { SharedGame } from "../record/game-code.js";
import { outcome, play, type State, start } from "../rules.js";
import type { Line } from "../search/analyse.js";
import { completeLine } from "../search/complete-line.js";
import { TranspositionTable } from "../search/transposition-table.js";
import { accuracyOf, markOf, type TurnMark } from "./marks.js";
import { moverShare } from "./share.js";

export interface ReviewedTurn {
  readonly side: Side;
  readonly turn: Turn;
  /** The share of the point that it gave away, from 0 to 1. */
  readonly cost: number;
  readonly mark: TurnMark;
  /** What the engine would have played, with what it expects to follow; undefined where that was played. */
  readonly better: Line | undefined;
  /** A win by force in so many turns that was there and is not there any more. */
  readonly missedWinIn: number | undefined;
}

export interface GameReview {
  readonly turns: readonly ReviewedTurn[];
  /** Red's expected share of the point: before the first turn, and after each. */
  readonly redShares: readonly number[];
  /** From 0 to 100 per side; undefined for one that never moved. */
  readonly accuracy: Readonly<Record<Side, number | undefined>>;
  /** The place in `turns` of the one that lost the game, if the game was lost by one. */
  readonly losingTurn: number | undefined;
}

/** Positions evaluated per turn of the game: enough to see what a strong player would. */
const reviewNodes = 200_000;

const tableBits = 18;

/** Looks a game over; turns that the rules refuse, and those after them, are left out. */
export function* reviewGame(
  { puzzle, turns, result }: SharedGame,
  nodesEach: number = reviewNodes,
): Task<GameReview> {
  const states = statesOf(puzzle, turns);
  const table = new TranspositionTable(tableBits);
  const lines: (Line | undefined)[] = states.map(() => undefined);
  for (const [searched, i] of [...states.keys()].reverse().entries()) {
    const progress = { phase: "reviewing", done: searched, total: states.length };
    yield progress;
    const state = states[i]!;
    if (outcome(state)) continue;
    lines[i] = yield* reporting(progress, searchAlone({ puzzle, state }, new Budget(nodesEach), { table }));
  }

  const shares = states.map((state, i) => shareOfMover(state, lines[i]));
  const reviewed = states.slice(0, -1).map((state, i): ReviewedTurn => {
    const turn = turns[i]!;
    const best = lines[i]!;
    const isBest = formatTurn(turn, "/") === formatTurn(best.turn, "/");
    const cost = isBest ? 0 : Math.max(0, shares[i]! - (1 - shares[i + 1]!));
    const keepsWin = outcome(states[i + 1]!) === state.position.mover || lines[i + 1]?.lossIn !== undefined;
    return {
      side: state.position.mover,
      turn,
      cost,
      mark: isBest ? "best" : markOf(cost),
      better: isBest ? undefined : best,
      missedWinIn: keepsWin ? undefined : best.winIn,
    };
  });
  const costsOf = (side: Side): readonly number[] =>
    reviewed.filter((turn) => turn.side === side).map(({ cost }) => cost);
  // A win that was missed is shown as a whole.
  const shown: ReviewedTurn[] = [];
  for (const [i, turn] of reviewed.entries()) {
    if (turn.missedWinIn === undefined || !turn.better) shown.push(turn);
    else {
      const progress = { phase: "reviewing", done: states.length, total: states.length };
      const better = yield* reporting(progress, completeLine(puzzle, states[i]!, turn.better));
      shown.push({ ...turn, better });
    }
  }
  return {
    turns: shown,
    redShares: states.map(({ position }, i) => (position.mover === "red" ? shares[i]! : 1 - shares[i]!)),
    accuracy: { red: accuracyOf(costsOf("red")), blue: accuracyOf(costsOf("blue")) },
    losingTurn: losingTurnOf(outcome(states.at(-1)!) ?? result, states, lines, reviewed),
  };
}

/** A part of the review, which is as far as it is, whatever the part reports. */
function* reporting<T>(progress: Progress<never>, part: Task<T>): Subtask<T> {
  try {
    for (;;) {
      const step = part.next();
      if (step.done) return step.value;
      yield progress;
    }
  } finally {
    stop(part);
  }
}

function statesOf(puzzle: SharedGame["puzzle"], turns: readonly Turn[]): readonly State[] {
  const states = [start(puzzle)];
  for (const turn of turns) {
    const played = play(puzzle, states.at(-1)!, turn);
    if (!played.ok) break;
    states.push(played.value);
  }
  return states;
}

function shareOfMover(state: State, line: Line | undefined): number {
  const result = outcome(state);
  if (!result) return moverShare(line!);
  return result === "draw" ? 0.5 : result === state.position.mover ? 1 : 0;
}

/**
 * The loser's last turn before which the engine saw no forced loss, if it saw one, or
 * the end, after it: from there on nothing could be saved. Without such a turn, as
 * when somebody resigned early, none is named; nor when the winner let the win go
 * again after it.
 */
function losingTurnOf(
  result: SharedGame["result"],
  states: readonly State[],
  lines: readonly (Line | undefined)[],
  turns: readonly ReviewedTurn[],
): number | undefined {
  const winner = sides.find((side) => side === result);
  if (!winner) return undefined;
  const lost = turns.findLastIndex(
    ({ side, cost }, i) =>
      side === otherSide(winner) &&
      cost > 0 &&
      lines[i]!.lossIn === undefined &&
      (lines[i + 1]?.winIn !== undefined || outcome(states[i + 1]!) === winner),
  );
  const isLetGo = turns.some(({ missedWinIn }, i) => i > lost && missedWinIn !== undefined);
  return lost < 0 || isLetGo ? undefined : lost;
}
