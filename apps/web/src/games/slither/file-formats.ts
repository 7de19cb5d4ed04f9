/** The notations that a puzzle can be saved in for other programs, by the names that those have. */
import type { Puzzle, State } from "@masume/games/slither";
import type { FileFormat } from "../../play/game-ui.js";

const offered = [
  ["slp", "Slither Link (.slp)", "slp"],
  ["puzzlink", "puzz.link", "txt"],
  ["pzprv3", "pzprv3", "txt"],
  ["penpa", "Penpa+", "txt"],
  ["pencilbox", "PencilBox", "txt"],
  ["sgt", "Loopy", "txt"],
  ["slprob", "slprob", "txt"],
  ["text", "0123", "txt"],
] as const;

export const fileFormats: readonly FileFormat<Puzzle, State>[] = offered.map(([id, name, ending]) => ({
  name,
  ending,
  write: async (puzzle, state) => (await import("./notations.js")).writeAs(id, puzzle, state),
}));
