import "../testing/in-browser.js";
import { message } from "@masume/kernel";
import { afterEach, describe, expect, test, vi } from "vitest";
import { setSetting } from "../settings/settings.js";
import { dayOf, formatDay, formatDuration, formatParseIssue } from "./format.js";
import { language } from "./language.js";
import { formatMessage, t } from "./translator.js";

afterEach(() => setSetting("language", "en"));

test.each([
  [0, "00:00"],
  [999, "00:00"],
  [1_000, "00:01"],
  [59_999, "00:59"],
  [60_000, "01:00"],
  [3_599_999, "59:59"],
  [3_600_000, "1:00:00"],
  [36_061_000, "10:01:01"],
])("%d ms are %s", (milliseconds, shown) => {
  expect(formatDuration(milliseconds)).toBe(shown);
});

test("a day is written as its readers write it", () => {
  setSetting("language", "en");
  expect(formatDay("2026-11-05")).toBe("5 November 2026");
  setSetting("language", "ja");
  expect(formatDay("2026-11-05")).toBe("2026年11月5日");
});

test("a moment belongs to the day of the reader's own calendar, until midnight", () => {
  expect(dayOf(new Date(2026, 0, 5, 0, 0).getTime())).toBe("2026-01-05");
  expect(dayOf(new Date(2026, 11, 31, 23, 59, 59).getTime())).toBe("2026-12-31");
});

describe.each([
  ["auto", "ja", "ja"],
  ["auto", "ja-JP", "ja"],
  ["auto", "en-GB", "en"],
  ["auto", "jam", "en"],
  ["auto", "de", "en"],
  ["ja", "en", "ja"],
  ["en", "ja-JP", "en"],
] as const)("chosen %s", (chosen, ofBrowser, inForce) => {
  test(`in a browser in ${ofBrowser} the texts are in ${inForce}`, () => {
    vi.stubGlobal("navigator", { language: ofBrowser });
    setSetting("language", chosen);
    expect(language()).toBe(inForce);
    expect(t("undo")).toBe(inForce === "ja" ? "戻す" : "Undo");
  });
});

test("a part's own text goes before that of what it is part of", () => {
  const own = t.extend({ undo: "Back" }, { undo: "戻る" });
  expect([own("undo"), own("redo"), t("undo")]).toEqual(["Back", "Redo", "Undo"]);
  setSetting("language", "ja");
  expect(own("undo")).toBe("戻る");
  expect(Object.keys(own.catalogue.en)).toEqual(["undo"]);
});

test("a message is looked up in the game's texts before the app's", () => {
  const own = { en: { undo: "Untie" }, ja: { undo: "ほどく" } };
  expect(formatMessage(message("undo"), own)).toBe("Untie");
  expect(formatMessage(message("redo"), own)).toBe("Redo");
});

test("what is wrong with a text is said with its place: a path where there is one, else line and column", () => {
  const issue = { position: { line: 3, column: 7 }, reason: message("undo") };
  expect(formatParseIssue(issue)).toMatch(/3.*7.*: Undo$/);
  const inside = { ...issue, position: { ...issue.position, path: "cells[2]" } };
  expect(formatParseIssue(inside)).toMatch(/cells\[2\].*: Undo$/);
});
