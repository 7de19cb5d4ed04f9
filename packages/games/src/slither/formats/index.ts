/**
 * All notations of Slither boards, in the order in which a text is tried against
 * them: those with a plain mark first, plain text last.
 */
import { message, type ParseIssue, type Result, readJson } from "@masume/kernel";
import type { Format, SlitherDocument } from "./document.js";
import { json } from "./json.js";
import { loopy } from "./loopy.js";
import { readerOf } from "./own.js";
import { pencilBox } from "./pencil-box.js";
import { penpa } from "./penpa.js";
import { plainText } from "./plain-text.js";
import { puzzLink } from "./puzz-link.js";
import { pzprv3 } from "./pzprv3.js";
import { slp } from "./slp.js";
import { slprob } from "./slprob.js";

export { documentOf, type Format, type SlitherDocument } from "./document.js";

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

/** A list is no board; where it could not be taken apart, it is refused at its first fault. */
const list: Pick<Format, "recognises" | "read"> = {
  recognises: (text) => /^\uFEFF?\s*\[/.test(text),
  read: (text) => {
    const root = readJson(text);
    for (const item of root.items()) item.names();
    return root.fail(message("input.object", { found: "[…]" }));
  },
};

/** Reads a text in whichever notation it is. */
export const readDocument: (text: string) => Result<SlitherDocument, ParseIssue> = readerOf(
  [list, ...formats],
  "puzz.link, Penpa+, pzprv3, Loopy, JSON, slp, slprob, PencilBox, .0123",
);
