import "../../testing/in-browser.js";
import { dailies } from "@masume/games/slither";
import { formatMessage, type Message } from "@masume/kernel";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dailyQuery, dailyTitle, readDaily } from "./daily.js";
import { t } from "./messages.js";
import { dailyWays, nextDaily } from "./next-daily.js";

const day = "2026-11-15";
const [small, , large] = dailies;
const queryOf = (daily = small!, of = day) => new URLSearchParams(dailyQuery(daily, of));
const inEnglish = (text: Message) => formatMessage("en", text, t.catalogue);

beforeEach(() => vi.stubGlobal("navigator", { language: "en" }));
afterEach(() => vi.unstubAllGlobals());

test("an address names one of the day's puzzles, of a day that there is", () => {
  for (const daily of dailies) expect(readDaily(queryOf(daily))).toEqual({ daily, day });
  expect(inEnglish(dailyTitle(queryOf())!)).toBe("15 November 2026, 7×7, level 1");
  for (const none of ["2026-99-99", "2026-02-30", "", "today"]) {
    expect(readDaily(queryOf(small, none))).toBeUndefined();
    expect(dailyTitle(queryOf(small, none))).toBeUndefined();
  }
});

test("every way to a puzzle of a day says its size and level", () => {
  const labels = dailyWays(day).map(({ label }) => inEnglish(label));
  expect(labels).toEqual(["Small, 7×7 · level 1", "Medium, 10×10 · level 3", "Large, 20×14 · level 4"]);
});

test("after each comes the next larger one, after the last none", () => {
  expect(inEnglish(nextDaily(queryOf())!.label)).toBe("Next: 10×10, same day");
  expect(nextDaily(queryOf(large))).toBeUndefined();
});

test("stages and puzzles of a day have their titles, and the way on, where they are played", async () => {
  const { slitherUi } = await import("./ui.js");
  const { title, next } = slitherUi.play!;
  const stage = new URLSearchParams("stage=1-1");
  const keys = [stage, queryOf(), new URLSearchParams()].map((query) => [
    title!(query)?.key,
    next!(query)?.label.key,
  ]);
  expect(keys).toEqual([
    ["course.stage", "stages.next"],
    ["daily.name", nextDaily(queryOf())!.label.key],
    [undefined, undefined],
  ]);
});
