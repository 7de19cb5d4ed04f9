/** A puzzle in any notation there is: a link's code, our own notations, those of other programs. */
import { ok, type ParseIssue, type Result } from "@masume/kernel";
import type { Puzzle } from "./board.js";
import { isLinkCode, puzzleCodec } from "./codec.js";
import { readDocument } from "./formats/index.js";

export function readPuzzle(text: string): Result<Puzzle, ParseIssue> {
  if (isLinkCode(text)) return puzzleCodec.parse(text);
  const document = readDocument(text);
  return document.ok ? ok(document.value.puzzle) : document;
}
