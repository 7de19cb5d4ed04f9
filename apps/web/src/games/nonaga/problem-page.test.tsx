import "../../testing/in-browser.js";
import { type Judgement, problems, type Turn } from "@masume/games/nonaga";
import { createSignal, type JSX } from "solid-js";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clearAll, getAll } from "../../platform/storage/records.js";
import type { AttemptRecord } from "../../platform/storage/schema.js";
import type { PageNode } from "../../testing/page-tree.js";
import { goTo } from "../../testing/router.js";
import { show } from "../../testing/show.js";
import { until } from "../../testing/until.js";
import ProblemListPage from "./problem-list-page.js";
import ProblemPage from "./problem-page.js";
import { parMs, problemPath, stageOf } from "./problem-places.js";
import { ownTurns } from "./problem-seat.js";
import type { Table } from "./table.js";
import type { TableActions } from "./table-actions.js";
import { turnsOf } from "./testing/games.js";

const { judge, attemptAt, answerAttempt, attemptChanges } = vi.hoisted(() => ({
  judge: vi.fn(),
  attemptAt: vi.fn(),
  answerAttempt: vi.fn(),
  attemptChanges: vi.fn(() => 1),
}));
vi.mock("./engine-client.js", () => ({ judge }));
vi.mock("../../leaderboards/attempt.js", () => ({
  attemptAt,
  answerAttempt,
  attemptChanges,
  isRunning: ({ refusal }: AttemptRecord) => refusal === undefined,
}));
vi.mock("../../leaderboards/running-attempt.js", () => ({
  AttemptMark: () => "mark",
  AttemptNote: () => "running",
}));
vi.mock("../../leaderboards/standing.js", () => ({ DayStanding: () => "standing" }));
vi.mock("../../leaderboards/start-ranked.js", () => ({ StartRanked: () => "start ranked" }));

/** When the board was shown. */
let since: number;
let table: Table;
let actions: Required<TableActions>;
vi.mock("./table-view.js", () => ({
  TableView: (props: { table: Table; actions: Required<TableActions>; aside: () => JSX.Element }) => {
    since = performance.now();
    table = props.table;
    actions = props.actions;
    return props.aside();
  },
}));

beforeEach(async () => {
  await clearAll();
  vi.useFakeTimers({ now: new Date(2026, 10, 18, 12), toFake: ["Date", "performance"] });
  judge.mockReset();
  attemptAt.mockReset().mockResolvedValue(undefined);
  answerAttempt.mockReset();
});
afterEach(() => void vi.useRealTimers());

const heading = (page: PageNode) => page.the("h2").text;
const firstOf = (kind: "win" | "defend", n?: number) =>
  problems().findIndex((one) => one.kind === kind && (n === undefined || one.n === n));

function pose(i: number): {
  readonly page: PageNode;
  readonly wins: readonly Turn[];
  readonly others: readonly Turn[];
} {
  goTo(problemPath(i + 1));
  const page = show(() => <ProblemPage />);
  return { page, wins: turnsOf(table.puzzle, true), others: turnsOf(table.puzzle, false) };
}

/** The other side's answer to a turn. */
function judged(isRight: boolean): void {
  judge.mockImplementation(
    async ({ state }: { state: { position: { mover: string } } }): Promise<Judgement> => {
      const { legalTurns } = await import("@masume/games/nonaga");
      const reply = legalTurns(table.puzzle.rules, state.position as never)[0]!;
      return { isRight, reply };
    },
  );
}

test("a win in one is solved by it, with three stars up to half a minute, and kept", async () => {
  const i = firstOf("win", 1);
  const { page, wins } = pose(i);
  expect(heading(page)).toMatch(/to move and win in 1 turn\.$/);
  vi.advanceTimersByTime(30_000);
  table.play(wins[0]!);
  expect(heading(page)).toBe("Solved");
  expect(page.text).toContain("3 stars");
  expect(page.text).toContain("00:30");
  const progress = { game: "nonaga", stage: stageOf(i + 1), stars: 3, best: 30_000 };
  await until(async () => expect(await getAll("progress")).toMatchObject([progress]));
  await until(async () =>
    expect(await getAll("solves")).toMatchObject([
      {
        key: expect.stringMatching(new RegExp(`^nonaga/problem-${i + 1}@`)),
        game: "nonaga",
        day: "2026-11-18",
        time: 30_000,
        hints: 0,
        mistakes: 0,
      },
    ]),
  );
  expect([actions.canUndo(), page.the("a", "Next problem").props.href]).toEqual([false, problemPath(i + 2)]);
});

test("a millisecond more leaves two stars, and so does a wrong turn before; a hint leaves one", async () => {
  const slow = pose(firstOf("win", 1));
  vi.advanceTimersByTime(30_001);
  table.play(slow.wins[0]!);
  expect(slow.page.text).toContain("2 stars");
  const helped = pose(firstOf("win", 1));
  actions.helped();
  table.play(helped.wins[0]!);
  expect(helped.page.text).toContain("1 star");
  actions.helped();
  expect(helped.page.text).toContain("1 star");
  const wrong = pose(firstOf("win", 1));
  judged(false);
  table.play(wrong.others[0]!);
  await until(() => expect(heading(wrong.page)).toBe("Not quite"));
  expect(wrong.page.text).toContain("Your three pieces are not together.");
  wrong.page.button("Try again").press();
  expect([table.turns(), /to move and win/.test(heading(wrong.page))]).toEqual([[], true]);
  table.play(wrong.wins[0]!);
  expect(wrong.page.text).toContain("2 stars");
});

