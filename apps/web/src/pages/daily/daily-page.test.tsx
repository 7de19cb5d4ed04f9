import "../../testing/in-browser.js";
import { message } from "@masume/kernel";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clearAll, put } from "../../platform/storage/records.js";
import { saveSessionRecord } from "../../platform/storage/sessions.js";
import type { PageNode } from "../../testing/page-tree.js";
import { goTo } from "../../testing/router.js";
import { show } from "../../testing/show.js";
import { until } from "../../testing/until.js";
import { TodayList } from "../home/today-list.js";
import DailyPage from "./daily-page.js";

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 18, 12), toFake: ["Date"] });
  await clearAll();
});
afterEach(() => void vi.useRealTimers());

async function shown(address: string): Promise<PageNode> {
  goTo(address);
  const page = show(() => <DailyPage />);
  await until(() => expect(page.all("article")).toHaveLength(4));
  return page;
}
const games = (page: PageNode) =>
  page.all("article").map((one) => `${one.the("h3").text}: ${one.all("p")[0]!.text}`);
const month = (page: PageNode) => page.all("h2")[0]!.text;
const day = (page: PageNode) => page.all("h2").at(-1)!.text;

async function solve(on: string, key: string, game: "slither" | "nonaga" = "slither"): Promise<void> {
  await put("solves", { key, game, day: on, time: 1, hints: 0 });
}
async function solvedDaily(name: string, on: string): Promise<void> {
  const href = `/slither/play/${name}?daily=${name}&day=${on}`;
  await saveSessionRecord({
    key: `slither/${name}`,
    game: "slither",
    href,
    title: message("name"),
    saved: "",
    elapsed: 0,
    hints: 0,
    progress: { value: 1, of: 1 },
    solvedIn: 5,
    updated: 1,
  });
}

test.each([
  ["/daily", "November 2026", /18 Nov.*\(today\)/i],
  ["/daily?day=2026-10-31", "October 2026", /31 Oct/],
  // The month that is turned to leaves the day alone.
  ["/daily?day=2026-10-31&month=2026-03", "March 2026", /31 Oct/],
  ["/daily?month=2026-13", "November 2026", /18 Nov/],
  ["/daily?month=2026-12", "December 2026", /18 Nov/],
  ["/daily?day=2026-11-19", "November 2026", /18 Nov/],
  ["/daily?day=2026-02-30", "November 2026", /18 Nov/],
])("%s shows %s and %s", async (address, title, chosen) => {
  const page = await shown(address);
  expect([month(page), chosen.test(day(page))]).toEqual([title, true]);
  expect(/today/i.test(day(page))).toBe(day(page).includes("18"));
});

test("each game of the day says how much of it is done", async () => {
  for (const name of ["small", "medium", "large"]) await solvedDaily(name, "2026-11-17");
  await solvedDaily("other", "2026-11-18");
  await solve("2026-11-17", "nonaga/problem/2026-11-17@1", "nonaga");
  const page = await shown("/daily?day=2026-11-17");
  await until(() =>
    expect(games(page)).toEqual([
      "Stroke: ",
      expect.stringMatching(/^Slither: ✓/),
      "Sono: ",
      expect.stringMatching(/^Nonaga: ✓/),
    ]),
  );
  const today = await shown("/daily");
  await until(() => expect(games(today)[1]).toBe("Slither: 1 of 3 done"));
});

test("a streak leads to the statistics, if there is one", async () => {
  expect((await shown("/daily")).find("a", /in a row/)).toEqual([]);
  await solve("2026-11-17", "slither/a@1");
  await solve("2026-11-16", "slither/b@2");
  const page = await shown("/daily");
  await until(() => expect(page.the("a", /2 days in a row/).props.href).toBe("/statistics"));
});

test("at home: today's boards with what is done, and a streak that is safe or waits for today", async () => {
  await solve("2026-11-17", "slither/a@1");
  await solve("2026-11-16", "slither/b@2");
  await solvedDaily("small", "2026-11-18");
  const waiting = show(() => <TodayList />);
  await until(() => waiting.the("a", "2 days in a row so far; solve one today to continue."));
  await until(() => expect(waiting.the("a", /^Slither/).text).toContain("1 of 3"));
  expect(waiting.all("li").map((one) => one.the("a").props.href)).toEqual([
    "/stroke/attack",
    "/slither#today",
    "/sono#today",
    "/nonaga/problem",
  ]);
  await solve("2026-11-18", "nonaga/problem/2026-11-18@3", "nonaga");
  const safe = show(() => <TodayList />);
  await until(() => expect(safe.the("a", "3 days in a row").props.href).toBe("/statistics"));
  expect(safe.the("a", /^Nonaga/).text).toContain("✓");
});
