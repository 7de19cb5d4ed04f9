/**
 * All notations of Slither boards, in the order in which a text is tried against
 * them: those with a plain mark first, plain text last.
 */
import { message, type ParseIssue, parser, type Result } from "@masume/kernel";
import { type Format, problem, type SlitherDocument } from "./document.js";
import { json } from "./json.js";
import { loopy } from "./loopy.js";
import { pencilBox } from "./pencil-box.js";
import { penpa } from "./penpa.js";
import { plainText } from "./plain-text.js";
import { puzzLink } from "./puzz-link.js";
import { pzprv3 } from "./pzprv3.js";
import { slp } from "./slp.js";
import { slprob } from "./slprob.js";

export type { Format, SlitherDocument } from "./document.js";

export const formats: readonly Format[] = [
  json,
  pzprv3,
  penpa,
  puzzLink,
  loopy,
  slp,
  slprob,
  pencilBox,
  plainText,
];

export function formatNamed(id: string): Format | undefined {
  return formats.find((format) => format.id === id);
}

/** Reads a text in whichever notation it is. */
export const readDocument: (text: string) => Result<SlitherDocument, ParseIssue> = parser((text) => {
  if (text.trim() === "") throw problem(text, 0, message("input.empty"));
  const format = formats.find(({ recognises }) => recognises(text));
  if (!format) {
    const expected = "puzz.link, Penpa+, pzprv3, Loopy, JSON, slp, slprob, PencilBox, .0123";
    throw problem(text, text.search(/\S/), message("input.unknown", { expected }));
  }
  return format.read(text);
});
