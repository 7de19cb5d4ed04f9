/**
 * What is wrong with what the user gave us, as one line that names file, place
 * and reason. Every such complaint ends the program with status 2.
 */
import {
  type Catalogue,
  formatMessage,
  kernelMessages,
  type Language,
  type ParseIssue,
} from "@masume/kernel";
import { messages } from "./messages.js";
import type { Source } from "./parameters.js";

export interface ComplaintPlace {
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
  readonly path?: string;
}

export class Complaint extends Error {
  readonly place: ComplaintPlace;
  readonly reason: string;

  constructor(reason: string, place: ComplaintPlace = {}) {
    super(reason);
    this.place = place;
    this.reason = reason;
  }

  /** `masume: FILE:LINE:COLUMN (path): reason`, as much of it as is known. */
  toLine(): string {
    const { file, line, column, path } = this.place;
    let where = file === undefined ? "" : `${file}`;
    if (line !== undefined) where += `:${line}:${column ?? 1}`;
    if (path !== undefined) where += ` (${path})`;
    return printable(`masume: ${where === "" ? "" : `${where}: `}${this.reason}`);
  }
}

/** A reader's error about a source, in the user's language. */
export function complaintAbout(
  source: Source,
  error: ParseIssue,
  language: Language,
  catalogues: readonly Catalogue[],
): Complaint {
  const { line, column, path } = error.position;
  const reason = formatMessage(language, error.reason, ...catalogues, messages, kernelMessages);
  return new Complaint(reason, {
    file: source.name,
    line: line + source.firstLine - 1,
    column,
    ...(path === undefined ? {} : { path }),
  });
}

/** Control characters made visible: a hostile file must not move the cursor, nor break the line in two. */
function printable(line: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return line.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g, (symbol) => {
    if (symbol === "\n") return "\\n";
    if (symbol === "\r") return "\\r";
    if (symbol === "\t") return "\\t";
    return `\\u${symbol.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
}
