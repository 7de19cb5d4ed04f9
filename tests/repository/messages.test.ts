/** Every catalogue of texts is complete in both languages, wherever it stands. */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Catalogue, catalogueErrors } from "@masume/kernel";
import { describe, expect, test } from "vitest";
import { codeFiles, root, textOf } from "./source-files.js";

const holders = codeFiles.filter(
  (path) => /export const \w+: Catalogue\b/.test(textOf(path)) && !path.endsWith(".test.ts"),
);

/** `：` and `。` are as wide as the letters around them; `:` and `.` belong to commands, numbers and code. */
const narrowStop = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー)」](?:[:;!.,])(?:\s|$)|\}[:;!](?:\s|$)/u;

function isCatalogue(value: unknown): value is Catalogue {
  return typeof value === "object" && value !== null && "ja" in value && "en" in value;
}

test("catalogues are found", () => {
  expect(holders).toContain("packages/kernel/src/kernel-messages.ts");
  expect(holders).toContain("apps/cli/src/platform/messages.ts");
});

describe.each(holders)("%s", (path) => {
  test("has both languages, with the same placeholders", async () => {
    const exported = Object.values(await import(pathToFileURL(join(root, path)).href)).filter(isCatalogue);
    expect(exported.length).toBeGreaterThan(0);
    for (const catalogue of exported) expect(catalogueErrors(catalogue)).toEqual([]);
  });

  test("has Japanese stops in Japanese texts", async () => {
    const exported = Object.values(await import(pathToFileURL(join(root, path)).href)).filter(isCatalogue);
    const texts = exported.flatMap(({ ja }) => Object.entries(ja));
    expect(texts.filter(([, text]) => narrowStop.test(text))).toEqual([]);
  });
});
