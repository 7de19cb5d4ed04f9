/** Nonaga's verbs. */
import { nonaga } from "@masume/games/nonaga";
import { rulesVerb } from "../../verbs/rules.js";
import type { GameCommands } from "../../verbs/verb.js";
import { best } from "./best.js";
import { check } from "./check.js";
import { convert } from "./convert.js";
import { engine } from "./engine.js";
import { match } from "./match.js";
import { verbMessages } from "./messages.js";
import { perft } from "./perft.js";
import { play } from "./play.js";
import { show } from "./show.js";

export const nonagaCommands: GameCommands = {
  game: "nonaga",
  catalogues: [verbMessages, nonaga.messages],
  // A header of a record may hold a position, but begins with a bracket.
  notation: { oneLine: /^(?:(?:source|official)\s+)?start$|^[^[{"]*\|/ },
  verbs: { play, best, match, engine, check, perft, show, convert, rules: rulesVerb(nonaga) },
};
