import "../testing/in-browser.js";
import { createRoot } from "solid-js";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { setSetting } from "../settings/settings.js";
import { documentRoot, happen, setPreference } from "../testing/in-browser.js";
import { applyAppearance } from "./appearance.js";

const dark = "(prefers-color-scheme: dark)";
const contrast = "(prefers-contrast: more)";
const colour = vi.fn();
const browserColour = () => colour.mock.lastCall?.[1];

beforeAll(() => {
  vi.spyOn(document, "querySelector").mockImplementation((selector) =>
    selector === 'meta[name="theme-color"]' ? ({ setAttribute: colour } as unknown as Element) : null,
  );
  createRoot(applyAppearance);
});

beforeEach(() => {
  setSetting("theme", "system");
  setSetting("contrast", "system");
  setSetting("motion", "system");
  for (const query of [dark, contrast]) setPreference(query, false);
});

const [light, night] = ["#faf8f3", "#14161a"];

describe.each([
  ["system", false, undefined, light],
  ["system", true, undefined, night],
  ["light", true, "light", light],
  ["dark", false, "dark", night],
] as const)("the theme %s", (theme, isDark, attribute, shown) => {
  test(`on a system that is ${isDark ? "dark" : "light"}`, () => {
    setSetting("theme", theme);
    setPreference(dark, isDark);
    expect([documentRoot.dataset.theme, browserColour()]).toEqual([attribute, shown]);
  });
});

test("paper is white, and afterwards the page is as it was", () => {
  setSetting("theme", "dark");
  happen("beforeprint");
  expect(documentRoot.dataset.theme).toBe("light");
  happen("afterprint");
  expect(documentRoot.dataset.theme).toBe("dark");
});

test.each([
  ["system", false, undefined],
  ["system", true, "more"],
  ["more", false, "more"],
] as const)("contrast %s, the system's wish %s: %s", (chosen, isWished, shown) => {
  setSetting("contrast", chosen);
  setPreference(contrast, isWished);
  expect(documentRoot.dataset.contrast).toBe(shown);
});

test("the document says its language, and that nothing is to move", () => {
  setSetting("language", "ja");
  setSetting("motion", "reduced");
  expect([documentRoot.lang, documentRoot.dataset.motion]).toEqual(["ja", "reduced"]);
  setSetting("language", "en");
  setSetting("motion", "system");
  expect([documentRoot.lang, documentRoot.dataset.motion]).toEqual(["en", undefined]);
});

test("finished clues are dimmed and wrong ones flagged, unless that is not wanted", () => {
  expect([...documentRoot.classes]).toEqual([]);
  setSetting("dimmed", false);
  expect([...documentRoot.classes]).toEqual(["clues-undimmed"]);
  setSetting("dimmed", true);
  setSetting("flagged", false);
  expect([...documentRoot.classes]).toEqual(["clues-unflagged"]);
});
