/** Reviews are held against what the rules alone decide: wins in one, and problems proved reply by reply. */
import { createRandom, finish, type Result } from "@masume/kernel";
import { describe, expect, it } from "vitest";
import { otherSide, type Position, rulesets, startPosition, type Turn } from "../board.js";
import { problems } from "../problems/problem-set.js";
import {
  afterTurn,
  legalTurns,
  outcome,
  type Puzzle,
  play,
  start,
  winnerOf,
  winningSlides,
} from "../rules.js";
import { accuracyOf } from "./marks.js";
import { reviewGame } from "./review.js";
import { moverShare } from "./share.js";

const nodes = 6_000;
const seeds = ["a", "b"];

function granted<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error("refused");
  return result.value;
}

/** A game of random turns that begins at the beginning; it may be over before its last one. */
function randomGame(rules: Puzzle["rules"], seed: string, length: number) {
  const puzzle: Puzzle = { rules, position: startPosition };
  const random = createRandom(`review/${seed}`);
  let state = start(puzzle);
  const turns: Turn[] = [];
  while (turns.length < length && !outcome(state)) {
    const legal = legalTurns(rules, state.position);
    const turn = legal[random.below(legal.length)]!;
    const played = play(puzzle, state, turn);
    if (!played.ok) throw new Error(played.error.code);
    turns.push(turn);
    state = played.value;
  }
  return { puzzle, turns, result: outcome(state) ?? "*" } as const;
}

/** A win in two, and a turn instead of it that hands the opponent a win in one. */
function firstBlunder(rules: Puzzle["rules"]): { readonly puzzle: Puzzle; readonly blunder: Turn } {
  for (const { kind, n, puzzle } of problems()) {
    if (kind !== "win" || n !== 2 || puzzle.rules !== rules) continue;
    const { position } = puzzle;
    const isBlunder = (turn: Turn) => winningSlides(afterTurn(position, turn)).length > 0;
    const blunder = legalTurns(rules, position).find(isBlunder);
    if (blunder) return { puzzle, blunder };
  }
  throw new Error("no problem with a blunder in it");
}

describe.each(rulesets)("%s rules", (rules) => {
  it("a win in two that is let go is a blunder and a missed win", () => {
    const { puzzle, blunder } = firstBlunder(rules);
    const { mover } = puzzle.position;
    const { turns, redShares } = finish(reviewGame({ puzzle, turns: [blunder], result: "*" }, nodes));
    expect(turns).toMatchObject([{ side: mover, mark: "blunder", missedWinIn: 2, cost: 1 }]);
    expect(turns[0]!.better?.winIn).toBe(2);
    expect(turns[0]!.better?.line.length).toBe(3);
    expect(redShares).toEqual(mover === "red" ? [1, 0] : [0, 1]);
  });

  it.each(seeds)("the losing turn is the loser's, and what follows it is lost by force (%s)", (seed) => {
    const game = randomGame(rules, seed, 40);
    const review = finish(reviewGame(game, nodes));
    expect(review.turns).toHaveLength(game.turns.length);
    expect(review.redShares).toHaveLength(game.turns.length + 1);
    for (const { cost, mark, better } of review.turns) {
      expect(cost).toBeGreaterThanOrEqual(0);
      expect(cost).toBeLessThanOrEqual(1);
      expect(better === undefined).toBe(mark === "best");
    }
    if (game.result === "*" || game.result === "draw") {
      expect(review.losingTurn).toBeUndefined();
      return;
    }
    expect(review.redShares.at(-1)).toBe(game.result === "red" ? 1 : 0);
    const { losingTurn } = review;
    if (losingTurn === undefined) return;
    expect(review.turns[losingTurn]!.side).toBe(otherSide(game.result));
    expect(review.redShares[losingTurn + 1]).toBe(game.result === "red" ? 1 : 0);
  });

  it("of two turns that gave the game away, of which the first was forgiven, the second lost it", () => {
    const random = createRandom(`forgiven/${rules}`);
    const givesAway = (position: Position) => (turn: Turn) =>
      winningSlides(afterTurn(position, turn)).length > 0;
    let found = 0;
    for (let tried = 0; tried < 400 && found === 0; tried++) {
      const { puzzle: whole, turns } = randomGame(rules, `${tried}`, 4 + random.below(6));
      const { position } = turns.reduce((state, turn) => granted(play(whole, state, turn)), start(whole));
      if (winnerOf(position) || winningSlides(position).length > 0) continue;
      const bad = legalTurns(rules, position).find(givesAway(position));
      if (!bad) continue;
      // The win is not seen, and whoever gave it away does so again although there is another turn.
      const after = afterTurn(position, bad);
      const isWin = (turn: Turn) => winnerOf(afterTurn(after, turn)) !== undefined;
      const blind = random.shuffle([...legalTurns(rules, after)]).find((turn, i) => {
        if (i >= 10) return false;
        const then = afterTurn(after, turn);
        const replies = legalTurns(rules, then);
        const isOpen = !isWin(turn) && winningSlides(then).length === 0;
        return isOpen && replies.some(givesAway(then)) && !replies.every(givesAway(then));
      });
      if (!blind) continue;
      const then = afterTurn(after, blind);
      const worse = legalTurns(rules, then).find(givesAway(then))!;
      const win = { slide: winningSlides(afterTurn(then, worse))[0], tile: undefined };
      const game = {
        puzzle: { rules, position },
        turns: [bad, blind, worse, win],
        result: after.mover,
      } as const;
      const { losingTurn, turns: marked } = finish(reviewGame(game, nodes));
      // Unless the engine sees that every other turn loses as well, only later.
      if (marked[0]!.cost === 0 || marked[2]!.cost === 0) continue;
      found++;
      expect(losingTurn).toBe(2);
      // Resigned after the first of them was forgiven, the game was lost by no turn.
      const resigned = { ...game, turns: [bad, blind] };
      expect(finish(reviewGame(resigned, nodes)).losingTurn).toBeUndefined();
    }
    expect(found).toBe(1);
  });

  it("one who lets the opponent win at once, though another turn did not, has played the losing turn", () => {
    const random = createRandom(`losing/${rules}`);
    let found = 0;
    for (let tried = 0; tried < 400 && found < 3; tried++) {
      const { puzzle: whole, turns } = randomGame(rules, `${tried}`, 4 + random.below(6));
      let state = start(whole);
      for (const turn of turns) {
        const played = play(whole, state, turn);
        if (played.ok) state = played.value;
      }
      if (outcome(state) || winningSlides(state.position).length > 0) continue;
      const puzzle: Puzzle = { rules, position: state.position };
      const legal = legalTurns(rules, state.position);
      const isLoss = (turn: Turn) => winningSlides(afterTurn(state.position, turn)).length > 0;
      const bad = legal.find(isLoss);
      if (!bad || legal.every(isLoss)) continue;
      const win = winningSlides(afterTurn(state.position, bad))[0]!;
      const loser = state.position.mover;
      const game = {
        puzzle,
        turns: [bad, { slide: win, tile: undefined }],
        result: otherSide(loser),
      } as const;
      const { losingTurn, turns: marked } = finish(reviewGame(game, nodes));
      // Unless the engine sees that every other turn loses as well, only later.
      if (marked[0]!.cost === 0) continue;
      found++;
      expect(losingTurn).toBe(0);
      expect(marked[1]).toMatchObject({ cost: 0, missedWinIn: undefined });
    }
    expect(found).toBe(3);
  });
});

