/**
 * Whether a path names a file, or nothing yet: only such may be written beside its
 * place and renamed. A device or a pipe (`-o /dev/null`) is written to as it is; for
 * root, renaming would put a file in its place.
 */
import { statSync } from "node:fs";

export function isReplaceable(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  return found === undefined || found.isFile() || found.isDirectory();
}
