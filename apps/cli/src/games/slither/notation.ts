/** Slither's notations of one line: a link or the part of it that is the puzzle, pzprv3 with slashes, Loopy's game ID. */
import type { LineNotation } from "../../framework/puzzle-lines.js";

export const notation: LineNotation = {
  oneLine: /^(?:\S+\?)?[a-z]\w*\/(?:[a-z][\w:]*\/)?\d+\/\d+\/|^pzprv3[.\d]*\/|^\d+x\d+\w*[:#]/i,
};
