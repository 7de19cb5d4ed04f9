/** Sono's verbs. */
import { messages } from "@masume/games/sono";
import type { GameCommands } from "../../verbs/verb.js";
import { check } from "./check.js";
import { convert } from "./convert.js";
import { judge } from "./judge.js";
import { verbMessages } from "./messages.js";
import { make } from "./new.js";
import { replay } from "./replay.js";
import { solve } from "./solve.js";

export const sonoCommands: GameCommands = {
  game: "sono",
  catalogues: [verbMessages, messages],
  notation: { oneLine: /^\d+\.[\w-]+(?:\.[mpt]\d+)*$/ },
  verbs: { new: make, solve, check, replay, convert, judge },
};
