/** Slither's verbs. */
import { slitherMessages } from "@masume/games/slither";
import type { GameCommands } from "../../framework/verb.js";
import { check } from "./check.js";
import { convert } from "./convert.js";
import { grade } from "./grade.js";
import { verbMessages } from "./messages.js";
import { show } from "./show.js";
import { solve } from "./solve.js";

export const slitherCommands: GameCommands = {
  game: "slither",
  catalogues: [verbMessages, slitherMessages],
  // A link or the part of it that is the puzzle, a pzprv3 text with slashes, a game ID of Loopy.
  notation: { oneLine: /^(?:\S+\?)?[a-z]\w*\/(?:[a-z][\w:]*\/)?\d+\/\d+\/|^pzprv3[.\d]*\/|^\d+x\d+\w*[:#]/i },
  verbs: { solve, check, grade, convert, show },
};
