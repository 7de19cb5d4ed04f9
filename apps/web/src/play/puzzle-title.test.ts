import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeBrowser } from "../testing/browser.js";
import { fullTitle } from "./puzzle-title.js";

beforeEach(() => fakeBrowser());
afterEach(() => vi.unstubAllGlobals());

const texts = { name: "Slither", size: "10×10", stage: "Level 1, stage 2" };
const game = { messages: { en: texts, ja: texts } };
const none = { en: {}, ja: {} };

test("the level stands once, and the name of the game not again", () => {
  expect(fullTitle({ game, title: { key: "size" } }, none, undefined)).toBe("10×10");
  expect(fullTitle({ game, title: { key: "size" } }, none, "level 5")).toBe("10×10 · level 5");
  expect(fullTitle({ game, title: { key: "stage" } }, none, "level 1")).toBe("Level 1, stage 2");
  expect(fullTitle({ game, title: { key: "name" } }, none, undefined)).toBe("");
});
