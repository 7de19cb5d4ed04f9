/** Matches between players made for the test, and what a level may spend and see. */
import { Budget, createRandom, finish, parseOrThrow, type Task } from "@masume/kernel";
import { expect, test } from "vitest";
import { areTogether, type Side, startPosition, type Turn } from "../board.js";
import { puzzleCodec } from "../codec.js";
import { formatTurn } from "../notation.js";
import {
  afterSlide,
  afterTurn,
  legalTurns,
  type Puzzle,
  play,
  slides,
  start,
  tileMoves,
  winnerOf,
} from "../rules.js";
import { type MatchGame, maxGameTurns, playMatch, type Strategy } from "./match.js";
import { opponent, thinkAt } from "./opponent.js";

const puzzle = { rules: "basic", position: startPosition } as const;

/** Plays at random, but never wins; notes who was asked. */
function peaceful(side: Side, asked: Side[]): Strategy {
  const random = createRandom(`peaceful/${side}`);
  return function* ({ rules }, { position }): Task<Turn> {
    asked.push(side);
    yield { phase: "thinking", done: 0, best: undefined as never };
    const quiet = slides(position).filter((slide) => !areTogether(afterSlide(position, slide)[side]));
    const slide = random.pick(quiet);
    return { slide, tile: random.pick(tileMoves(rules, afterSlide(position, slide))) };
  };
}

function match(opening: readonly Turn[]): { readonly game: MatchGame; readonly asked: readonly Side[] } {
  const asked: Side[] = [];
  const players = { red: peaceful("red", asked), blue: peaceful("blue", asked) };
  return { game: finish(playMatch("basic", opening, players)), asked };
}

test("a game without a winner is a draw after three hundred turns, the opening's among them", () => {
  const first = legalTurns("basic", startPosition)[0]!;
  const { game, asked } = match([first]);
  expect(maxGameTurns).toBe(300);
  expect(game.result).toBe("draw");
  expect(game.turns).toHaveLength(300);
  expect(game.turns[0]).toBe(first);
  // The opening was played for red; then blue is the first to be asked.
  expect(asked).toHaveLength(299);
  expect(asked.slice(0, 3)).toEqual(["blue", "red", "blue"]);
});

test("a game ends with the turn that wins it", () => {
  const random = createRandom("wild");
  const wild: Strategy = function* ({ rules }, { position }): Task<Turn> {
    const turns = legalTurns(rules, position);
    return turns.find((turn) => winnerOf(afterTurn(position, turn))) ?? random.pick(turns);
  };
  const { turns, result } = finish(playMatch("basic", [], { red: wild, blue: wild }));
  let state = start(puzzle);
  for (const [i, turn] of turns.entries()) {
    const played = play(puzzle, state, turn);
    if (!played.ok) throw new Error(played.error.code);
    state = played.value;
    expect(winnerOf(state.position) === undefined).toBe(i < turns.length - 1);
  }
  expect(winnerOf(state.position)).toBe(result);
  expect(result).toBe(turns.length % 2 === 1 ? "red" : "blue");
});

test("a player that breaks a rule ends the match with an error", () => {
  const broken: Strategy = function* (): Task<Turn> {
    return { slide: undefined, tile: undefined };
  };
  expect(() => finish(playMatch("basic", [], { red: broken, blue: broken }))).toThrow("broke the rule");
});

test("a level spends no more than it may, nor more than it is given", () => {
  const spent = (level: number, limit: number): number => {
    const budget = new Budget(limit);
    const { nodes } = finish(thinkAt(puzzle, start(puzzle), level, budget, "", { book: false }));
    return nodes;
  };
  // Level 5 looks at 25,000 positions, with as many more as it takes to notice.
  const own = spent(5, Number.POSITIVE_INFINITY);
  expect(own).toBeGreaterThan(20_000);
  expect(own).toBeLessThan(40_000);
  expect(spent(5, 2000)).toBeLessThan(5000);
  // Level 6 at 150,000.
  const expert = spent(6, Number.POSITIVE_INFINITY);
  expect(expert).toBeGreaterThan(140_000);
  expect(expert).toBeLessThan(200_000);
});

