/**
 * Where results go: standard output, or a file that appears only when it is
 * whole.
 */
import { closeSync, openSync, writeSync } from "node:fs";
import { CliError } from "./cli-error.js";
import { fileError } from "./input.js";
import { terminal } from "./terminal.js";
import { unfinishedFile } from "./unfinished-file.js";

export interface Output {
  write(content: string | Uint8Array): Promise<void>;
  /** Of the terminal that shows it; undefined where none does. */
  readonly columns: number | undefined;
  /** Everything has been written. */
  commit(): void;
}

export function standardOutput(): Output {
  return {
    write: (content) => terminal.print(content),
    columns: terminal.printedColumns,
    commit: () => {},
  };
}

export function fileOutput(path: string): Output {
  const attempt = <T>(step: () => T): T => {
    try {
      return step();
    } catch (thrown) {
      throw new CliError(fileError(thrown), { file: path });
    }
  };
  const unfinished = attempt(() => unfinishedFile(path));
  const descriptor = attempt(() => openSync(unfinished.path, "w"));
  return {
    columns: undefined,
    write: async (content) => {
      attempt(() => {
        const bytes = Buffer.from(content);
        for (let at = 0; at < bytes.length; ) at += writeSync(descriptor, bytes, at);
      });
    },
    commit: () => {
      attempt(() => {
        closeSync(descriptor);
        unfinished.finish();
      });
    },
  };
}
