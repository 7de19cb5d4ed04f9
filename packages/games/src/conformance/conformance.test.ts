/** Every game of the registry, and the template, keep the contract. */
import type { Ability } from "@masume/kernel";
import { describe, expect, test } from "vitest";
import { playables, registry } from "../registry.js";
import { switches } from "../template/game.js";
import { playableSwitches } from "../template/playable.js";
import { conform } from "./conform.js";

const whole = await Promise.all(Object.values(registry).map((load) => load()));
const played = await Promise.all(Object.values(playables).map((load) => load()));

for (const game of [switches, ...whole]) describe(game.id, () => conform(game));

test("every game can be had without its engines", () => {
  expect(played.map(({ id }) => id)).toEqual(whole.map(({ id }) => id));
});

test.each([playableSwitches, ...played].map((game) => [game.id, game] as const))(
  "%s without its engines is the same game, and says what the whole one can do",
  (id, playable) => {
    const game = [switches, ...whole].find((one) => one.id === id)!;
    const all: readonly Ability[] = ["generate", "solve", "explain", "opponent"];
    expect(playable.abilities).toEqual(all.filter((ability) => game[ability] !== undefined));
    expect(game).toMatchObject(playable);
  },
);
