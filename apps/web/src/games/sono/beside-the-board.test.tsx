/** Beside a Sono board: the square in hand, the turns against the limit, and another limit. */
import "../../testing/in-browser.js";
import { answerCodec, type Puzzle, puzzleCodec, withMaxSteps } from "@masume/games/sono";
import { parseOrThrow } from "@masume/kernel";
import { beforeEach, expect, test, vi } from "vitest";
import { clearAll } from "../../platform/storage/records.js";
import { getSessionRecord } from "../../platform/storage/sessions.js";
import { downloads } from "../../testing/in-browser.js";
import type { PageNode } from "../../testing/page-tree.js";
import { goTo, here } from "../../testing/router.js";
import { show } from "../../testing/show.js";
import { until } from "../../testing/until.js";
import { ownTurns } from "./answers.js";
import { boardPath } from "./link.js";
import { Sidebar } from "./sidebar.js";
import { SquareTools } from "./square-tools.js";
import { StepLimit } from "./step-limit.js";
import { openSono, puzzle, type SonoPlay, solution } from "./testing/open-sono.js";

const [first, second] = solution;
const limited = (max: number, par?: number): Puzzle => ({
  ...withMaxSteps(puzzle, max),
  ...(par !== undefined && { par }),
});

beforeEach(async () => {
  await clearAll();
  goTo("/");
});

async function beside(board: Puzzle, Part: (props: { play: SonoPlay; query: URLSearchParams }) => unknown) {
  const open = await openSono(board);
  let play!: SonoPlay;
  const page = show(() => {
    play = open();
    return <>{Part({ play, query: new URLSearchParams() })}</>;
  });
  return { page, play };
}

const tools = (board: Puzzle) => beside(board, SquareTools);
const limit = (board: Puzzle) => beside(board, StepLimit);
const counts = (page: PageNode) => [...page.all("dt"), ...page.all("dd")].map(({ text }) => text);

test("without a limit the turns are counted up, with one down, and par stands beside them", async () => {
  const free = await tools(puzzle);
  expect(counts(free.page)).toEqual(["Turns", "0"]);
  free.play.playMoves([first!]);
  expect(counts(free.page)).toEqual(["Turns", "1"]);
  const bound = await tools(limited(7, 2));
  expect(counts(bound.page)).toEqual(["Turns left", "Par", "7 of 7", "2"]);
  bound.play.playMoves([first!]);
  expect(counts(bound.page)).toEqual(["Turns left", "Par", "6 of 7", "2"]);
});

test("the buttons choose a square's side and turn it; what that would do is said before", async () => {
  const { page, play } = await tools(puzzle);
  const side = () => page.the("output").text;
  expect([side(), page.text.includes("Drag over the board, or choose a cell.")]).toEqual(["none", true]);
  page.button("Larger").press();
  expect(side()).toBe("3×3");
  page.button("Smaller").press();
  expect(side()).toBe("2×2");
  const before = play.state().pairs;
  const [, made = "", cut = ""] = /Makes (\d+) pairs?, breaks (\d+)\./.exec(page.text)!;
  page.button("Turn").press();
  expect(play.state().steps).toBe(1);
  expect(play.state().pairs).toBe(before + Number(made) - Number(cut));
});

test.each([
  ["solved", puzzle, solution],
  ["over", limited(1), [first!]],
])("a board that is %s can no longer be turned", async (phase, board, moves) => {
  const { page, play } = await tools(board);
  play.playMoves(moves);
  expect(play.status().phase).toBe(phase);
  expect(page.all("button").map(({ props }) => props.disabled)).toEqual([true, true, true]);
});

