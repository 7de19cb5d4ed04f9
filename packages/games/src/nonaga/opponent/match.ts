/**
 * Two opponents play each other from an opening. Who they are and how long they
 * think is the caller's business: a player is a task for each turn.
 */
import { asSubtask, type Random, type Task } from "@masume/kernel";
import { type Ruleset, type Side, startPosition, type Turn } from "../board.js";
import { type Outcome, outcome, type Puzzle, play, type State, start } from "../rules.js";
import { fairOpening } from "./opening.js";

export type Strategy = (puzzle: Puzzle, state: State) => Task<Turn>;

export interface MatchGame {
  readonly turns: readonly Turn[];
  /** A game that reaches the cap is a draw. */
  readonly result: Outcome;
}

/** So many turns, and a game without a winner is a draw. */
export const maxGameTurns = 300;

/** Plays one game to its end; the opening's turns are part of it. */
export function* playMatch(
  rules: Ruleset,
  opening: readonly Turn[],
  players: Readonly<Record<Side, Strategy>>,
): Task<MatchGame> {
  const puzzle: Puzzle = { rules, position: startPosition };
  const turns: Turn[] = [];
  let state = start(puzzle);
  for (;;) {
    const ended = outcome(state);
    if (ended) return { turns, result: ended };
    if (turns.length >= maxGameTurns) return { turns, result: "draw" };
    const turn = opening[turns.length] ?? (yield* asSubtask(players[state.position.mover](puzzle, state)));
    const played = play(puzzle, state, turn);
    if (!played.ok) throw new Error(`the player broke the rule ${played.error.code}`);
    turns.push(turn);
    state = played.value;
  }
}

/** An opening for a match: fair, and another one for every seed. */
export function matchOpening(rules: Ruleset, random: Random): readonly Turn[] {
  return fairOpening(rules, random, 1 + random.below(4));
}
