/** How the last game was set up: the next one begins from there. */
import { levels, type Ruleset, rulesets, type Side } from "@masume/games/nonaga";
import { type Choices, type LocalChoices, localChoices } from "../../platform/local-choices.js";
import type { LocalClock } from "./local-clock.js";
import { type Pace, paces } from "./seats.js";

export interface SetUpOptions {
  readonly against: "engine" | "two";
  readonly level: number;
  /** How long full strength thinks about a turn. */
  readonly seconds: number;
  readonly colour: Side | "random";
  readonly rules: Ruleset;
  readonly clock: LocalClock;
  readonly pace: Pace;
}

/** The first is for a game without clocks. */
export const localClocks: readonly LocalClock[] = ["none", "180+2", "300+5", "900+10"];

export const thinkingTimes: readonly number[] = [1, 3, 10, 30];

const choices: Choices<SetUpOptions> = {
  against: ["engine", "two"],
  level: levels.map((_, i) => i + 1),
  seconds: [3, ...thinkingTimes],
  colour: ["red", "blue", "random"],
  rules: rulesets,
  clock: localClocks,
  pace: ["normal", ...paces],
};

export const lastOptions: LocalChoices<SetUpOptions> = localChoices("masume.nonaga.wishes", choices);
