/** A puzzle of any game from its parameters and a seed, with what the library shows of it. */
import { registry } from "@masume/games";
import { describe, expect, test } from "vitest";
import { generate } from "./generate.js";

const request = { game: "stroke", params: JSON.stringify({ size: 4 }), seed: "a" };

describe("the same request", () => {
  test("gives the same puzzle, another seed another, in the game's own notation", async () => {
    const [one, again, other] = [
      await generate(request),
      await generate(request),
      await generate({ ...request, seed: "b" }),
    ];
    expect(one).toEqual(again);
    expect(other?.puzzle).not.toBe(one?.puzzle);
    const { codec } = await registry.stroke();
    const parsed = codec.puzzle.parse(one!.puzzle);
    expect(parsed.ok && codec.puzzle.format(parsed.value)).toBe(one!.puzzle);
  });
});

test.each(["easy", "normal", "hard"])(
  "its size and its band, %s, are those that were asked for",
  async (band) => {
    const made = await generate({ ...request, params: JSON.stringify({ size: 6, difficulty: band }) });
    expect(made).toMatchObject({ band, width: 6, height: 6 });
  },
);

test.each([
  ["no such game", { ...request, game: "chess" }],
  ["a game without a generator", { ...request, game: "nonaga" }],
  ["parameters that cannot be read", { ...request, params: '{"size":4000}' }],
  ["no JSON", { ...request, params: "size 4" }],
])("%s: no puzzle", async (_name, wrong) => {
  expect(await generate(wrong)).toBeUndefined();
});
