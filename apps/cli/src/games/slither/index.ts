/** Slither's verbs. */
import { generateMessages, slither } from "@masume/games/slither";
import type { GameCommands } from "../../framework/verb.js";
import { check } from "./check.js";
import { convert } from "./convert.js";
import { grade } from "./grade.js";
import { hint } from "./hint.js";
import { verbMessages } from "./messages.js";
import { make } from "./new.js";
import { notation } from "./notation.js";
import { report } from "./report.js";
import { show } from "./show.js";
import { solve } from "./solve.js";
import { steps } from "./steps.js";

export const slitherCommands: GameCommands = {
  game: "slither",
  catalogues: [verbMessages, slither.messages, generateMessages],
  notation,
  verbs: { new: make, solve, check, grade, steps, hint, report, convert, show },
};
