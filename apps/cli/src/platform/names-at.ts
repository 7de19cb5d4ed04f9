/**
 * The names that are in use where results are about to be written: those of the
 * files in the same folder, and whatever stands in the file that is replaced. For
 * running numbers that go on from there.
 */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname } from "node:path";

/** A file that is larger was hardly written by a command before this one. */
const maxBytes = 64 * 1024 * 1024;

export function namesAt(path: string | undefined): readonly string[] {
  if (path === undefined) return [];
  return [...attempt(() => readdirSync(dirname(path)), []), attempt(() => textOf(path), "")];
}

function textOf(path: string): string {
  const found = statSync(path);
  return found.isFile() && found.size <= maxBytes ? readFileSync(path, "utf8") : "";
}

/** What cannot be looked at has no names; that it cannot be written to is told when it is. */
function attempt<T>(look: () => T, otherwise: T): T {
  try {
    return look();
  } catch {
    return otherwise;
  }
}
