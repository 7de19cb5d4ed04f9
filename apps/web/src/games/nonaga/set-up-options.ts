/** How the last game was set up: the next one begins from there. */
import { levels, type Ruleset, rulesets } from "@masume/games/nonaga";
import { type Choices, type LocalChoices, localChoices } from "../../platform/local-choices.js";

export type Against = "engine" | "two";
export type Colour = "red" | "blue" | "random";

export interface SetUpOptions {
  readonly against: Against;
  readonly level: number;
  /** How long full strength thinks about a turn. */
  readonly seconds: number;
  readonly colour: Colour;
  readonly rules: Ruleset;
}

const first: SetUpOptions = { against: "engine", level: 1, seconds: 3, colour: "red", rules: "basic" };

export const thinkingTimes: readonly number[] = [1, 3, 10, 30];

const choices: Choices<SetUpOptions> = {
  against: ["engine", "two"],
  level: levels.map((_, i) => i + 1),
  seconds: thinkingTimes,
  colour: ["red", "blue", "random"],
  rules: rulesets,
};

export const lastOptions: LocalChoices<SetUpOptions> = localChoices("masume.nonaga.wishes", choices, first);
