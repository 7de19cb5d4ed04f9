/** Stroke's verbs. */
import { stroke } from "@masume/games/stroke";
import { rulesVerb } from "../../verbs/rules.js";
import type { GameCommands } from "../../verbs/verb.js";
import { check } from "./check.js";
import { convert } from "./convert.js";
import { grade } from "./grade.js";
import { hint } from "./hint.js";
import { verbMessages } from "./messages.js";
import { make } from "./new.js";
import { report } from "./report.js";
import { show } from "./show.js";
import { solve } from "./solve.js";

export const strokeCommands: GameCommands = {
  game: "stroke",
  catalogues: [verbMessages, stroke.messages],
  notation: { oneLine: /^s\d+-[0-9a-z]+-[0-9a-z]+/, hashLine: /^[SG.#\s]+$/i },
  verbs: { new: make, solve, check, report, hint, grade, convert, show, rules: rulesVerb(stroke) },
};
