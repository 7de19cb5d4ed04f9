/** Nonaga's notations and names on the command line. */
import {
  cellName,
  cellOfTarget,
  formatPosition,
  nonaga,
  type Puzzle,
  parseRuleset,
  puzzleCodec,
  type Ruleset,
  rulesets,
  type State,
  type Turn,
  turnName,
} from "@masume/games/nonaga";
import type { Violation } from "@masume/kernel";
import { choice, optional, type ValueParameter } from "../../platform/parameters.js";
import type { Translate } from "../../platform/translate.js";
import type { CliGame } from "../../verbs/cli-game.js";
import { drawPosition } from "./drawing.js";
import { nonagaMessages } from "./messages.js";

const rulesetNames = choice(rulesets);

export const rulesetParameter: ValueParameter<Ruleset> = {
  ...rulesetNames,
  parse: (given) => parseRuleset(given) ?? rulesetNames.parse(given),
};

export const rulesOption: ValueParameter<Ruleset | undefined> = optional(rulesetParameter);

export const nonagaGame: CliGame<Puzzle, State, Turn, never> = {
  game: nonaga,
  catalogues: [nonagaMessages],
  // A header of a record may hold a position, but begins with a bracket.
  notation: { isOneLine: (text) => /^(?:(?:basic|source|official)\s+)?start$|^[^[{"]*\|/.test(text) },
  defaultPuzzle: "start",
  // `--rules` goes before the ruleset that the text itself may name.
  puzzleOptions: {
    table: { rules: rulesOption },
    apply: (puzzle, { rules }) => ({
      ...puzzle,
      rules: rulesets.find((known) => known === rules) ?? puzzle.rules,
    }),
  },
  formats: {
    text: { write: ({ rules }, { position }) => puzzleCodec.format({ rules, position }) },
  },
  puzzleJson: ({ rules, position }) => ({ rules, position: formatPosition(position) }),
  moveName: turnName,
  draw: (_puzzle, { position }, colour) => drawPosition(position, colour),
};

/** The rule that was broken, and where. */
export function violationText({ code, at, params }: Violation, t: Translate): string {
  const reason = t(code, params);
  return at.length === 0 ? reason : `${reason} (${at.map((id) => cellName(cellOfTarget(id))).join(" ")})`;
}
