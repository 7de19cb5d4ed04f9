import { catalogueFaults } from "@masume/kernel";
import { expect, test } from "vitest";
import { publishWords } from "./words.js";

test("both languages say the same things", () => {
  expect(catalogueFaults(publishWords)).toEqual([]);
});