test("what came of it is told by pairs, turns and par, and the turns can be saved", async () => {
  const { page, play } = await beside({ ...puzzle, par: 3 }, Sidebar);
  expect(page.has("button", "Export my moves")).toBe(false);
  play.playMoves([first!]);
  expect(play.notice()?.text).toMatchObject({
    key: "sono.turned",
    params: { n: 2, pairs: play.state().pairs, of: 8 },
  });
  play.undo();
  expect(play.notice()?.text).toMatchObject({ key: "progress.now" });
  play.redo();
  expect(play.notice()?.text).toMatchObject({ key: "progress.now" });
  play.playMoves([second!]);
  expect(page.text).toContain("All 8 pairs in 2 turns; par is 3.");
  page.button("Export my moves").press();
  expect(downloads.at(-1)!.name).toBe("answer.json");
  expect(parseOrThrow(answerCodec, await downloads.at(-1)!.content).ops).toEqual(solution);
});

async function choose(board: Puzzle, option: string, moves = [first!]) {
  const shown = await limit(board);
  vi.spyOn(shown.play.clock, "now").mockReturnValue(4_321.4);
  for (const move of moves) shown.play.playMoves([move]);
  shown.page.the("select", "Turn limit").enter(option);
  shown.page.the("form").fire("submit");
  return shown;
}

test("another limit is another board, with the turns made so far, each its own step back, and their time", async () => {
  await choose(puzzle, "6", [first!, first!, first!]);
  const next = withMaxSteps(puzzle, 6);
  await until(() => expect(here()).toBe(boardPath(next)));
  expect(await ownTurns(next)).toEqual([first, first, first]);
  const record = await getSessionRecord(`sono/${puzzleCodec.format(next)}`);
  expect(record).toMatchObject({ elapsed: 4_321, isBegun: true, href: boardPath(next), game: "sono" });
  expect(record).not.toHaveProperty("solvedIn");
  const open = await openSono(next);
  show(() => {
    const play = open();
    play.undo();
    expect(play.state().steps).toBe(2);
    return undefined;
  });
});

test("a limit that the board has already changes nothing", async () => {
  const { page } = await limit(limited(6));
  page.the("form").fire("submit");
  await Promise.resolve();
  expect([here(), await ownTurns(limited(6))]).toEqual(["/", []]);
});

test.each([true, false])(
  "a game that stands there already is replaced only if that is wished: %s",
  async (isWished) => {
    const next = withMaxSteps(puzzle, 6);
    const open = await openSono(next);
    const page = show(() => {
      open().playMoves(solution);
      return undefined;
    });
    expect(page.text).toBe("");
    await until(async () => expect((await ownTurns(next)).length).toBe(2));
    const { page: again } = await choose(puzzle, "6");
    await until(() => expect(again.text).toContain("with 2 turns. Replace it?"));
    again.button(isWished ? "Replace" : "Keep").press();
    if (isWished) await until(() => expect(here()).toBe(boardPath(next)));
    expect((await ownTurns(next)).length).toBe(isWished ? 1 : 2);
    if (!isWished) expect([here(), again.text.includes("Replace it?")]).toEqual(["/", false]);
  },
);

test("a limit may not be below the turns that were made", async () => {
  const { page, play } = await limit(puzzle);
  for (let i = 0; i < 5; i++) play.playMoves([first!]);
  expect(
    page
      .the("select", "Turn limit")
      .all("option")
      .map(({ text }) => text),
  ).toEqual(["none", "6 turns", "another number"]);
  page.the("select", "Turn limit").enter("other");
  expect(page.the("input", "Number of turns").props.min).toBe(5);
});

test("once the turns are used up, play goes on without a limit, with the turns and without a result", async () => {
  const { page, play } = await limit(limited(1));
  expect(page.has("button", "Play on without a limit")).toBe(false);
  play.playMoves([first!]);
  page.button("Play on without a limit").press();
  await until(() => expect(here()).toBe(boardPath(puzzle)));
  expect(await ownTurns(puzzle)).toEqual([first]);
});

test("a board that is solved under the limit is solved without one, in the same time", async () => {
  await choose(limited(7), "none", [...solution]);
  await until(() => expect(here()).toBe(boardPath(puzzle)));
  const record = await getSessionRecord(`sono/${puzzleCodec.format(puzzle)}`);
  expect(record).toMatchObject({ solvedIn: 4_321, progress: { value: 8, of: 8 } });
});
