/**
 * Where results go: standard output, or a file that appears only when it is
 * whole (written beside its place, then renamed). Whatever ends the program, a
 * half-written file does not stay behind.
 */
import { randomBytes } from "node:crypto";
import { closeSync, openSync, renameSync, rmSync, writeSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { CliError } from "./cli-error.js";
import { fileError } from "./input.js";
import { isReplaceable } from "./replaceable.js";
import { terminal } from "./terminal.js";

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
  const isReplaced = attempt(() => isReplaceable(path));
  const beside = join(dirname(path), `.${basename(path)}.${randomBytes(6).toString("hex")}.tmp`);
  const temporary = isReplaced ? beside : path;
  const descriptor = attempt(() => openSync(temporary, isReplaced ? "wx" : "w"));
  const discard = (): void => rmSync(beside, { force: true });
  process.once("exit", discard);
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
        if (isReplaced) renameSync(temporary, path);
      });
      process.removeListener("exit", discard);
    },
  };
}
