import "../testing/in-browser.js";
import { message } from "@masume/kernel";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { today } from "../i18n/format.js";
import { clearAll, getAll } from "../platform/storage/records.js";
import { allSolves, saveSolve } from "../platform/storage/solves.js";
import { setPreference } from "../testing/in-browser.js";
import type { PageNode } from "../testing/page-tree.js";
import { show } from "../testing/show.js";
import { until } from "../testing/until.js";
import type { GameUi, PuzzleWay } from "./game-ui.js";
import { Solved } from "./solved.js";
import { openStroke, type StrokePlay, wholeLine } from "./testing/open-stroke.js";

vi.mock("./celebration.js", () => ({ celebrate: () => {} }));
vi.mock("./share-result-button.js", () => ({
  ShareResult: (props: { lines: readonly string[] }) => <p>{props.lines.join("\n")}</p>,
}));

const size = { width: 3, height: 3 };
const bare = { play: {}, library: {}, share: {} } as unknown as GameUi<never, never, never>;

beforeEach(clearAll);
afterEach(() => setPreference("(prefers-reduced-motion: reduce)", false));

interface Wishes {
  readonly ui?: object;
  readonly next?: PuzzleWay;
  /** Something that happens to the play before it is solved. */
  readonly before?: (play: StrokePlay) => void;
}

/** The board solved in so many milliseconds before these eyes. */
async function solved(time: number, { ui = {}, next, before }: Wishes = {}) {
  const open = await openStroke();
  const onDraw = vi.fn(async (_moves: readonly string[]) => {});
  const onReady = vi.fn();
  const onReplay = vi.fn();
  let play!: StrokePlay;
  const page = show(() => {
    play = open();
    vi.spyOn(play.clock, "now").mockReturnValue(time);
    before?.(play);
    play.playMoves(wholeLine);
    return (
      <Solved
        play={play}
        ui={{ ...bare, ...ui } as never}
        next={next}
        reward={undefined}
        onReplay={onReplay}
        onDraw={onDraw}
        onReady={onReady}
      />
    );
  });
  await until(async () => expect((await allSolves()).length).toBeGreaterThan(0));
  await until(() => expect(onReady).toHaveBeenCalled());
  return { page, play, onDraw, onReplay };
}

const facts = (page: PageNode) => page.all("li").map(({ text }) => text);
const earlier = (time: number, about: object = {}) =>
  saveSolve("stroke/other", { game: "stroke", time, hints: 0, size, day: "2026-01-01", ...about });

test("the first of its kind, a better time and a worse one are told as such", async () => {
  const first = await solved(65_000);
  await until(() => expect(facts(first.page)).toContain("Your first 3×3"));
  expect(first.page.text).toContain("01:05");
  await clearAll();
  await earlier(70_000);
  const better = await solved(65_000);
  await until(() => expect(facts(better.page)).toContain("Your best time for 3×3, 00:05 faster than before"));
  expect(better.page.all("li")[0]!.props.classList).toEqual({ "best-time": true });
  await clearAll();
  await earlier(60_000);
  const worse = await solved(65_000);
  await until(() => expect(facts(worse.page)).toContain("Your best for 3×3: 01:00"));
  expect(worse.page.all("li")[0]!.props.classList).toEqual({ "best-time": false });
});

test("help that was taken is told, and a solution with hints is no best", async () => {
  await earlier(70_000);
  const { page } = await solved(65_000, {
    before(play) {
      play.countHint();
      play.countHint();
      play.playMoves(wholeLine.slice(0, 1));
      play.countMistake({ to: 0 });
      play.reset();
    },
  });
  await until(() => expect(facts(page)).toContain("Your best for 3×3: 01:10"));
  expect(facts(page)).toContain("2 hints used: not counted as a best time · 1 mistake pointed out");
  expect((await getAll("solves")).find(({ key }) => !key.startsWith("stroke/other"))).toMatchObject({
    hints: 2,
    mistakes: 1,
    time: 65_000,
    day: today(),
    size,
  });
});

test("days in a row are told from the second on", async () => {
  const { page } = await solved(1_000);
  await until(() => expect(facts(page)).toContain("Your first 3×3"));
  expect(facts(page)).toEqual(["Your first 3×3", "No hints"]);
  await clearAll();
  const yesterday = new Date();
  yesterday.setDate(yesterday.getDate() - 1);
  const two = (value: number) => String(value).padStart(2, "0");
  const day = `${yesterday.getFullYear()}-${two(yesterday.getMonth() + 1)}-${two(yesterday.getDate())}`;
  await earlier(9_000, { day, size: { width: 5, height: 5 } });
  const again = await solved(1_000);
  await until(() => expect(facts(again.page).length).toBe(3));
  expect(facts(again.page)[2]).toMatch(/2/);
});

test("the solution is drawn once more, as the game wishes, unless motion is not wanted", async () => {
  const plain = await solved(1_000);
  expect(plain.onDraw.mock.calls[0]![0].length).toBe(wholeLine.length);
  const own = await solved(1_000, { ui: { play: { drawSolution: async () => ["a", "b"] } } });
  expect(own.onDraw.mock.calls).toEqual([[["a", "b"]]]);
  const failing = await solved(1_000, {
    ui: { play: { drawSolution: async () => Promise.reject(new Error("gone")) } },
  });
  expect(failing.onDraw.mock.calls[0]![0].length).toBe(wholeLine.length);
  setPreference("(prefers-reduced-motion: reduce)", true);
  expect((await solved(1_000)).onDraw).not.toHaveBeenCalled();
});

test("the level that was measured is kept with the result, and named", async () => {
  const grading = { grade: async () => ({ level: 3, hardest: [] }), label: () => "Level 3" };
  const { page, play } = await solved(1_000, { ui: { library: { grading } } });
  await until(() => expect(facts(page)).toContain("Your first 3×3, Level 3"));
  expect(play.grade()).toEqual({ level: 3, hardest: [] });
  expect(await getAll("solves")).toMatchObject([{ level: 3 }]);
});

test("the way on is the next puzzle, with more beside it; without one it is more", async () => {
  const alone = await solved(1_000);
  expect(alone.page.the("a", /./).props).toMatchObject({ href: "/stroke", class: "button" });
  const { page, play, onReplay } = await solved(1_000, {
    next: { label: message("next.same"), open: "/stroke/play/x" },
  });
  expect(page.all("a").at(-1)!.props).toMatchObject({ href: "/stroke", class: "button plain" });
  page.button("Replay").press();
  expect(onReplay).toHaveBeenCalledOnce();
  page.all("button").at(-1)!.press();
  expect([play.status().phase, play.solvedIn(), play.session().log.length]).toEqual(["open", undefined, 0]);
});

test("what is shared is the game, its kind, the time and the help", async () => {
  const { page } = await solved(65_000);
  await until(() => expect(page.text).toContain("Your first 3×3"));
  expect(page.all("p").at(-1)!.text).toBe("Stroke 3×3\nSolved in 01:05 · No hints");
});
