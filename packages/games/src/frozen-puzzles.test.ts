/**
 * Parameters and a seed name a puzzle for ever: links, daily puzzles and records
 * rest on it. What stands here was made once; a generator that has to change needs
 * parameters of its own. Slither's changed once, after 0.2.0, when its judging budget
 * and the limit of its trials came to count what they are said to, its judge to look
 * near the clue taken away first, and levels to be found from the hard side (CHANGELOG);
 * Nonaga's problem of the day when it came to be one of the list.
 */
import { createHash } from "node:crypto";
import { createRandom, finish } from "@masume/kernel";
import { expect, it } from "vitest";
import { puzzleCodec as nonagaCodec } from "./nonaga/codec.js";
import { seededProblem } from "./nonaga/problems/problem.js";
import { type GameId, gameIds, registry } from "./registry.js";
import { dailies, dailySeed } from "./slither/daily.js";
import { dailyParams } from "./slither/orders.js";
import { type PatternCode, patternCodes } from "./slither/params.js";
import { puzzleCodec as sonoCodec } from "./sono/codec.js";
import { dailyBands, dailyPuzzle } from "./sono/daily.js";

/** The start of the SHA-256 of the notation, by game and parameters; the seed is "frozen". */
const made: Readonly<Record<string, string>> = {
  'stroke {"preset":"easy"}': "8b0183c39fa043be",
  'stroke {"preset":"normal"}': "de90711c5200744c",
  'stroke {"preset":"hard"}': "72512449844b5e4f",
  'stroke {"size":4,"difficulty":"easy"}': "a64c04def4e1b704",
  'stroke {"size":6,"difficulty":"normal","unique":true}': "81feedb39f7c3b25",
  'stroke {"size":8,"difficulty":"hard","unique":true}': "0c631d4d42fdf226",
  'stroke {"size":6,"symmetry":"mirror"}': "91fe8b6ce320c80e",
  'stroke {"size":7,"symmetry":"point","unique":true}': "dea504813f260519",
  'stroke {"size":8,"symmetry":"four"}': "c2973b0e67b51b51",
  'stroke {"size":5,"blocked":4}': "eeac80ab9c1522eb",
  'slither {"width":10,"height":10,"gates":true,"colours":true,"trial":0,"budget":50,"pattern":"4"}':
    "a35788b70d827a4d",
  'slither {"width":10,"height":10,"gates":true,"colours":true,"trial":1,"budget":50,"pattern":"2"}':
    "e7a0f8d127825812",
  'slither {"width":10,"height":10,"gates":true,"colours":true,"trial":1,"budget":100,"pattern":"1"}':
    "53e5ecc883b31859",
  'slither {"width":10,"height":10,"gates":true,"colours":true,"trial":2,"budget":100,"pattern":"hard"}':
    "0f12e622388a3668",
  'slither {"width":8,"height":6,"gates":false,"colours":false,"trial":0,"budget":50,"pattern":"4","minClues":20}':
    "d12c1f5b5a597e66",
  'sono {"size":4,"scramble":2}': "bcf45281e9cf525d",
  'sono {"size":4,"scramble":4}': "5614a41e162e24f8",
  'sono {"size":6,"scramble":6}': "4d3e9ee7bf611da7",
  'sono {"size":8,"scramble":10}': "b414e790fecdb15a",
  'sono {"size":4}': "960c0401cb394be5",
};

const byPattern: Readonly<Record<PatternCode, string>> = {
  XY: "c005b9bd3753af3f",
  HX: "a73f72ec2849cf97",
  DX: "7d4a636906e6893b",
  Q: "42ecfaadc22fa9c8",
  X: "654e9be33bd2cbf4",
  Y: "e6268c861181f4d6",
  P: "cf93409bf95e7e94",
  H: "6a211384f4537986",
  D: "9b9d4c0ead5fea0d",
  F: "f8ca7548fc02aa90",
  WD: "3f754f5e6e51beb1",
  TD: "4a8a3409848cf85a",
  C: "9467f5c0daa3fe82",
  WV: "e97cc2d59971a917",
  TV: "2bc05e5b0797435e",
  WH: "4e5222246ca3bb73",
  TH: "a5a5b4b813fef39e",
};

const byLevel = {
  1: "2b2805c390df2cc7",
  2: "4e3111cd6e808bc8",
  3: "31920616286f5cec",
  4: "64fd4d09885b861f",
} as const;

const slitherDailies: Readonly<Record<string, string>> = {
  small: "ee332fdcccdca94c",
  medium: "e85ab32696ab246f",
  large: "45e7f78ed052a085",
};

const sonoDailies: Readonly<Record<string, string>> = {
  easy: "75ee6ec3880cb29e",
  normal: "b1bed069d13e0580",
  hard: "2402678f429a4f45",
};

async function digest(id: GameId, params: unknown, seed = "frozen"): Promise<string> {
  const game = await registry[id]();
  const generate = await game.engines!.generate!();
  const generated = finish(generate(params, createRandom(seed)));
  if (!generated.ok) throw new Error(generated.error.key);
  return hashOf(game.codec.puzzle.format(generated.value.puzzle));
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

it.each(Object.entries(made))("%s", async (order, expected) => {
  const [, id, text] = /^(\w+) (.*)$/.exec(order) as unknown as [string, GameId, string];
  const params = (await registry[id]()).codec.params!.parse(text);
  expect(params.ok && (await digest(id, params.value))).toBe(expected);
});

it("covers every preset of every game", async () => {
  const missing: Record<string, string> = {};
  for (const id of gameIds) {
    const { presets = [], codec } = await registry[id]();
    for (const { params } of presets) {
      const order = `${id} ${codec.params!.format(params)}`;
      if (!(order in made)) missing[order] = await digest(id, params);
    }
  }
  expect(missing).toEqual({});
});

const small = { width: 7, height: 6, gates: true, colours: true, trial: 1, budget: 50 } as const;

it.each(patternCodes)("slither, pattern %s", async (pattern) => {
  expect(await digest("slither", { ...small, pattern })).toBe(byPattern[pattern]);
});

it.each([1, 2, 3, 4] as const)("slither, level %i", async (level) => {
  expect(await digest("slither", { ...small, width: 6, pattern: "2", level })).toBe(byLevel[level]);
});

it.each(dailies)("slither, the $id puzzle of a day", async (daily) => {
  const seed = dailySeed(daily, "2026-11-16");
  expect(await digest("slither", dailyParams(daily), seed)).toBe(slitherDailies[daily.id]);
});

it.each(dailyBands)("sono, the %s board of a day", (band) => {
  expect(hashOf(sonoCodec.format(dailyPuzzle(band, "2026-11-16")))).toBe(sonoDailies[band]);
});

it("nonaga, the problem of a day", () => {
  expect(nonagaCodec.format(seededProblem("2026-11-16"))).toBe(
    "basic 1,-2 2,-1 0,0 0,-2 -1,0 -2,0 0,1 -1,1 -2,1 1,0 2,-2 1,-1 -1,-3 -2,-1 -2,2 -1,-2 2,-3 1,-3 0,-3 | 0,-2 -1,0 -2,0 | 1,-2 2,-1 0,0 | red | 1,-1",
  );
});
