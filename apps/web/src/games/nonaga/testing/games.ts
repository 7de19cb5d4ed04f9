/** Games for tests of what stands around a Nonaga board. */
import {
  legalTurns,
  lessonSteps,
  type Puzzle,
  play,
  start,
  startPosition,
  type Turn,
  winnerOf,
} from "@masume/games/nonaga";
import type { Seat } from "../seat.js";

export const puzzle: Puzzle = { rules: "official", position: startPosition };

/** Somebody at this screen. */
export const here: Seat = { name: () => "Here", isHere: true };

/** So many turns, of which none ends the game: the first that there is, each time. */
export function someTurns(count: number): readonly Turn[] {
  let state = start(puzzle);
  return Array.from({ length: count }, () => {
    const turn = legalTurns(puzzle.rules, state.position)[0]!;
    const played = play(puzzle, state, turn);
    if (!played.ok) throw new Error(played.error.code);
    state = played.value;
    return turn;
  });
}

/** Red is to move, and can win at once. */
export const nearWin: Puzzle = lessonSteps.find(({ id }) => id === "win")!.puzzle;

/** The turns of red there that win, and those that do not. */
export function turnsOf(board: Puzzle, wins: boolean): readonly Turn[] {
  return legalTurns(board.rules, board.position).filter((turn) => {
    const played = play(board, start(board), turn);
    return played.ok && (winnerOf(played.value.position) !== undefined) === wins;
  });
}