test("a level looks no deeper than it can, nor deeper than it may", () => {
  const depthOf = (level: number, depth?: number): number =>
    finish(
      thinkAt(puzzle, start(puzzle), level, new Budget(), "", {
        book: false,
        ...(depth !== undefined && { depth }),
      }),
    ).depth;
  expect([depthOf(4), depthOf(4, 1), depthOf(4, 9)]).toEqual([2, 1, 2]);
  expect(depthOf(7, 1)).toBe(1);
});

test("levels are counted from 1 to 7", () => {
  for (const level of [0, 8]) {
    expect(() => finish(opponent(puzzle, start(puzzle), level, new Budget(10)))).toThrow(RangeError);
  }
});

test("who errs does so on about a fifth of the turns, and club never", () => {
  const turnsOf = (level: number, seeds: number): readonly string[] =>
    Array.from({ length: seeds }, (_, i) =>
      formatTurn(finish(opponent(puzzle, start(puzzle), level, new Budget(1500), `seed ${i}`)), "/"),
    );
  expect(new Set(turnsOf(4, 5)).size).toBe(1);
  const seeds = 50;
  const counts = new Map<string, number>();
  for (const turn of turnsOf(2, seeds)) counts.set(turn, (counts.get(turn) ?? 0) + 1);
  const errors = seeds - Math.max(...counts.values());
  // Ten in fifty, give or take what the seeds give.
  expect(errors).toBeGreaterThanOrEqual(5);
  expect(errors).toBeLessThanOrEqual(16);
});

test("the two strongest open by the book, unless they are told not to; the others think", () => {
  const depthOf = (level: number, book: boolean): number =>
    finish(thinkAt(puzzle, start(puzzle), level, new Budget(2000), "", { book })).depth;
  const opened = [2, 3, 4, 5, 6, 7].map((level) => depthOf(level, true) === 0);
  expect(opened).toEqual([false, false, false, false, true, true]);
  expect([depthOf(6, false) > 0, depthOf(7, false) > 0]).toEqual([true, true]);
});

test("a level errs by the game so far, not by its length alone", () => {
  const [first, second] = legalTurns("basic", startPosition);
  const errsAfter = (turn: Turn, seed: string): boolean => {
    const played = play(puzzle, start(puzzle), turn);
    if (!played.ok) throw new Error(played.error.code);
    const text = (used: string) =>
      formatTurn(finish(opponent(puzzle, played.value, 2, new Budget(1500), used)), "/");
    const usual = ["a", "b", "c", "d", "e"].map(text);
    const most = usual.toSorted(
      (a, b) => usual.filter((one) => one === b).length - usual.filter((one) => one === a).length,
    )[0];
    return text(seed) !== most;
  };
  const seeds = Array.from({ length: 24 }, (_, i) => `game ${i}`);
  const pattern = (turn: Turn) => seeds.map((seed) => errsAfter(turn, seed));
  expect(pattern(first!)).not.toEqual(pattern(second!));
});

test("the novice says that it wins when it does", () => {
  const won = parseOrThrow(
    puzzleCodec,
    "official -2,0 -2,1 -2,2 -1,-1 -1,0 -1,1 -1,2 0,-2 0,-1 0,0 0,1 0,2 1,-2 1,-1 1,0 1,1 2,-2 2,-1 2,0 | 2,-2 0,-1 0,0 | 2,0 -1,1 -2,2 | red | -",
  );
  const novice = (from: Puzzle) => finish(thinkAt(from, start(from), 1, new Budget()));
  expect(novice(won)).toMatchObject({ winIn: 1, depth: 1, turn: { tile: undefined } });
  expect(novice(puzzle)).toMatchObject({ winIn: undefined, lossIn: undefined });
});
