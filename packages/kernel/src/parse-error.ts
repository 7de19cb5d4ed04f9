/**
 * What is wrong with a text, and where: the one error type of every reader. The
 * reason is a message, so it can be shown in either language.
 */
import type { Message } from "./messages.js";

export interface TextPosition {
  /** One-based. */
  readonly line: number;
  /** One-based, in UTF-16 units. */
  readonly column: number;
  /** Where in the data, for example `blocked[3][0]`; absent when it is not structured. */
  readonly path?: string;
}

export interface ParseIssue {
  readonly position: TextPosition;
  readonly reason: Message;
}

/** The line and column of an offset in a text. */
export function positionAt(text: string, offset: number, path?: string): TextPosition {
  let line = 1;
  let lineStart = 0;
  for (let at = text.indexOf("\n"); at !== -1 && at < offset; at = text.indexOf("\n", at + 1)) {
    line++;
    lineStart = at + 1;
  }
  const place = { line, column: offset - lineStart + 1 };
  return path === undefined || path === "" ? place : { ...place, path };
}

/** Thrown inside readers; `parser` turns it into a `Result`. */
export class ParseError extends Error {
  readonly issue: ParseIssue;

  constructor(text: string, offset: number, reason: Message, path?: string) {
    super(reason.key);
    this.issue = { position: positionAt(text, offset, path), reason };
  }
}
