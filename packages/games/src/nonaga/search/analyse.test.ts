/** The engine's word, held against the rules: legal turns, wins it can show, and stronger than the novice. */
import { Budget, createRandom, finish } from "@masume/kernel";
import { describe, expect, it } from "vitest";
import { rulesets, startPosition } from "../board.js";
import { puzzleCodec } from "../codec.js";
import { noviceTurn } from "../opponent/novice.js";
import {
  afterSlide,
  outcome,
  type Puzzle,
  play,
  type State,
  slides,
  start,
  tileMoves,
  winningSlides,
} from "../rules.js";
import { analyse } from "./analyse.js";
import type { EvaluationName } from "./evaluation/evaluate.js";

/** The state after some random turns, none of which wins. */
function wandered(puzzle: Puzzle, seed: string, turns: number): State {
  const random = createRandom(seed);
  let state = start(puzzle);
  for (let i = 0; i < turns; i++) {
    const wins = winningSlides(state.position).map((slide) => JSON.stringify(slide));
    const quiet = slides(state.position).filter((slide) => !wins.includes(JSON.stringify(slide)));
    if (quiet.length === 0) break;
    const slide = random.pick(quiet);
    const tile = random.pick(tileMoves(puzzle.rules, afterSlide(state.position, slide)));
    const next = play(puzzle, state, { slide, tile });
    if (!next.ok || outcome(next.value)) break;
    state = next.value;
  }
  return state;
}

it("asked for several lines, is content with the one that wins at once", () => {
  const almost = puzzleCodec.parse(
    "official -2,0 -2,1 -2,2 -1,-1 -1,0 -1,1 -1,2 0,-2 0,-1 0,0 0,1 0,2 1,-2 1,-1 1,0 1,1 2,-2 2,-1 2,0 | 2,-2 0,-1 0,0 | 2,0 -1,1 -2,2 | red | -",
  );
  if (!almost.ok) throw new Error(almost.error.reason.key);
  const { winIn, lines } = finish(analyse(almost.value, start(almost.value), new Budget(5000), { lines: 3 }));
  expect(winIn).toBe(1);
  expect(lines).toHaveLength(1);
});

const evaluations: readonly EvaluationName[] = ["rays", "learned"];
const cases = rulesets.flatMap((rules) => evaluations.map((evaluation) => [rules, evaluation] as const));

describe.each(cases)("%s rules, evaluation %s", (rules, evaluation) => {
  const puzzle: Puzzle = { rules, position: startPosition };

  it("gives a legal turn, and takes a win that is there", () => {
    for (let i = 0; i < 15; i++) {
      const state = wandered(puzzle, `walk ${i}`, 3 + 2 * i);
      const found = finish(analyse(puzzle, state, new Budget(3000), { evaluation }));
      const played = play(puzzle, state, found.turn);
      expect(played.ok).toBe(true);
      const canWin = winningSlides(state.position).length > 0;
      expect(found.winIn === 1).toBe(canWin);
      if (played.ok && canWin) expect(outcome(played.value)).toBe(state.position.mover);
    }
  });

  it("beats the novice", () => {
    const engine = evaluation === "rays" ? "red" : "blue";
    let state = wandered(puzzle, `opening ${engine}`, 2);
    for (let i = 0; i < 60 && !outcome(state); i++) {
      const turn =
        state.position.mover === engine
          ? finish(analyse(puzzle, state, new Budget(20_000), { evaluation })).turn
          : noviceTurn(rules, state.position);
      const next = play(puzzle, state, turn);
      if (!next.ok) throw new Error(next.error.code);
      state = next.value;
    }
    expect(outcome(state)).toBe(engine);
  });

  it("gives the same answer to the same question, and another evaluation gives other scores", () => {
    const ask = (name: EvaluationName): number =>
      finish(analyse(puzzle, start(puzzle), new Budget(5000), { evaluation: name })).score;
    expect(ask(evaluation)).toBe(ask(evaluation));
    expect(ask("learned")).not.toBe(ask("rays"));
  });
});
