/** What a program says when it has started: its output comes in pieces that need not be lines. */
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";

/** The first line that matches, once it is whole; the output goes on to whoever else reads it. */
export function firstLine(output: Readable, pattern: RegExp): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    const lines = createInterface(output);
    const seen: string[] = [];
    lines.on("line", (line) => {
      seen.push(line);
      const match = pattern.exec(line);
      if (match) resolve(match);
    });
    lines.on("close", () => reject(new Error(`ended without ${pattern}:\n${seen.join("\n")}`)));
  });
}
