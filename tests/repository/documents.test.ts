/** What the documents point at is there: links and their anchors, files, scripts and variables by name. */
import { existsSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, test } from "vitest";
import { filesBelow, root, textOf } from "./source-files.js";

const files = filesBelow("");
const documents = files.filter((path) => path.endsWith(".md"));

/** A document without its fenced blocks. */
const prose = (path: string): string => textOf(path).replace(/^```[\s\S]*?^```$/gm, "");
const inlineCode = (path: string): readonly string[] =>
  [...prose(path).matchAll(/`([^`\n]+)`/g)].map(([, code]) => code!);

/** As GitHub makes them. */
function anchorsOf(path: string): ReadonlySet<string> {
  const headings = [...prose(path).matchAll(/^#+ (.+)$/gm)].map(([, text]) =>
    text!
      .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\p{M} _-]/gu, "")
      .replaceAll(" ", "-"),
  );
  const times = new Map<string, number>();
  return new Set(
    headings.map((slug) => {
      const seen = times.get(slug) ?? 0;
      times.set(slug, seen + 1);
      return seen === 0 ? slug : `${slug}-${seen}`;
    }),
  );
}

/** Where a file is found by a name that leaves out `apps`, `packages` and `src`. */
const short = (path: string): string => path.replace(/^(?:apps|packages)\//, "").replace("/src/", "/");
const known = new Set(files.flatMap((path) => [path, short(path)]));
const isFile = (name: string): boolean =>
  known.has(name) || [...known].some((path) => path.endsWith(`/${name}`));

describe.each(documents)("%s", (path) => {
  test("links lead somewhere", () => {
    const links = [...prose(path).matchAll(/\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g)]
      .map(([, link, source]) => (link ?? source)!)
      .filter((link) => !/^\w+:/.test(link));
    const broken = links.filter((link) => {
      const [file = "", anchor] = link.split("#");
      const target = file === "" ? path : normalize(join(dirname(path), file));
      if (!existsSync(join(root, target))) return true;
      return anchor !== undefined && !anchorsOf(target).has(decodeURIComponent(anchor));
    });
    expect(broken).toEqual([]);
  });

  test("files named are there", () => {
    const named = inlineCode(path).filter((code) =>
      /^[\w.-][\w./-]*\/[\w.-]+\.(?:tsx?|mjs|js|md|json|lp)$/.test(code),
    );
    expect(named.filter((name) => !isFile(name.replace(/^\.\//, "")))).toEqual([]);
  });
});

test("scripts named are there", () => {
  const { scripts } = JSON.parse(textOf("package.json"));
  const named = documents.flatMap((path) =>
    [...textOf(path).matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name]) => name!),
  );
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test("variables of the environment named are read somewhere", () => {
  const code = ["packages", "apps", "tests", "bench", "scripts"]
    .flatMap(filesBelow)
    .filter((path) => /\.(?:ts|tsx|mjs|js)$/.test(path))
    .map(textOf)
    .join("\n");
  const named = new Set(
    documents.flatMap(inlineCode).flatMap((text) => text.match(/\b[A-Z]+(?:_[A-Z]+)+\b/g) ?? []),
  );
  expect([...named].filter((name) => !new RegExp(`\\b${name}\\b`).test(code))).toEqual([]);
});
