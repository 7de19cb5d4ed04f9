/** A hash of the paths, sizes and times of all files that a build depends on. */
import { createHash } from "node:crypto";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { inRoot } from "./workspace.mjs";

const skipped = new Set(["node_modules", "dist", ".cache"]);

/** @param {readonly string[]} places files and folders below the root */
export function fingerprint(places) {
  const hash = createHash("sha256");
  /** @param {string} path */
  const add = (path) => {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${path}\0${size}\0${mtimeMs}\n`);
  };
  /** @param {string} folder */
  const walk = (folder) => {
    const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const entry of entries) {
      const path = join(folder, entry.name);
      if (!entry.isDirectory()) add(path);
      else if (!skipped.has(entry.name)) walk(path);
    }
  };
  for (const place of places) {
    const path = inRoot(place);
    if (statSync(path).isDirectory()) walk(path);
    else add(path);
  }
  return hash.digest("hex");
}
