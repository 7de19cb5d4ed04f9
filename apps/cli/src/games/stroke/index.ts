/** Stroke's verbs. */
import { stroke } from "@masume/games/stroke";
import { rulesVerb } from "../../framework/rules-verb.js";
import type { GameCommands } from "../../framework/verb.js";
import { check } from "./check.js";
import { verbMessages } from "./messages.js";
import { show } from "./show.js";
import { solve } from "./solve.js";

export const strokeCommands: GameCommands = {
  game: "stroke",
  catalogues: [verbMessages, stroke.messages],
  notation: { oneLine: /^s\d+-[0-9a-z]+-[0-9a-z]+/, hashLine: /^[SG.#\s]+$/i },
  verbs: { solve, check, show, rules: rulesVerb(stroke) },
};
