/** Slither's notations and names on the command line. */
import {
  documentOf,
  type Edges,
  formats,
  isComment,
  type Move,
  type Params,
  type Puzzle,
  placePhrase,
  readDocument,
  readDrawing,
  type State,
  slither,
  splitCollection,
  stepMessages,
} from "@masume/games/slither";
import { ok } from "@masume/kernel";
import type { CliGame } from "../../verbs/cli-game.js";
import { drawEdges } from "./drawing.js";
import { slitherVerbMessages } from "./messages.js";

/** A link or the part of it that is the puzzle, pzprv3 with slashes, Loopy's game ID, the data of a Penpa+ link. */
const oneLine =
  /^(?:\S+\?)?[a-z]\w*\/(?:[a-z][\w:]*\/)?\d+\/\d+\/|^pzprv3[.\d]*\/|^\d+x\d+\w*[:#]|^#?m=(?:edit|solve)&/i;

export function drawn(edges: Edges, locked = ""): State {
  return { edges, locked };
}

export const slitherGame: CliGame<Puzzle, State, Move, Params> = {
  game: slither,
  catalogues: [slitherVerbMessages, stepMessages],
  notation: { isOneLine: (text) => oneLine.test(text), split: splitCollection, isComment },
  parseFile: (text) => {
    const document = readDocument(text);
    if (!document.ok) return document;
    const { puzzle, edges, locked, title } = document.value;
    return ok({
      puzzle,
      ...(edges !== undefined && { state: drawn(edges, locked) }),
      ...(title !== undefined && { title }),
    });
  },
  stateFile: {
    option: "state",
    optionOf: { check: "loop" },
    parse: (puzzle, text) => {
      const edges = readDrawing(puzzle, text);
      return edges.ok ? ok(drawn(edges.value)) : edges;
    },
  },
  formats: Object.fromEntries(
    formats.map(({ id, write }) => [
      id,
      {
        isJson: id === "json",
        write: (puzzle: Puzzle, state: State, title?: string) =>
          write(documentOf(puzzle, state, title)).replace(/\r?\n$/, ""),
      },
    ]),
  ),
  puzzleJson: (puzzle) => puzzle,
  draw: (puzzle, { edges }, colour) => drawEdges(puzzle, edges, colour),
  targetName: (target, puzzle) => placePhrase(puzzle, target),
  title: ({ width, height }) => `${width}×${height}`,
};
