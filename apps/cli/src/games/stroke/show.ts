/** `stroke show`: a board, and a line on it, drawn with characters. */
import { stroke } from "@masume/games/stroke";
import { file, optional, puzzle } from "../../platform/parameters.js";
import { picture } from "../../platform/terminal-board.js";
import { type Verb, verb } from "../../verbs/verb.js";
import { readBoard, readLine } from "./texts.js";

export const show: Verb = verb({
  arguments: { board: puzzle },
  options: { path: optional(file) },
  examples: ["stroke show board.json", "stroke show s5-0-o-ABI --path line.json"],
  run: ({ arguments: { board: source }, options, language, colour }) => {
    const board = readBoard(source, language);
    const line = options.path ? readLine(options.path, language) : [];
    const state = line.length > 0 ? { line } : stroke.start(board);
    return { verdict: "yes", json: board, text: picture(stroke, board, state, colour) };
  },
});
