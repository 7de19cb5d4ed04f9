/** The files people wrote, and what their code says without comments and texts. */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

export const root: string = fileURLToPath(new URL("../..", import.meta.url));

const skipped = new Set(["node_modules", "dist", ".cache", ".git", "coverage"]);

/** Every file below a folder of the repository, as paths from its root with `/`. */
export function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : filesBelow(path);
    return [relative(root, join(root, path)).split(sep).join("/")];
  });
}

const workspaces: readonly string[] = ["packages", "apps", "tests", "bench", "scripts"];

export const codeFiles: readonly string[] = workspaces
  .flatMap(filesBelow)
  .filter((path) => /\.(ts|tsx|mjs|js)$/.test(path));

export function textOf(path: string): string {
  return readFileSync(join(root, path), "utf8");
}

/** The code with comments gone and the content of texts blanked out. */
export function bareCode(text: string): string {
  const token = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\[\s\S])*`/g;
  return text.replace(token, (found) => (found.startsWith("/") ? " " : '""'));
}

/** What a file imports, statically or not, as types or not. */
export function importsOf(path: string): string[] {
  const text = textOf(path).replace(/\/\*[\s\S]*?\*\//g, "");
  const statement =
    /^\s*(?:import|export)\b[^"';]*?\bfrom\s*["']([^"']+)["']|^\s*import\s*["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']/gm;
  return [...text.matchAll(statement)].map((match) => (match[1] ?? match[2] ?? match[3])!);
}

/** What is loaded together with a file: neither types alone nor what an `import()` loads later. */
export function staticImportsOf(path: string): string[] {
  const text = textOf(path).replace(/\/\*[\s\S]*?\*\//g, "");
  const statement =
    /^\s*(?:import|export)\b(?!\s+type\b)[^"';]*?\bfrom\s*["']([^"']+)["']|^\s*import\s*["']([^"']+)["']/gm;
  return [...text.matchAll(statement)].map((match) => (match[1] ?? match[2])!);
}
