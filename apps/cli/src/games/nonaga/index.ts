/** Nonaga's verbs. */
import { nonaga } from "@masume/games/nonaga";
import { rulesVerb } from "../../framework/rules-verb.js";
import type { GameCommands } from "../../framework/verb.js";
import { check } from "./check.js";
import { verbMessages } from "./messages.js";
import { perft } from "./perft.js";
import { show } from "./show.js";

export const nonagaCommands: GameCommands = {
  game: "nonaga",
  catalogues: [verbMessages, nonaga.messages],
  // A header of a record may hold a position, but begins with a bracket.
  notation: { oneLine: /^(?:(?:source|official)\s+)?start$|^[^[{"]*\|/ },
  verbs: { perft, check, show, rules: rulesVerb(nonaga) },
};
