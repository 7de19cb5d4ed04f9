/**
 * The page asks for nothing newer than the oldest browsers it is meant for. Syntax
 * is the build's matter (its target); this is about functions and objects, by the
 * data that MDN keeps. Where a name belongs to several objects, the oldest counts.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { CompatData, CompatStatement, Identifier } from "@mdn/browser-compat-data";
import { expect, test } from "vitest";
import { bareCode, codeFiles, textOf } from "./source-files.js";

const oldest = { safari: "16.4", safari_ios: "16.4", firefox: "121", chrome: "111" } as const;

const data: CompatData = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve("@mdn/browser-compat-data"), "utf8"),
);

const isNewer = (version: string, than: string): boolean =>
  version.localeCompare(than, "en", { numeric: true }) > 0;

/** The browsers that lack it, or had it later than the oldest that is meant. */
function lackedBy({ support }: CompatStatement): readonly string[] {
  return Object.entries(oldest).flatMap(([browser, version]) => {
    const told = support[browser as keyof typeof oldest];
    const statements = told === undefined ? [] : [told].flat();
    const has = statements.some(
      ({ version_added: added, version_removed: removed, flags, prefix, alternative_name: other }) =>
        typeof added === "string" &&
        added !== "preview" &&
        !isNewer(added.replace("≤", ""), version) &&
        (typeof removed !== "string" || isNewer(removed, version)) &&
        !flags &&
        !prefix &&
        !other,
    );
    return has ? [] : [`${browser} ${version}`];
  });
}

/** Objects whose methods are called by name in the page's code. */
const common =
  /^(AbortSignal|Blob|Clipboard|Document|DOMRect|Element|Event|EventTarget|Headers|HTML\w*Element|Location|Navigator|Node|Request|Response|Storage|SVGElement|URL|URLSearchParams|Window|Worker)$/;

/** Whether the oldest browsers have it: `URL`, `URL.canParse`, and `.canParse` of anything. */
const isThere = new Map<string, boolean>();
/** Names of methods that are looked at: what nothing common has is somebody's own. */
const methods = new Set<string>();

for (const [group, isCommon] of [
  [data.javascript.builtins!, () => true],
  [data.api, (name: string) => common.test(name)],
] as const) {
  for (const [owner, identifier] of Object.entries(group as Record<string, Identifier>)) {
    if (owner === "__compat") continue;
    if (identifier.__compat) isThere.set(owner, lackedBy(identifier.__compat).length === 0);
    for (const [key, { __compat: told }] of Object.entries(identifier as Record<string, Identifier>)) {
      if (!told) continue;
      const name = key.replace(/_static$/, "");
      const isOld = lackedBy(told).length === 0;
      isThere.set(`${owner}.${name}`, isOld);
      isThere.set(`.${name}`, isOld || (isThere.get(`.${name}`) ?? false));
      if (isCommon(owner)) methods.add(name);
    }
  }
}

/** Methods of our own, and of zod, that newer objects of the language have too. */
const own = new Set([".adopt", ".dispose", ".drop", ".take", ".union", ".use", ".watch"]);

/** What a text uses that is too new. */
function tooNew(text: string): readonly string[] {
  const code = bareCode(text);
  const used = [
    ...[...code.matchAll(/\b([A-Z]\w*\.\w+)/g)].map(([, name]) => name!),
    ...[...code.matchAll(/\bnew ([A-Z]\w*)/g)].map(([, name]) => name!),
    ...[...code.matchAll(/(?<!\b[A-Z]\w*)\.(\w+)\(/g)].flatMap(([, name]) =>
      methods.has(name!) ? [`.${name}`] : [],
    ),
  ];
  return [...new Set(used)].filter((name) => isThere.get(name) === false);
}

test("what is too new is found", () => {
  expect(
    tooNew("URL.canParse(text); Map.groupBy(a, b); Promise.withResolvers(); AbortSignal.any([])"),
  ).toEqual(["URL.canParse", "Map.groupBy", "Promise.withResolvers", "AbortSignal.any"]);
  expect(tooNew("one.union(other); new URL(text); list.toSorted(); Promise.any([])")).toEqual([".union"]);
});

const shipped = codeFiles.filter(
  (path) =>
    /^(packages\/[^/]+|apps\/web)\/src\//.test(path) && !/\.test\.ts$|\/testing\/|\/conformance\//.test(path),
);

test("the page uses nothing that its oldest browsers lack", () => {
  expect(shipped.length).toBeGreaterThan(200);
  const found = shipped.flatMap((path) =>
    tooNew(textOf(path))
      .filter((name) => !own.has(name))
      .map((name) => `${path}: ${name}`),
  );
  expect(found).toEqual([]);
});
