import "../../testing/in-browser.js";
import { parseOrThrow } from "@masume/kernel";
import { WorkerDied } from "@masume/workers";
import { beforeEach, expect, test, vi } from "vitest";
import { openGame } from "../../games/open-game.js";
import { Booklet } from "../../library/booklet.js";
import type { LibraryRecord } from "../../platform/storage/schema.js";
import type { OpenGame } from "../../play/game-ui.js";
import { downloads } from "../../testing/in-browser.js";
import type { PageNode } from "../../testing/page-tree.js";
import { settled } from "../../testing/server.js";
import { show } from "../../testing/show.js";
import { until } from "../../testing/until.js";

const { downloadPdf, solve } = vi.hoisted(() => ({ downloadPdf: vi.fn(), solve: vi.fn() }));
vi.mock("../../print/printer.js", () => ({ downloadPdf }));
vi.mock("../../platform/workers/engine-client.js", () => ({ solve, generate: vi.fn(), explain: vi.fn() }));

/** The line that fills s3-0-8, as moves. */
const line = ["0,1", "0,2", "1,2", "1,1", "1,0", "2,0", "2,1", "2,2"];
const record = (code: string, name: string, about: Partial<LibraryRecord> = {}): LibraryRecord => ({
  key: `stroke/${code}`,
  game: "stroke",
  code,
  name,
  folder: "",
  saved: 1,
  ...about,
});
const three = record("s3-0-8", "Three");
const four = record("s4-0-f", "Four");

let open: OpenGame;
beforeEach(async () => {
  open = (await openGame("stroke"))!;
  downloadPdf.mockReset();
  solve.mockReset();
  downloads.length = 0;
});

function boardOf(code: string): unknown {
  return parseOrThrow(open.game.codec.puzzle, code);
}
function shown(chosen: readonly LibraryRecord[], of = open) {
  const onAll = vi.fn();
  const page = show(() => <Booklet open={of} chosen={chosen} onAll={onAll} />);
  return { page, onAll };
}
const make = (page: PageNode) => page.the("form").fire("submit", { submitter: null });
const status = (page: PageNode) =>
  page
    .all("p")
    .filter(({ props }) => props.role === "status")
    .map(({ text }) => text)
    .join("");
const printed = () => downloadPdf.mock.calls.at(-1)!;

test("boards in their order, numbered, with a solution each, under the title", async () => {
  solve.mockImplementation(async ({ puzzle }) =>
    puzzle === open.game.codec.puzzle.format(boardOf("s3-0-8"))
      ? { verdict: "solved", moves: line }
      : { verdict: "unsolvable" },
  );
  const { page } = shown([three, four]);
  page.the("input", /title/i).enter("  For Aoi ");
  make(page);
  await until(() => expect(status(page)).toMatch(/^Done\. No solution was found for 1 puzzle/));
  const [file, sheets, words] = printed();
  expect(file).toMatch(/^stroke-\d{4}-\d\d-\d\d$/);
  expect(words).toEqual({ title: "For Aoi", solutions: "Solutions" });
  expect(sheets.map(({ title }: { title: string }) => title)).toEqual(["1  Three", "2  Four"]);
  expect(sheets.map((sheet: object) => "solution" in sheet)).toEqual([true, false]);
  expect(sheets[0].solution.marks).not.toEqual(sheets[0].board.marks);
  expect(page.has("progress")).toBe(false);
});

test("without solutions nothing is solved; a title of blanks is the game's name", async () => {
  const { page } = shown([three]);
  page.the("input", /title/i).enter("   ");
  page.the("input", /Solutions at the back/).enter(false);
  make(page);
  await until(() => expect(status(page)).toBe("Done."));
  expect([solve.mock.calls, printed()[2].title]).toEqual([[], "Stroke"]);
});

test("the level stands under a board that has been measured, in games that measure", async () => {
  const slither = (await openGame("slither"))!;
  solve.mockResolvedValue({ verdict: "unsolvable" });
  const code = slither.game.rules[0]!.broken.puzzle;
  const board = record(code, "Loop", { game: "slither" });
  const graded = { ...board, grade: { level: 2, hardest: [] } };
  const { page } = shown([graded, board], slither);
  make(page);
  await until(() => expect(downloadPdf).toHaveBeenCalled());
  expect(printed()[1].map(({ note }: { note?: string }) => note)).toEqual(["level 2", undefined]);
});

test("one waits for the solver, watches it, and can call it off", async () => {
  const answers: ((answer: unknown) => void)[] = [];
  solve.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  const { page } = shown([three, four]);
  make(page);
  expect(page.the("progress").props).toMatchObject({ value: 0, max: 2 });
  expect(page.button("2 puzzles as PDF").props.disabled).toBe(true);
  answers[0]!({ verdict: "unknown" });
  await until(() => expect(page.the("progress").props.value).toBe(1));
  page.button("Cancel").press();
  expect(page.has("progress")).toBe(false);
  answers[1]!({ verdict: "unknown" });
  await settled();
  expect(downloadPdf).not.toHaveBeenCalled();
  expect([status(page), page.button("2 puzzles as PDF").props.disabled]).toEqual(["", false]);
});

test("a failure is said; a worker that died offers another try, which works", async () => {
  solve.mockResolvedValue({ verdict: "solved", moves: line });
  downloadPdf.mockRejectedValueOnce(new Error("no font"));
  const { page } = shown([three]);
  make(page);
  await until(() => expect(status(page)).toContain("could not be made"));
  expect(page.button("1 puzzle as PDF").props.disabled).toBe(false);
  downloadPdf.mockRejectedValueOnce(new WorkerDied("gone"));
  make(page);
  await until(() => page.button("Try again"));
  expect(status(page)).not.toContain("could not be made");
  page.button("Try again").press();
  await until(() => expect(status(page)).toContain("Done."));
  expect(page.has("button", "Try again")).toBe(false);
});

test("all, none; with none chosen there is nothing to make", () => {
  const { page, onAll } = shown([]);
  page.button("Select all").press();
  page.button("Select none").press();
  expect(onAll.mock.calls).toEqual([[true], [false]]);
  expect(page.button("0 puzzles as PDF").props.disabled).toBe(true);
});

test("as one file: a puzzle a line, in order, without what cannot be read", async () => {
  const slither = (await openGame("slither"))!;
  const [a, b] = slither.game.rules.map(({ broken }) => broken.puzzle);
  const boards = [a!, "nothing", b!].map((code) => record(code, "x", { game: "slither" }));
  const { page } = shown(boards, slither);
  page.button("3 puzzles as one file").press();
  expect(downloads[0]!.name).toMatch(/^slither-\d{4}-\d\d-\d\d\.jsonl$/);
  const lines = (await downloads[0]!.content).split("\n");
  expect([lines.length, lines.at(-1)]).toEqual([3, ""]);
  expect(lines.slice(0, 2).map((text) => Object.keys(JSON.parse(text)).length > 0)).toEqual([true, true]);
});
