/**
 * What is wrong with what the user gave, as one line that names file, place and
 * reason. Every such error ends the program with status 2. The reason stays a
 * message until it is shown, so that it can come from another thread.
 */
import type { Message } from "@masume/kernel";

export interface ErrorPlace {
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
  readonly path?: string;
}

export class CliError extends Error {
  readonly reason: Message;
  readonly place: ErrorPlace;

  constructor(reason: Message, place: ErrorPlace = {}) {
    super(reason.key);
    this.reason = reason;
    this.place = place;
  }
}

/** `masume: FILE:LINE:COLUMN (path): reason`, as much of it as is known. */
export function formatError(reason: string, { file = "", line, column, path }: ErrorPlace = {}): string {
  const position = line === undefined ? "" : `:${line}:${column ?? 1}`;
  const where = `${file}${position}${path === undefined ? "" : ` (${path})`}`;
  return printable(`masume: ${where === "" ? "" : `${where}: `}${reason}`);
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
