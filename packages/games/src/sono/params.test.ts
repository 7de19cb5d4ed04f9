/** Parameters come back from their notation; each value just beyond its limits is refused at its place. */
import { expect, it } from "vitest";
import { type Params, paramsCodec, presets } from "./params.js";

it("parameters come back", () => {
  const some: readonly Params[] = [
    ...presets.map(({ params }) => params),
    { size: 24 },
    { size: 4, scramble: 1 },
    { size: 24, scramble: 1000 },
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
])("%s in %j is refused", (path, params, key, told) => {
  expect(paramsCodec.parse(JSON.stringify(params))).toMatchObject({
    error: { position: { path }, reason: { key, params: told } },
  });
});
