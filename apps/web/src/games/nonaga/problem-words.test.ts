import { catalogueFaults } from "@masume/kernel";
import { expect, test } from "vitest";
import { problemWords } from "./problem-words.js";

test("both languages say the same things", () => {
  expect(catalogueFaults(problemWords)).toEqual([]);
});
