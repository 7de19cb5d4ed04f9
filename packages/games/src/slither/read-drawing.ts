/**
 * Reads what someone drew on a known board: JSON with `h` and `v`, by itself or as
 * the `loop` of a result, or a pzprv3 text of the same puzzle.
 */
import { err, message, ok, type ParseIssue, parser, positionAt, type Result, readJson } from "@masume/kernel";
import type { Edges, Puzzle } from "./board.js";
import { readEdgesJson } from "./formats/json.js";
import { pzprv3 } from "./formats/pzprv3.js";

export function readDrawing(puzzle: Puzzle, text: string): Result<Edges, ParseIssue> {
  if (!/^\s*pzprv3/.test(text)) {
    return parser((source) => {
      const json = readJson(source);
      return readEdgesJson(json.optional("loop") ?? json, puzzle);
    })(text);
  }
  const document = parser(pzprv3.read)(text);
  if (!document.ok) return document;
  const { puzzle: drawnOn, edges } = document.value;
  const isSame = drawnOn.width === puzzle.width && drawnOn.height === puzzle.height;
  if (isSame && edges !== undefined) return ok(edges);
  return err({
    position: positionAt(text, 0),
    reason: message(isSame ? "drawing.none" : "drawing.other-board"),
  });
}
