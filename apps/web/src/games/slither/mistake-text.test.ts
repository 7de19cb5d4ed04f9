import { emptyPuzzle } from "@masume/games/slither";
import { formatMessage } from "@masume/kernel";
import { expect, test } from "vitest";
import { adviceTexts } from "./advice-messages.js";
import { mistakeText } from "./mistake-text.js";

const textOf = (since: readonly string[]) =>
  formatMessage("en", mistakeText(emptyPuzzle(3, 3), { first: ["h:0,0"], since }), adviceTexts);

test("a mistake says how much was entered since, and nothing where it is the newest", () => {
  expect(textOf([])).toMatch(/^The first wrong mark: [^.]+\.$/);
  expect(textOf(["h:0,1"])).toMatch(/1 mark entered since is highlighted\.$/);
  expect(textOf(["h:0,1", "v:1,1"])).toMatch(/2 marks entered since are highlighted\.$/);
});
