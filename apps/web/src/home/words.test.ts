import { catalogueFaults } from "@masume/kernel";
import { expect, test } from "vitest";
import { homeWords } from "./words.js";

test("both languages say the same things", () => {
  expect(catalogueFaults(homeWords)).toEqual([]);
});
