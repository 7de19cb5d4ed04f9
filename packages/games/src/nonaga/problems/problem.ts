/**
 * Problems: the player to move wins in two turns of his own, against any defence.
 * Random turns lead somewhere; the engine looks for a win in two there, and every
 * one it announces is held against every legal reply (`confirmWin`), so a problem
 * that comes out is proved. In a game this sharp every tenth position or so is one.
 */
import { Budget, createRandom, finish, type Random, type Task } from "@masume/kernel";
import { type Ruleset, startPosition } from "../board.js";
import { legalTurns, outcome, type Puzzle, play, type State, start, winningSlides } from "../rules.js";
import { analyse } from "../search/analyse.js";
import { confirmWin } from "../search/confirm.js";

/** The turns a player of the problem has. */
export const problemTurns = 2;

/** Before that the board still looks like the first position; after that the game is begun anew. */
const shortest = 6;
const longest = 24;
const nodesEach = 20_000;
/** A problem that so many first turns solve would be none. */
const tooMany = 4;

/** The same problem for the same seed, everywhere. */
export function seededProblem(seed: string): Task<Puzzle> {
  return winInTwo("basic", createRandom(`nonaga/problem/${seed}`));
}

export function* winInTwo(rules: Ruleset, random: Random): Task<Puzzle> {
  for (let looked = 0; ; ) {
    for (const puzzle of wandering(rules, random)) {
      yield { phase: "problem.looking", done: looked++ };
      if (isProblem(puzzle)) return puzzle;
    }
  }
}

/** Positions of a random game, as far as nobody has won or can win at once. */
function* wandering(rules: Ruleset, random: Random): Generator<Puzzle> {
  const game: Puzzle = { rules, position: startPosition };
  let state: State = start(game);
  for (let count = 1; count <= longest; count++) {
    const turns = legalTurns(rules, state.position);
    const played = play(game, state, turns[random.below(turns.length)]!);
    if (!played.ok || outcome(played.value)) return;
    state = played.value;
    const { position } = state;
    if (count >= shortest && winningSlides(position).length === 0) yield { rules, position };
  }
}

function isProblem(puzzle: Puzzle): boolean {
  const state = start(puzzle);
  const { winIn, lines } = finish(analyse(puzzle, state, new Budget(nodesEach), { lines: tooMany }));
  const solving = lines.filter((line) => line.winIn === problemTurns);
  return (
    winIn === problemTurns && solving.length < tooMany && confirmWin(puzzle, state, problemTurns, nodesEach)
  );
}
