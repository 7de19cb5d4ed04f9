import "../testing/in-browser.js";
import { dailySeed, type Move, type Puzzle, type State, stroke } from "@masume/games/stroke";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetPlayer, signIn } from "../account/testing/players.js";
import { formatDay } from "../i18n/format.js";
import { clearAll } from "../platform/storage/records.js";
import { runKey, runsOf, saveRun } from "../platform/storage/runs.js";
import type { RunRecord } from "../platform/storage/schema.js";
import { goTo, here } from "../testing/router.js";
import { answers, forgetServer, refused, setServer } from "../testing/server.js";
import { show } from "../testing/show.js";
import { until } from "../testing/until.js";
import { completeUi } from "./default-ui.js";
import Attack from "./stroke/attack.js";
import { strokeUi } from "./stroke/ui.js";

vi.mock("../platform/network/server.js", async () => (await import("../testing/server.js")).serverModule);
vi.mock("./stroke/attack-run.js", () => ({ AttackRun: () => "a run" }));

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 15, 12), toFake: ["Date"] });
  await clearAll();
  forgetServer();
  setServer("none");
});
afterEach(() => void vi.useRealTimers());

function run(seed: string, done: number, about: Partial<RunRecord> = {}): RunRecord {
  const times = Array.from({ length: done }, () => 10_000);
  return {
    key: runKey("stroke", seed),
    game: "stroke",
    seed,
    band: "normal",
    times,
    of: 5,
    begun: 1,
    ...about,
  };
}

async function shown(address: string, ...runs: readonly RunRecord[]) {
  for (const one of runs) await saveRun(one);
  goTo(address);
  return show(() => <Attack game={stroke} ui={completeUi<Puzzle, State, Move, unknown>(stroke, strokeUi)} />);
}

const today = "2026-11-15";

test("a free run that is not finished is gone on with, not one of a day", async () => {
  const page = await shown(
    "/stroke/attack",
    run("day", 1, { day: "2026-11-14", begun: 3 }),
    run("over", 5, { begun: 2 }),
    run("mine", 2),
  );
  await until(() => expect(page.text).toContain("2 of 5 puzzles done"));
  page.button("Continue").press();
  expect(here()).toBe("/stroke/attack?run=mine");
});

test("results are the finished runs alone, the newest first", async () => {
  const page = await shown(
    "/stroke/attack",
    run("a", 5, { begun: 1, band: "easy" }),
    run("b", 4, { begun: 2 }),
    run("c", 5, { begun: 3, day: "2026-11-14", times: Array.from({ length: 5 }, () => 1_000) }),
  );
  await until(() => page.the("table"));
  const rows = page.all("tr").slice(1);
  expect(rows.map((row) => row.all("td").at(-1)!.text)).toEqual(["00:05", "00:50"]);
  expect(rows[1]!.text).toContain("Free run");
});

test("the day's run is begun once, under the day's own seed", async () => {
  const page = await shown("/stroke/attack");
  page.all("button")[0]!.press();
  await until(() => expect(page.text).toBe("a run"));
  expect(here()).toBe(`/stroke/attack?run=${encodeURIComponent(dailySeed(today))}`);
  expect(await runsOf("stroke")).toMatchObject([{ seed: dailySeed(today), day: today, times: [], of: 5 }]);
});

test("a run that was to count does not begin without its attempt", async () => {
  await signIn();
  setServer("available");
  answers.startRun = refused("slow-down");
  const page = await shown("/stroke/attack");
  await until(() => expect(page.text).toContain("This counts for the leaderboard."));
  page.all("button")[0]!.press();
  await until(() => expect(page.text).toContain("nothing has begun yet"));
  expect([here(), await runsOf("stroke")]).toEqual(["/stroke/attack", []]);
  const puzzles = Array.from({ length: 5 }, () => "S..\n...\n..G");
  answers.startRun = { run: "r", puzzles, solved: 0, elapsedMs: 0 };
  page.all("button")[0]!.press();
  await until(() => expect(page.text).toBe("a run"));
  expect(await runsOf("stroke")).toMatchObject([{ day: today, puzzles }]);
  await forgetPlayer();
});

test("a past day keeps its own run; a day to come is today", async () => {
  const past = await shown(
    "/stroke/attack?day=2026-11-14",
    run(dailySeed("2026-11-14"), 1, { day: "2026-11-14" }),
  );
  await until(() => expect(past.text).toContain("1 of 5 puzzles done"));
  expect(past.all("h3")[0]!.text).toBe("A past day’s run");
  const later = await shown("/stroke/attack?day=2026-11-16");
  expect(later.text).toContain(formatDay(today));
  expect(later.all("h3")[0]!.text).toBe("Today’s run");
});
