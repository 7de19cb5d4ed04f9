/**
 * The notations that boards of this workshop travel in, among people and programs:
 * links, JSON and plain text. A board can be opened without a reader for any other
 * program's.
 */
import { message, type ParseIssue, parser, type Result } from "@masume/kernel";
import { type Format, problem, type SlitherDocument } from "./document.js";
import { json } from "./json.js";
import { plainText } from "./plain-text.js";
import { puzzLink } from "./puzz-link.js";

type ReadDocument = (text: string) => Result<SlitherDocument, ParseIssue>;

/** Reads a text in the first of the notations that recognises it; `expected` names them to people. */
export function readerOf(
  formats: readonly Pick<Format, "recognises" | "read">[],
  expected: string,
): ReadDocument {
  return parser((text) => {
    if (text.trim() === "") throw problem(text, 0, message("input.empty"));
    const format = formats.find(({ recognises }) => recognises(text));
    if (!format) throw problem(text, text.search(/\S/), message("input.unknown", { expected }));
    return format.read(text);
  });
}

export const readOwnDocument: ReadDocument = readerOf([json, puzzLink, plainText], "puzz.link, JSON, .0123");
