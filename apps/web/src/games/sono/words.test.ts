import { catalogueFaults } from "@masume/kernel";
import { expect, test } from "vitest";
import { words } from "./words.js";

test("Sono's pages say the same in both languages", () => {
  expect(catalogueFaults(words)).toEqual([]);
});
