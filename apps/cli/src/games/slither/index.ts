/** Slither's verbs. */
import { slither } from "@masume/games/slither";
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
import { steps } from "./steps.js";

export const slitherCommands: GameCommands = {
  game: "slither",
  catalogues: [verbMessages, slither.messages],
  // A link or the part of it that is the puzzle, pzprv3 with slashes, Loopy's game ID.
  notation: {
    oneLine: /^(?:\S+\?)?[a-z]\w*\/(?:[a-z][\w:]*\/)?\d+\/\d+\/|^pzprv3[.\d]*\/|^\d+x\d+\w*[:#]/i,
  },
  verbs: { new: make, solve, check, grade, steps, hint, report, convert, show },
};
