/** Kernel, games and print are pure: no screen, no machine, no clock, no chance, nothing that differs between machines. */
import { expect, test } from "vitest";
import { bareCode, codeFiles, filesBelow, textOf } from "./source-files.js";

/** What the language itself offers; anything of a browser or of Node, the compiler refuses. */
const impure: Readonly<Record<string, RegExp>> = {
  clock: /\bDate\b|\bIntl\.DateTimeFormat\b|\bTemporal\b/,
  chance: /\bMath\s*\.\s*random\b/,
  "global state": /\bglobalThis\b/,
  "code from text": /\beval\b|\bnew Function\b/,
  locale: /\.(localeCompare|toLocale\w*)\b/,
};

const isPure = (path: string): boolean => /^packages\/(kernel|games|print|protocol)\//.test(path);
const pureFiles = codeFiles.filter((path) => isPure(path) && !path.endsWith(".test.ts"));

test.each(Object.entries(impure))("no %s in pure packages", (_name, pattern) => {
  expect(pureFiles.length).toBeGreaterThan(20);
  expect(pureFiles.filter((path) => pattern.test(bareCode(textOf(path))))).toEqual([]);
});

test("pure packages see neither DOM nor Node", () => {
  const base = JSON.parse(textOf("tsconfig.base.json")).compilerOptions;
  expect(base.lib).toEqual(["ES2023"]);
  expect(base.types).toEqual([]);
  const configs = filesBelow("packages").filter((path) => isPure(path) && path.endsWith("tsconfig.json"));
  for (const path of configs) {
    const { compilerOptions } = JSON.parse(textOf(path));
    expect(compilerOptions, path).not.toHaveProperty("lib");
    expect(compilerOptions, path).not.toHaveProperty("types");
  }
});

test("pure packages depend on nothing from outside", () => {
  const manifests = filesBelow("packages").filter((path) => isPure(path) && path.endsWith("package.json"));
  for (const path of manifests) {
    const names = Object.keys(JSON.parse(textOf(path)).dependencies ?? {});
    const outside = names.filter((name) => !name.startsWith("@masume/"));
    // The schemas of the protocol are zod's; `imports.test.ts` keeps them apart from its clients.
    expect(outside, path).toEqual(path.startsWith("packages/protocol/") ? ["zod"] : []);
  }
});

test("comments and texts are no code", () => {
  const sample = `/** A Date. */ const a = "Date"; // Date\nconst b = \`Date\`;`;
  expect(bareCode(sample)).not.toContain("Date");
  expect(bareCode("const now = new Date();")).toContain("Date");
});
