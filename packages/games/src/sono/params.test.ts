/** Parameters come back from their notation; each value just beyond its limits is refused at its place. */
import { createRandom, finish } from "@masume/kernel";
import { expect, it } from "vitest";
import { generate } from "./generate/index.js";
import { type Params, paramsCodec, presets } from "./params.js";
import { suggestedLimits } from "./step-limit.js";

it("parameters come back", () => {
  const some: readonly Params[] = [
    ...presets.map(({ params }) => params),
    { size: 24 },
    { size: 4, scramble: 1 },
    { size: 24, scramble: 1000 },
    { size: 6, scramble: 6, maxSteps: 12 },
    { size: 6, maxSteps: 1 },
  ];
  for (const params of some) {
    expect(paramsCodec.parse(paramsCodec.format(params))).toStrictEqual({ ok: true, value: params });
  }
});

it.each([
  ["size", { size: 2 }, "input.integer", { min: 4, max: 24, found: "2" }],
  ["size", { size: 26 }, "input.integer", { min: 4, max: 24, found: "26" }],
  ["size", { size: 5 }, "board.odd", { size: 5 }],
  ["scramble", { size: 4, scramble: 0 }, "input.integer", { min: 1, max: 1000, found: "0" }],
  ["scramble", { size: 4, scramble: 1001 }, "input.integer", { min: 1, max: 1000, found: "1001" }],
  ["maxSteps", { size: 4, maxSteps: -1 }, "input.integer", { min: 0, max: 1_000_000_000, found: "-1" }],
  ["maxTurns", { size: 4, maxTurns: 3 }, "limit.name", { name: "maxTurns" }],
])("%s in %j is refused", (path, params, key, told) => {
  expect(paramsCodec.parse(JSON.stringify(params))).toMatchObject({
    error: { position: { path }, reason: { key, params: told } },
  });
});

it("suggests limits below what a size takes, or from a known answer on", () => {
  for (let size = 4; size <= 24; size += 2) {
    const limits = suggestedLimits(size);
    expect(limits.toSorted((a, b) => a - b)).toEqual(limits);
    expect(limits[0]).toBeGreaterThan(0);
  }
  // Part of a turn is a turn.
  expect(suggestedLimits(6)).toEqual([5, 9, 13]);
  expect(suggestedLimits(6, 6)).toEqual([6, 9, 12]);
  expect(suggestedLimits(4, 1)).toEqual([1, 2]);
});

it("makes a board with the limit that was ordered", () => {
  const made = finish(generate({ size: 4, scramble: 3, maxSteps: 6 }, createRandom("limit")));
  expect(made.ok && made.value.puzzle).toMatchObject({ par: 3, maxSteps: 6 });
});
