/** Reading Nonaga's positions, and speaking of what is wrong. */
import { nonaga, type Puzzle, parseRuleset, type Ruleset, rulesets } from "@masume/games/nonaga";
import {
  formatMessage,
  kernelMessages,
  type Language,
  type Message,
  message,
  type Violation,
} from "@masume/kernel";
import { choice, optional, type Source, type ValueParameter } from "../../platform/parameters.js";
import { readSource } from "../../platform/read-source.js";
import { verbMessages } from "./messages.js";

const rulesetNames = choice(rulesets);

export const rulesOption: ValueParameter<Ruleset | undefined> = optional({
  ...rulesetNames,
  read: (given) => parseRuleset(given) ?? rulesetNames.read(given),
});

/** A position; `--rules` goes before the ruleset that the text itself may name. */
export function readPosition(source: Source, rules: Ruleset | undefined, language: Language): Puzzle {
  const read = readSource(source, nonaga.codec.puzzle, language, nonaga.messages);
  return { ...read, rules: rules ?? read.rules };
}

export function words(language: Language, key: string, params?: Message["params"]): string {
  return formatMessage(language, message(key, params), verbMessages, nonaga.messages, kernelMessages);
}

/** The rule that was broken, and where. */
export function faultWords({ code, at, params }: Violation, language: Language): string {
  const reason = words(language, code, params);
  return at.length === 0 ? reason : `${reason} (${at.join(" ")})`;
}
