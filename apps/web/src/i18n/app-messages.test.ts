import { catalogueFaults } from "@masume/kernel";
import { expect, test } from "vitest";
import { appMessages } from "./app-messages.js";

test("the app says the same in both languages", () => {
  expect(catalogueFaults(appMessages)).toEqual([]);
});