test("a right first turn of two leaves one to go, and only the wrong turn after it is taken back", async () => {
  const { page, others } = pose(firstOf("win", 2));
  judged(true);
  table.play(others[0]!);
  await until(() => expect(page.text).toContain("Right. 1 turn to go."));
  judged(false);
  const { legalTurns } = await import("@masume/games/nonaga");
  table.play(legalTurns(table.puzzle.rules, table.state().position)[0]!);
  await until(() => expect(heading(page)).toBe("Not quite"));
  actions.undo();
  expect(table.turns().length).toBe(2);
});

test("a defence is solved by one right turn; a wrong one is refuted", async () => {
  const { page, others } = pose(firstOf("defend"));
  expect(heading(page)).toMatch(/find the defence/);
  judged(true);
  table.play(others[0]!);
  await until(() => expect(heading(page)).toBe("Solved"));
  const wrong = pose(firstOf("defend"));
  judged(false);
  table.play(wrong.others[0]!);
  await until(() => expect(heading(wrong.page)).toBe("Not quite"));
  expect(wrong.page.text).toMatch(/now wins by force/);
});

test("after the last problem comes none, and a number that there is none of is not found", () => {
  expect(pose(problems().length - 1).page.has("a", "Next problem")).toBe(false);
  goTo(problemPath(problems().length + 1));
  expect(show(() => <ProblemPage />).has("h2", /Problem/)).toBe(false);
});

async function day(address: string): Promise<PageNode> {
  goTo(address);
  const page = show(() => <ProblemPage />);
  await until(() => expect(page.text).not.toContain("Loading"));
  return page;
}

test("today's problem can be begun with the server, another day's cannot", async () => {
  expect((await day("/nonaga/problem")).text).toContain("start ranked");
  attemptAt.mockClear();
  expect((await day("/nonaga/problem?seed=2026-11-17")).text).not.toContain("start ranked");
  expect(attemptAt).not.toHaveBeenCalled();
});

test("begun there, it is the server's, and the solution is sent with the times of its turns", async () => {
  const ranked = problems()[firstOf("win", 1)]!.puzzle;
  const { nonaga } = await import("@masume/games/nonaga");
  attemptAt.mockResolvedValue({ puzzles: [nonaga.codec.puzzle.format(ranked)] });
  const page = await day("/nonaga/problem");
  await until(() => expect(page.text).not.toContain("start ranked"));
  expect(nonaga.codec.puzzle.format(table.puzzle)).toBe(nonaga.codec.puzzle.format(ranked));
  vi.advanceTimersByTime(4_000);
  const [win] = turnsOf(table.puzzle, true);
  table.play(win!);
  const log = [{ text: nonaga.codec.move.format(win!), at: Math.round(performance.now() - since) }];
  expect(answerAttempt).toHaveBeenCalledExactlyOnceWith("nonaga-daily", "2026-11-18", 0, { log, cursor: 1 });
  expect(page.text).toContain("standing");
});

test("while it counts there is no help; given up, the same board has it, and what is solved is not sent", async () => {
  const { nonaga } = await import("@masume/games/nonaga");
  const puzzles = [nonaga.codec.puzzle.format(problems()[firstOf("win", 1)]!.puzzle)];
  const [changes, setChanges] = createSignal(1);
  attemptChanges.mockImplementation(changes);
  attemptAt.mockResolvedValue({ puzzles });
  const page = await day("/nonaga/problem");
  await until(() => expect(page.text).toContain("the leaderboard’s problem"));
  expect([page.text.includes("running"), actions.isHelpOff()]).toEqual([true, true]);
  const before = table;
  attemptAt.mockResolvedValue({ puzzles, refusal: "helped" });
  setChanges(2);
  await until(() => expect(actions.isHelpOff()).toBe(false));
  expect([page.text.includes("standing"), table === before]).toEqual([true, true]);
  table.play(turnsOf(table.puzzle, true)[0]!);
  expect(answerAttempt).not.toHaveBeenCalled();
});

test("the list has every problem once, wins before defences and short before long, with what is done", async () => {
  const { saveProgress } = await import("../../platform/storage/progress.js");
  await saveProgress("nonaga", stageOf(1), { stars: 3, best: 1 });
  const page = show(() => <ProblemListPage />);
  const sections = page.all("section").filter((one) => one.has("h3"));
  const titles = sections.map((one) => one.the("h3").text);
  const wins = titles.filter((title) => title.startsWith("Win in"));
  expect(wins).toEqual(wins.toSorted());
  expect(titles).toEqual([...wins, "Defend"]);
  expect(new Set(page.all("a").map(({ props }) => props.href)).size).toBe(problems().length);
  const sort = problems().filter(
    ({ kind, n }) => kind === problems()[0]!.kind && n === problems()[0]!.n,
  ).length;
  await until(() => expect(page.text).toContain(`1 of ${sort} solved`));
  expect(page.the("a", "Next unsolved problem").props.href).toBe(problemPath(2));
});

test.each([
  [0, 0],
  [1, 1],
  [2, 1],
  [3, 2],
])("of %i turns %i are the solver's", (count, own) => expect(ownTurns(count)).toBe(own));

test("half a minute for every turn", () => expect([parMs(1), parMs(3)]).toEqual([30_000, 90_000]));
