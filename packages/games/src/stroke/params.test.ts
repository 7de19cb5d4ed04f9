/** Parameters come back from their notation; each value just beyond its limits is refused at its place. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { bands, type Params, paramsCodec, presets, symmetries } from "./params.js";

const anyParams: fc.Arbitrary<Params> = fc.record(
  {
    size: fc.integer({ min: 3, max: 30 }),
    preset: fc.constantFrom(...bands),
    difficulty: fc.constantFrom(...bands),
    blocked: fc.integer({ min: 0, max: 7 }),
    unique: fc.boolean(),
    symmetry: fc.constantFrom(...symmetries),
  },
  { requiredKeys: [], noNullPrototype: true },
);

it("parameters come back", () => {
  fc.assert(
    fc.property(anyParams, (params) => {
      expect(paramsCodec.parse(paramsCodec.format(params))).toStrictEqual({ ok: true, value: params });
    }),
  );
  for (const { params } of presets) {
    expect(paramsCodec.parse(paramsCodec.format(params))).toStrictEqual({ ok: true, value: params });
  }
});

it.each([
  ["size", { size: 2 }, "input.integer", { min: 3, max: 30, found: "2" }],
  ["size", { size: 31 }, "input.integer", { min: 3, max: 30, found: "31" }],
  ["blocked", { size: 5, blocked: -1 }, "input.integer", { min: 0, max: 23, found: "-1" }],
  ["blocked", { size: 5, blocked: 24 }, "input.integer", { min: 0, max: 23, found: "24" }],
  ["preset", { preset: "wild" }, "params.one-of", { options: "easy, normal, hard" }],
  ["difficulty", { size: 5, difficulty: "wild" }, "params.one-of", { options: "easy, normal, hard" }],
  ["symmetry", { size: 5, symmetry: "odd" }, "params.one-of", { options: "none, mirror, point, four" }],
  ["unique", { size: 5, unique: 1 }, "input.boolean", { found: "1" }],
])("%s in %j is refused", (path, params, key, told) => {
  expect(paramsCodec.parse(JSON.stringify(params))).toMatchObject({
    error: { position: { path }, reason: { key, params: told } },
  });
});

it("two cells at least stay open", () => {
  expect(paramsCodec.parse('{"size":5,"blocked":23}').ok).toBe(true);
});
