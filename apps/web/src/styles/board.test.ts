/** A game may draw any shape in any role, so every role has a colour. */
import { readFileSync } from "node:fs";
import { paperPalette } from "@masume/kernel";
import { expect, test } from "vitest";

const css = readFileSync(new URL("./board.css", import.meta.url), "utf8");
const coloured = [...css.matchAll(/([^{}]*)\{\s*--mark: /g)].flatMap(([, selectors]) =>
  [...selectors!.matchAll(/^\.mark-([\w-]+),?\s*$/gm)].map(([, role]) => role),
);

test("every role of the kernel has one colour on the page", () => {
  expect(coloured.sort()).toEqual(Object.keys(paperPalette("#000000")).sort());
});
