import { catalogueErrors } from "@masume/kernel";
import { expect, test } from "vitest";
import { t } from "./lesson-messages.js";

test("no lesson speaks of the document or of degrees", () => {
  expect(catalogueErrors(t.catalogue)).toEqual([]);
  const texts = Object.values(t.catalogue.ja).join("\n");
  expect(texts).not.toMatch(/仕様|次数|パターン|オイラー|ハミルトン/);
});
