import { createRandom, parseOrThrow } from "@masume/kernel";
import { expect, test } from "vitest";
import { rulesets, startPosition, type Turn } from "../board.js";
import { puzzleCodec } from "../codec.js";
import { legalTurns, outcome, type Puzzle, play, start } from "../rules.js";
import { gameCode, readGameCode } from "./game-code.js";
import { checkRecord } from "./record.js";

function randomGame(puzzle: Puzzle, seed: string, length: number): readonly Turn[] {
  const random = createRandom(seed);
  const turns: Turn[] = [];
  let state = start(puzzle);
  while (turns.length < length && !outcome(state)) {
    const turn = random.pick(legalTurns(puzzle.rules, state.position));
    const played = play(puzzle, state, turn);
    if (!played.ok) throw new Error(played.error.code);
    turns.push(turn);
    state = played.value;
  }
  return turns;
}

test.each(rulesets)("a game comes back from its code, four characters per turn, %s", (rules) => {
  const puzzle = { rules, position: startPosition };
  for (let seed = 0; seed < 20; seed++) {
    const turns = randomGame(puzzle, `${rules}/${seed}`, 25);
    const code = gameCode({ puzzle, turns, result: "*" });
    expect(code).toHaveLength(2 + 4 * turns.length);
    expect(code).toMatch(/^[\w-]+$/);
    expect(readGameCode(code)).toEqual({ ok: true, value: { puzzle, turns, result: "*" } });
  }
});

test("a game from another position carries it along", () => {
  const first = { rules: "official", position: startPosition } as const;
  let state = start(first);
  for (const turn of randomGame(first, "carry", 6)) {
    const played = play(first, state, turn);
    if (played.ok) state = played.value;
  }
  const puzzle = { ...first, position: state.position };
  const turns = randomGame(puzzle, "on", 5);
  const shared = { puzzle, turns, result: "blue" } as const;
  expect(readGameCode(gameCode(shared))).toEqual({ ok: true, value: shared });
});

test("a code that was cut or changed says so", () => {
  const puzzle = { rules: "basic", position: startPosition } as const;
  const code = gameCode({ puzzle, turns: randomGame(puzzle, "cut", 8), result: "red" });
  expect(readGameCode("")).toMatchObject({ ok: false, error: { key: "code.cut" } });
  expect(readGameCode(code.slice(0, -1))).toMatchObject({ ok: false, error: { key: "code.cut" } });
  expect(readGameCode(`${code.slice(0, 6)}zzzz${code.slice(10)}`)).toMatchObject({
    ok: false,
    error: { key: "code.turn", params: { number: 2 } },
  });
});

test("codes from before version 0.2 are read, and written anew with today's letter", () => {
  const read = readGameCode("s-3DG043B0");
  expect(read).toMatchObject({ ok: true, value: { puzzle: { rules: "basic" }, result: "*" } });
  expect(read.ok && gameCode(read.value)).toBe("b-3DG043B0");
});

test("a part of a turn that there is not is written with the last of the signs", () => {
  const tiles = startPosition.tiles.map((tile) => tile.join(",")).join(" ");
  const puzzle = parseOrThrow(puzzleCodec, `basic ${tiles} | 2,-2 0,-1 0,0 | 2,0 -1,1 -2,2 | red | -`);
  const win: Turn = { slide: { from: [2, -2], to: [1, -1] }, tile: undefined };
  const code = gameCode({ puzzle, turns: [win], result: "red" });
  expect(code).toMatch(/^br4___\./);
  expect(readGameCode(code)).toMatchObject({ ok: true, value: { turns: [win] } });
});

test("whatever the signs of a turn, it is a legal one or said to be none", () => {
  const signs = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_";
  const first = gameCode({
    puzzle: { rules: "basic", position: startPosition },
    turns: randomGame({ rules: "basic", position: startPosition }, "signs", 1),
    result: "*",
  });
  for (let place = 2; place < first.length; place++) {
    for (const sign of signs) {
      const read = readGameCode(first.slice(0, place) + sign + first.slice(place + 1));
      if (!read.ok) expect(read.error).toEqual({ key: "code.turn", params: { number: 1 } });
      else expect(checkRecord({ ...read.value, headers: [] }).valid).toBe(true);
    }
  }
});
