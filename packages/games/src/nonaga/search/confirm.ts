/**
 * Holding the engine to its word. When it announces a win in n, its turn is played
 * and every legal reply is tried, by the rules in coordinates and not by the
 * engine's own lists; after each of them the engine must win in n − 1. Nothing is
 * left out on the defender's side, so a win that is confirmed is a proof.
 */
import { Budget, finish } from "@masume/kernel";
import type { Turn } from "../board.js";
import {
  afterTurn,
  legalTurns,
  outcome,
  type Puzzle,
  play,
  type State,
  winnerOf,
  winningSlides,
} from "../rules.js";
import { analyse } from "./analyse.js";

/** Whether the engine, given so many nodes per turn, wins in n turns of its own against every defence. */
export function confirmWin(puzzle: Puzzle, state: State, n: number, nodesEach: number): boolean {
  const { mover } = state.position;
  const turn = winningTurn(puzzle, state, n, nodesEach);
  if (!turn) return false;
  const played = playing(puzzle, state, turn);
  const ended = outcome(played);
  if (ended) return ended === mover;
  // A layout that has come only once so far cannot come for the third time now.
  const mayDraw = new Set(played.layouts).size < played.layouts.length;
  return legalTurns(puzzle.rules, played.position).every((reply) => {
    const answered = afterTurn(played.position, reply);
    if (winnerOf(answered)) return false;
    const isLostAtOnce = winningSlides(answered).length > 0;
    if (isLostAtOnce && !mayDraw) return true;
    const next = playing(puzzle, played, reply);
    return outcome(next) === undefined && (isLostAtOnce || confirmWin(puzzle, next, n - 1, nodesEach));
  });
}

/** A search for one line ends at the first win it sees; one for two goes on and may find a shorter one. */
function winningTurn(puzzle: Puzzle, state: State, n: number, nodesEach: number): Turn | undefined {
  for (const lines of [1, 2]) {
    const { turn, winIn } = finish(analyse(puzzle, state, new Budget(nodesEach), { lines }));
    if (winIn !== undefined && winIn <= n) return turn;
  }
  return undefined;
}

function playing(puzzle: Puzzle, state: State, turn: Turn): State {
  const played = play(puzzle, state, turn);
  if (!played.ok) throw new Error(`an illegal turn: ${played.error.code}`);
  return played.value;
}