it("a game cut short by a turn that the rules refuse is looked over as far as it goes", () => {
  const { puzzle, turns } = randomGame("basic", "cut", 4);
  const review = finish(reviewGame({ puzzle, turns: [...turns, turns[0]!], result: "*" }, nodes));
  expect(review.turns).toHaveLength(4);
});

it("a game without turns has no accuracy, and an even start", () => {
  const review = finish(
    reviewGame({ puzzle: { rules: "basic", position: startPosition }, turns: [], result: "*" }, nodes),
  );
  expect(review).toMatchObject({
    turns: [],
    accuracy: { red: undefined, blue: undefined },
    losingTurn: undefined,
  });
});

it("each side's accuracy is that of its own turns", () => {
  const game = randomGame("basic", "sides", 5);
  const { turns, accuracy } = finish(reviewGame(game, nodes));
  for (const side of ["red", "blue"] as const) {
    const costs = turns.filter((turn) => turn.side === side).map(({ cost }) => cost);
    expect(costs.length).toBe(side === "red" ? 3 : 2);
    expect(accuracy[side]).toBe(accuracyOf(costs));
  }
  expect(turns.map(({ side }) => side)).toEqual(["red", "blue", "red", "blue", "red"]);
});

it("a win that is kept was not missed, although another turn was the engine's", () => {
  const win = problems().find(
    ({ kind, n, puzzle }) => kind === "win" && n === 2 && puzzle.rules === "basic",
  )!;
  const { rules, position } = win.puzzle;
  const leavesNoDefence = (turn: Turn): boolean => {
    const turned = afterTurn(position, turn);
    const replies = legalTurns(rules, turned).map((reply) => afterTurn(turned, reply));
    return replies.every((then) => winnerOf(then) === undefined && winningSlides(then).length > 0);
  };
  const keeping = legalTurns(rules, position).filter(
    (turn) => winningSlides(afterTurn(position, turn), position.mover).length > 0 && leavesNoDefence(turn),
  );
  for (const turn of keeping) {
    const [reviewed] = finish(reviewGame({ puzzle: win.puzzle, turns: [turn], result: "*" }, nodes)).turns;
    expect(reviewed).toMatchObject({ cost: 0, missedWinIn: undefined });
  }
});

it("the same game gives the same review", () => {
  const game = randomGame("official", "same", 12);
  expect(finish(reviewGame(game, nodes))).toEqual(finish(reviewGame(game, nodes)));
});

it("shares are in order, and sum to one for the two sides", () => {
  const scores = [-500, -100, 0, 100, 500].map((score) => ({ score, winIn: undefined, lossIn: undefined }));
  const shares = scores.map(moverShare);
  expect([...shares].sort((a, b) => a - b)).toEqual(shares);
  expect(shares[0]! + shares[4]!).toBeCloseTo(1);
  expect(shares[2]).toBe(0.5);
  expect(moverShare({ score: 29_999, winIn: 1, lossIn: undefined })).toBe(1);
  expect(moverShare({ score: -29_998, winIn: undefined, lossIn: 1 })).toBe(0);
});
