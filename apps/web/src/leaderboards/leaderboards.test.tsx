import "../testing/in-browser.js";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { forgetPlayer, signIn } from "../account/testing/players.js";
import { clearAll, put } from "../platform/storage/records.js";
import type { AttemptRecord } from "../platform/storage/schema.js";
import { setSetting } from "../settings/settings.js";
import { answers, forgetServer, refused, requests, setServer, settled } from "../testing/server.js";
import { show } from "../testing/show.js";
import { until } from "../testing/until.js";
import { attemptAt, beginAttempt, standing } from "./attempt.js";
import { leaderboardPath } from "./leaderboard-path.js";
import { ReportResult } from "./report-result.js";
import { AttemptMark, AttemptNote } from "./running-attempt.js";
import { DayStanding } from "./standing.js";
import { StartRanked } from "./start-ranked.js";

vi.mock("../platform/network/server.js", async () => (await import("../testing/server.js")).serverModule);

const board = "slither-daily";
const day = "2026-11-15";

beforeEach(async () => {
  forgetServer();
  await clearAll();
  await signIn();
});

const attempt = (more: Partial<AttemptRecord> = {}): Promise<void> =>
  put("attempts", {
    key: `${board}/${day}`,
    board,
    day,
    player: "me",
    run: "r",
    puzzles: ["p"],
    answers: [["m"]],
    sent: 1,
    elapsedMs: 61_000,
    ...more,
  });

describe("beginning an attempt", () => {
  test("without a name, or where the server refuses, nothing counts", async () => {
    answers.startRun = refused("closed");
    expect(await beginAttempt(board, day)).toBeUndefined();
    await forgetPlayer();
    expect(await beginAttempt(board, day)).toBeUndefined();
    expect(requests).toEqual([]);
  });

  test("one that was begun is gone on with, and is that player's alone", async () => {
    answers.startRun = { run: "r", puzzles: ["a", "b"], solved: 1, elapsedMs: 60_000 };
    vi.useFakeTimers({ now: 1_000_000, toFake: ["Date"] });
    const begun = await beginAttempt(board, day);
    expect(begun).toMatchObject({ run: "r", puzzles: ["a", "b"], answers: [[]], sent: 1, player: "me" });
    expect(begun?.startedAt).toBe(940_000);
    vi.useRealTimers();
    expect(requests.at(-1)).toMatchObject({ params: { board }, query: { day } });
    expect(await beginAttempt(board, day)).toEqual(begun);
    expect(requests.filter(({ route }) => route === "startRun")).toHaveLength(1);
    await signIn("other", "Aoi");
    expect(await attemptAt(board, day)).toBeUndefined();
  });

  test("the button begins it, and a server that went away is said", async () => {
    const onBegun = vi.fn();
    const page = show(() => <StartRanked board={board} day={day} onBegun={onBegun} />);
    expect(page.text).toContain("Hints and all other help are off");
    expect(page.text).toContain("a puzzle of its own");
    page.button("Play for the leaderboard").press();
    await until(() => expect(page.text).toContain("nothing has begun yet"));
    answers.startRun = { run: "r", puzzles: ["a"], solved: 0, elapsedMs: 0 };
    page.button("Play for the leaderboard").press();
    await until(() => expect(onBegun).toHaveBeenCalledOnce());
    expect(page.text).not.toContain("nothing has begun yet");
  });

  test("without a server there is nothing, and without a name a way to choose one", async () => {
    await forgetPlayer();
    const page = () => show(() => <StartRanked board={board} day={day} />);
    const nameless = page();
    expect(nameless.text).toContain("choose a name first");
    expect(nameless.has("button", "Play for the leaderboard")).toBe(false);
    nameless.button("Choose a name").press();
    await until(() => expect(nameless.has("form")).toBe(true));
    setServer("unreachable");
    expect(page().text).toBe("");
  });
});

