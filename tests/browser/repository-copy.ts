/**
 * A copy of the repository as people wrote it, to be changed and built. Its
 * workspaces link to each other; every other dependency is shared with this one.
 */
import { cpSync, lstatSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { filesBelow, root } from "../repository/source-files.js";

export function copyRepository(to: string): void {
  for (const file of filesBelow("").filter((path) => path !== ".git")) {
    mkdirSync(dirname(join(to, file)), { recursive: true });
    cpSync(join(root, file), join(to, file));
  }
  copyLinks("node_modules", to);
}

/** What was installed, by links; links to workspaces, relative as they are, lead into the copy. */
function copyLinks(folder: string, to: string): void {
  mkdirSync(join(to, folder));
  for (const name of readdirSync(join(root, folder))) {
    const path = join(folder, name);
    const isCopied = lstatSync(join(root, path)).isSymbolicLink() || name === ".package-lock.json";
    if (isCopied) cpSync(join(root, path), join(to, path), { verbatimSymlinks: true });
    else if (name === ".bin" || name === "@masume") copyLinks(path, to);
    else if (!name.startsWith(".")) symlinkSync(join(root, path), join(to, path));
  }
}
