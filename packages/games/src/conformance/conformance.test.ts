/** Every game of the registry, and the template, keep the contract. */
import { describe } from "vitest";
import { registry } from "../registry.js";
import { switches } from "../template/game.js";
import { conform } from "./conform.js";

const games = await Promise.all(Object.values(registry).map((load) => load()));

for (const game of [switches, ...games]) describe(game.id, () => conform(game));
