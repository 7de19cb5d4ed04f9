import { catalogueFaults } from "@masume/kernel";
import { expect, test } from "vitest";
import { words } from "./words.js";

test("Stroke's pages say the same in both languages", () => {
  expect(catalogueFaults(words)).toEqual([]);
});
