/**
 * A file that gets its name when it is whole. Until then it lies beside its place
 * under another name, and whatever ends the program takes it away.
 */
import { randomBytes } from "node:crypto";
import { renameSync, rmSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";

export interface UnfinishedFile {
  /** Where to write until it is finished. */
  readonly path: string;
  finish(): void;
  discard(): void;
}

export function unfinishedFile(path: string): UnfinishedFile {
  if (!isReplaceable(path)) return { path, finish() {}, discard() {} };
  const beside = join(dirname(path), `.${basename(path)}.${randomBytes(6).toString("hex")}.tmp`);
  const remove = (): void => rmSync(beside, { force: true });
  process.once("exit", remove);
  return {
    path: beside,
    finish() {
      renameSync(beside, path);
      process.removeListener("exit", remove);
    },
    discard() {
      remove();
      process.removeListener("exit", remove);
    },
  };
}

/**
 * Whether a path names a file, or nothing yet. A device or a pipe (`-o /dev/null`) is
 * written to as it is; for root, renaming would put a file in its place.
 */
export function isReplaceable(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  return found === undefined || found.isFile() || found.isDirectory();
}
