/** `slither show`: a puzzle, and what is drawn on it, with characters. */
import { noEdges, readDocument, slither } from "@masume/games/slither";
import { file, optional, puzzle } from "../../platform/parameters.js";
import { readSource } from "../../platform/read-source.js";
import { type Verb, verb } from "../../verbs/verb.js";
import { drawBoard } from "./drawing.js";
import { readEdges } from "./texts.js";

export const show: Verb = verb({
  arguments: { puzzle },
  options: { state: optional(file) },
  examples: ["slither show puzzle.txt", "slither show puzzle.txt --state drawn.json"],
  run: ({ arguments: { puzzle: source }, options, language, colour }) => {
    const document = readSource(source, { parse: readDocument }, language, slither.messages);
    const board = document.puzzle;
    const edges = options.state ? readEdges(options.state, board, language) : document.edges;
    return { verdict: "yes", json: board, text: drawBoard(board, edges ?? noEdges(board), colour) };
  },
});
