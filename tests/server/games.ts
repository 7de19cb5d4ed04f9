/** Whole games to be played: legal by the engine itself, the same in every run. */
import {
  afterSlide,
  formatTurn,
  outcome,
  type Puzzle,
  play,
  type Ruleset,
  sameHex,
  slides,
  start,
  startPosition,
  type Turn,
  tileTargets,
  tileViolation,
  winningSlides,
} from "@masume/games/nonaga";
import { createRandom } from "@masume/kernel";

export interface PlayedGame {
  readonly turns: readonly string[];
  readonly winner: "red" | "blue" | "draw" | undefined;
}

/** A random game: from `minPlies` on won as soon as possible, undecided after `maxPlies`. */
export function randomGame(seed: string, rules: Ruleset, minPlies: number, maxPlies: number): PlayedGame {
  const random = createRandom(seed);
  const puzzle: Puzzle = { rules, position: startPosition };
  let state = start(puzzle);
  const turns: string[] = [];
  while (turns.length < maxPlies && !outcome(state)) {
    const { position } = state;
    const wins = winningSlides(position);
    let turn: Turn;
    if (wins.length > 0 && turns.length >= minPlies) turn = { slide: wins[0]!, tile: undefined };
    else {
      const quiet = slides(position).filter(
        ({ from, to }) => !wins.some((win) => sameHex(win.from, from) && sameHex(win.to, to)),
      );
      const slide = quiet.length > 0 ? random.pick(quiet) : undefined;
      if (!slide && slides(position).length > 0) break;
      const halfway = afterSlide(position, slide);
      const tile = random
        .shuffle([...position.tiles])
        .filter((one) => !tileViolation(rules, halfway, one))
        .flatMap((from) => tileTargets(halfway, from).map((to) => ({ from, to })))
        .at(0);
      turn = { slide, tile };
    }
    const next = play(puzzle, state, turn);
    if (!next.ok) throw new Error(next.error.code);
    state = next.value;
    turns.push(formatTurn(turn, " "));
  }
  return { turns, winner: outcome(state) };
}
