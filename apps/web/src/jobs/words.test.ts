import { catalogueFaults } from "@masume/kernel";
import { expect, test } from "vitest";
import { jobWords } from "./words.js";

test("both languages say the same things", () => {
  expect(catalogueFaults(jobWords)).toEqual([]);
});
