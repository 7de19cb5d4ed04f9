/** How the last game was set up: the next one begins from there. */
import { levels, type Ruleset, rulesets } from "@masume/games/nonaga";

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

const storageKey = "masume.nonaga.wishes";
const first: SetUpOptions = { against: "engine", level: 1, seconds: 3, colour: "red", rules: "basic" };

export const thinkingTimes: readonly number[] = [1, 3, 10, 30];

const choices: { readonly [K in keyof SetUpOptions]: readonly SetUpOptions[K][] } = {
  against: ["engine", "two"],
  level: levels.map((_, i) => i + 1),
  seconds: thinkingTimes,
  colour: ["red", "blue", "random"],
  rules: rulesets,
};

/** The wishes in a stored text; whatever is not a known choice is the first one. */
export function readOptions(text: string | null): SetUpOptions {
  let stored: Record<string, unknown> = {};
  try {
    const parsed: unknown = JSON.parse(text ?? "{}");
    if (typeof parsed === "object" && parsed !== null) stored = parsed as Record<string, unknown>;
  } catch {
    // not ours: the first wishes will do
  }
  const known = Object.entries(choices).map(([name, allowed]) => {
    const isKnown = (allowed as readonly unknown[]).includes(stored[name]);
    return [name, isKnown ? stored[name] : first[name as keyof SetUpOptions]];
  });
  return Object.fromEntries(known) as unknown as SetUpOptions;
}

export function lastOptions(): SetUpOptions {
  try {
    return readOptions(localStorage.getItem(storageKey));
  } catch {
    return first;
  }
}

export function saveOptions(wishes: SetUpOptions): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(wishes));
  } catch {
    // storage is refused; the next game is set up anew
  }
}