describe("while it counts", () => {
  test("the time since the start is shown, page hidden or not, unless clocks are switched off", () => {
    vi.useFakeTimers({ now: 1_000_000, toFake: ["Date", "setInterval", "clearInterval"] });
    const page = show(() => <AttemptMark attempt={{ startedAt: 939_000 } as AttemptRecord} />);
    expect(page.text).toBe("Ranked attempt01:01");
    vi.advanceTimersByTime(9_000);
    expect(page.text).toBe("Ranked attempt01:10");
    setSetting("timer", false);
    expect(page.text).toBe("Ranked attempt");
    setSetting("timer", true);
    vi.useRealTimers();
  });

  test("it is given up when that has been said twice", async () => {
    await attempt({ answers: [], sent: 0 });
    const page = show(() => <AttemptNote attempt={{ board, day } as AttemptRecord} />);
    page.button("End the attempt").press();
    page.button("Keep playing").press();
    page.button("End the attempt").press();
    expect(await attemptAt(board, day)).not.toHaveProperty("refusal");
    page.button("End it").press();
    await until(async () => expect(await attemptAt(board, day)).toMatchObject({ refusal: "helped" }));
  });
});

describe("where one stands", () => {
  const page = (isHelped = false) => show(() => <DayStanding board={board} day={day} isHelped={isHelped} />);

  test.each([
    [{ rank: 1, percentile: 0 }, 1, "Today: first, and so far the only one."],
    [{ rank: 2, percentile: 50 }, 3, "Today: 2nd of 3, ahead of 50% of the others."],
    [{ rank: 3, percentile: 0 }, 3, "Today: 3rd of 3."],
  ])("%j of %d", async (you, total, text) => {
    await attempt();
    answers.getLeaderboard = { you, total };
    const shown = page();
    await until(() => expect(shown.text).toContain(text));
    expect(shown.text).toContain("01:01 by the server’s clock.");
    expect(shown.the("a").props.href).toBe(`/leaderboards?board=${board}&day=${day}`);
  });

  test.each([
    ["helped", /You ended the attempt or took help/],
    ["implausible", /faster than a hand can draw/],
    ["not-solved", /The server did not accept this result/],
  ])("an attempt that ended as %s does not count, and that is said", async (refusal, text) => {
    await attempt({ refusal });
    answers.getLeaderboard = { you: { rank: 1, percentile: 0 }, total: 1 };
    const shown = page();
    await until(() => expect(shown.text).toMatch(text));
    expect(shown.text).not.toContain("Today: first");
  });

  test("an answer that waits is sent when the server is there", async () => {
    setServer("unreachable");
    await attempt({ sent: 0 });
    const shown = page();
    await until(() => expect(shown.text).toContain("saved on this device and sent"));
    expect(requests.map(({ route }) => route)).not.toContain("submitAnswer");
    answers.submitAnswer = { elapsedMs: 5_000, isRanked: true };
    answers.getLeaderboard = { you: { rank: 1, percentile: 0 }, total: 1 };
    setServer("available");
    await until(() => expect(shown.text).toContain("00:05 by the server’s clock."));
    expect(requests.find(({ route }) => route === "submitAnswer")).toMatchObject({
      params: { board, run: "r" },
      body: { puzzle: 0, moves: ["m"], times: [] },
    });
  });

  test("somebody who is not on the list stands nowhere", async () => {
    answers.getLeaderboard = { you: null, total: 3 };
    expect(await standing(board, day)).toBeUndefined();
    answers.getLeaderboard = { you: { rank: 2, percentile: 10 }, total: 3 };
    expect(await standing(board, day)).toEqual({ rank: 2, percentile: 10, total: 3 });
    expect(requests.at(-1)).toMatchObject({ params: { board }, query: { day } });
  });
});

test("a leaderboard's address names the board, and the day where one is meant", () => {
  expect([leaderboardPath(board), leaderboardPath(board, day)]).toEqual([
    "/leaderboards?board=slither-daily",
    "/leaderboards?board=slither-daily&day=2026-11-15",
  ]);
});

test("others' results can be reported, one's own not", async () => {
  answers.listBlocks = { blocks: [] };
  const entry = (id: string, rank: number) => ({ rank, player: { id, name: id.toUpperCase() } });
  const shown = (...entries: readonly object[]) =>
    show(() => <ReportResult board={board} shown={{ day, entries, total: 2, you: null } as never} />);
  expect(shown(entry("me", 1)).text).toBe("");
  const page = shown(entry("me", 1), entry("kai", 2));
  expect(
    page
      .the("select")
      .all("option")
      .map(({ text }) => text),
  ).toEqual(["Choose a player", "2nd KAI"]);
  expect(page.has("form")).toBe(false);
  page.the("select").enter("kai");
  expect(page.has("form")).toBe(true);
  await settled();
});
