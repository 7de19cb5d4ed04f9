import "../../testing/in-browser.js";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetPlayer, signIn } from "../../account/testing/players.js";
import type { PageNode } from "../../testing/page-tree.js";
import { goTo, here } from "../../testing/router.js";
import { answers, forgetServer, refused, requests } from "../../testing/server.js";
import { show } from "../../testing/show.js";
import { until } from "../../testing/until.js";
import LeaderboardPage from "./leaderboard-page.js";

vi.mock(
  "../../platform/network/server.js",
  async () => (await import("../../testing/server.js")).serverModule,
);
vi.mock("../../leaderboards/report-result.js", () => ({ ReportResult: () => undefined }));

const entry = (rank: number, id: string) => ({
  rank,
  player: { id, name: id.toUpperCase() },
  solved: 5,
  score: 17,
  turns: 9,
  elapsedMs: 61_999,
});

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 18, 12), toFake: ["Date"] });
  forgetServer();
  await signIn("me", "Ren");
  answers.getLeaderboard = { entries: [entry(1, "a"), entry(2, "me")], total: 2, you: { rank: 2 } };
});
afterEach(() => void vi.useRealTimers());

async function shown(address: string): Promise<PageNode> {
  goTo(address);
  const page = show(() => <LeaderboardPage />);
  await until(() => expect(page.has("table") || page.text.includes("No entries")).toBe(true));
  return page;
}
const rows = (page: PageNode) =>
  page
    .all("tr")
    .slice(1)
    .map((row) => row.all("td").map(({ text }) => text.trim()));
const asked = () => requests.filter(({ route }) => route === "getLeaderboard").at(-1);

test.each([
  ["stroke-attack", ["5", "01:01"]],
  ["slither-daily", ["01:01"]],
  ["sono-daily", ["17", "9", "01:01"]],
  ["nonaga-daily", ["01:01"]],
])("%s is listed by what counts there", async (board, figures) => {
  const page = await shown(`/leaderboards?board=${board}`);
  expect(rows(page)).toEqual([
    [expect.stringContaining("1"), "A", ...figures],
    [expect.stringContaining("2"), "ME (you)", ...figures],
  ]);
  expect(page.all("th").length).toBe(2 + figures.length);
  expect(asked()).toMatchObject({ params: { board }, query: { day: "2026-11-18" } });
});

test("a list that the server refuses is said to be missing, and can be asked for again", async () => {
  const list = answers.getLeaderboard;
  answers.getLeaderboard = refused("slow-down");
  goTo("/leaderboards");
  const page = show(() => <LeaderboardPage />);
  await until(() => expect(page.text).toContain("Too many attempts."));
  answers.getLeaderboard = list;
  page.button("Try again").press();
  await until(() => expect(rows(page)).toHaveLength(2));
  expect(page.text).not.toContain("Too many attempts.");
});

test("days are turned back and forth, but not beyond today", async () => {
  const page = await shown("/leaderboards?board=sono-daily");
  expect(page.button("Next day").props.disabled).toBe(true);
  page.button("Previous day").press();
  expect(here()).toBe("/leaderboards?board=sono-daily&day=2026-11-17");
  await until(() => expect(asked()?.query).toEqual({ day: "2026-11-17" }));
  page.button("Next day").press();
  expect(here()).toContain("day=2026-11-18");
});

test.each(["/leaderboards", "/leaderboards?board=x&day=2026-02-30"])(
  "%s is the first board, today",
  async (address) => {
    await shown(address);
    expect(asked()).toMatchObject({ params: { board: "stroke-attack" }, query: { day: "2026-11-18" } });
  },
);

test("who stands below the list is told their place", async () => {
  answers.getLeaderboard = { entries: [entry(1, "a")], total: 70, you: { rank: 61 } };
  const page = await shown("/leaderboards");
  expect(page.text).toMatch(/You are 61\w* of 70\./);
  answers.getLeaderboard = { entries: [entry(1, "me")], total: 70, you: { rank: 1 } };
  expect((await shown("/leaderboards")).text).not.toContain("You are");
});

test("the way to play stands there today until one has played, with a name", async () => {
  answers.getLeaderboard = { entries: [], total: 0, you: null };
  expect((await shown("/leaderboards?board=nonaga-daily")).the("a", "Play it").props.href).toBe(
    "/nonaga/problem",
  );
  expect((await shown("/leaderboards?day=2026-11-17")).has("a", "Play it")).toBe(false);
  await forgetPlayer();
  const nameless = await shown("/leaderboards");
  expect([nameless.has("a", "Play it"), nameless.text.includes("Choose a name")]).toEqual([false, true]);
});
