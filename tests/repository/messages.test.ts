/** Every catalogue of texts is complete in both languages, wherever it stands. */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Catalogue, catalogueErrors } from "@masume/kernel";
import { describe, expect, test } from "vitest";
import { codeFiles, root, textOf } from "./source-files.js";

const holders = codeFiles.filter(
  (path) =>
    /export const \w+: (?:Catalogue|Translator|Extended)\b/.test(textOf(path)) && !path.endsWith(".test.ts"),
);

/** `：` and `。` are as wide as the letters around them; `:` and `.` belong to commands, numbers and code. */
const narrowStop = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー)」](?:[:;!.,])(?:\s|$)|\}[:;!](?:\s|$)/u;

function isCatalogue(value: unknown): value is Catalogue {
  return typeof value === "object" && value !== null && "ja" in value && "en" in value;
}

/** The catalogues that a module exports, by themselves or as translators of the web app. */
async function cataloguesOf(path: string): Promise<readonly Catalogue[]> {
  const exported: readonly unknown[] = Object.values(await import(pathToFileURL(join(root, path)).href));
  return exported
    .map((value) => (typeof value === "function" && "catalogue" in value ? value.catalogue : value))
    .filter(isCatalogue);
}

test("catalogues are found", () => {
  expect(holders).toContain("packages/kernel/src/kernel-messages.ts");
  expect(holders).toContain("apps/cli/src/platform/messages.ts");
  expect(holders).toContain("apps/web/src/games/nonaga/messages.ts");
});

describe.each(holders)("%s", (path) => {
  test("has both languages, with the same placeholders", async () => {
    const catalogues = await cataloguesOf(path);
    expect(catalogues.length).toBeGreaterThan(0);
    for (const catalogue of catalogues) expect(catalogueErrors(catalogue)).toEqual([]);
  });

  test("has Japanese stops in Japanese texts", async () => {
    const texts = (await cataloguesOf(path)).flatMap(({ ja }) => Object.entries(ja));
    expect(texts.filter(([, text]) => narrowStop.test(text))).toEqual([]);
  });
});
