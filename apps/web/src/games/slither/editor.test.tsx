/** The editor: what the solver says of the board, its size, its texts, and the way to the library. */
import "../../testing/in-browser.js";
import { type Puzzle, puzzleCodec, slither, solveExactly } from "@masume/games/slither";
import { finish, parseOrThrow } from "@masume/kernel";
import { WorkerDied } from "@masume/workers";
import { beforeEach, expect, test, vi } from "vitest";
import { libraryOf, savePuzzle } from "../../platform/storage/library.js";
import { clearAll } from "../../platform/storage/records.js";
import type { ShareUi } from "../../play/game-ui.js";
import { pressKey } from "../../testing/in-browser.js";
import type { PageNode } from "../../testing/page-tree.js";
import { goTo, here } from "../../testing/router.js";
import { show } from "../../testing/show.js";
import { until } from "../../testing/until.js";
import { Editor } from "./editor.js";
import Make from "./make.js";

const { run, call } = vi.hoisted(() => ({ run: vi.fn(), call: vi.fn() }));
vi.mock("./solver-client.js", () => ({ solverClient: { run, call } }));
vi.mock("./generator.js", () => ({ Generator: () => <p>The generator</p> }));

beforeEach(async () => {
  await clearAll();
  run.mockReset().mockImplementation(async (_: string, board: Puzzle) => ({
    finished: true,
    value: finish(solveExactly(board)),
  }));
  call.mockReset().mockImplementation(() => new Promise(() => {}));
});

const share = {} as ShareUi<Puzzle>;
const shown = () => show(() => <Editor share={share} />);
const verdict = (page: PageNode) => page.all("p").find(({ props }) => props.class === "solution-line")?.text;
function read(page: PageNode, rows: string): void {
  page.button("Import…").press();
  page.the("textarea").enter(rows);
  page.the("textarea").closest("form")!.fire("submit");
}
/** The board behind the link to play it. */
function board(page: PageNode): string[] {
  const code = String(page.the("a", "Play it").props.href).split("/").at(-1)!;
  const puzzle = parseOrThrow(puzzleCodec, decodeURIComponent(code));
  const { clues, width } = puzzle;
  return Array.from({ length: puzzle.height }, (_, i) => clues.slice(i * width, (i + 1) * width));
}

const several = "....\n.22.\n.22.\n....";
const impossible = "000\n030\n000";

test.each([
  ["33\n33", "No solution."],
  [several, "Several solutions."],
  [impossible, "No solution."],
  ["22\n22", "Exactly one solution: a proper puzzle."],
])("%j: %s", async (rows, text) => {
  const page = shown();
  read(page, rows);
  await until(() => expect(verdict(page)).toBe(text));
  expect(board(page).map((row) => row.replaceAll(/[^0-3]/g, "."))).toEqual(rows.split("\n"));
});

test("two loops are compared, one is shown; of none there is nothing to see, and nothing to keep", async () => {
  const page = shown();
  read(page, several);
  await until(() => page.button("Compare two solutions"));
  expect(page.has("button", "Save to library")).toBe(false);
  page.button("Compare two solutions").press();
  expect(page.text).toContain("dashed");
  read(page, "22\n22");
  await until(() => page.button(/[Ss]how.*solution/));
  expect(page.text).not.toContain("dashed");
  await until(() => page.button("Save to library"));
  read(page, impossible);
  await until(() => expect(verdict(page)).toBe("No solution."));
  expect([page.has("button", /olution/), page.has("button", "Save to library")]).toEqual([false, false]);
});

test("a solver that stopped can be asked again; one that gave up says that it is too hard", async () => {
  run.mockRejectedValueOnce(new WorkerDied("gone"));
  const page = shown();
  await until(() => page.button("Try again"));
  run.mockResolvedValueOnce({ finished: true, value: { status: "unknown" } });
  page.button("Try again").press();
  await until(() => expect(verdict(page)).toBe("Too hard to check right away."));
});

test("width is width, height is height; clues that still fit stay", async () => {
  const page = shown();
  expect([
    page.the("input", /Columns|Width/).props.value,
    page.the("input", /Rows|Height/).props.value,
  ]).toEqual([10, 10]);
  read(page, "22\n22");
  page.the("input", /Columns|Width/).enter("3");
  expect(board(page).map((row) => [row.length, row.slice(0, 2)])).toEqual([
    [3, "22"],
    [3, "22"],
  ]);
  page.the("input", /Rows|Height/).enter("4");
  expect(board(page).map(({ length }) => length)).toEqual([3, 3, 3, 3]);
});

test("what is wrong with a paste is forgotten once something good was read in another way", () => {
  const page = shown();
  const paste = (text: string) =>
    document.dispatchEvent(Object.assign(new Event("paste"), { clipboardData: { getData: () => text } }));
  const isWrong = () => page.all("p").some(({ props, text }) => props.role === "alert" && text !== "");
  paste("hello, world");
  expect(isWrong()).toBe(true);
  read(page, "22\n22");
  expect([isWrong(), board(page)]).toEqual([false, ["22", "22"]]);
});

test("what cannot be read says where; a paste on the page is meant for the board", async () => {
  const page = shown();
  read(page, "hello, world");
  await until(() => expect(page.the("textarea").props["aria-invalid"]).toBe(true));
  document.dispatchEvent(Object.assign(new Event("paste"), { clipboardData: { getData: () => "22\n22" } }));
  expect(board(page)).toEqual(["22", "22"]);
  expect(page.has("textarea")).toBe(false);
});

test("back, forth, and an empty board of the same size", () => {
  const page = shown();
  read(page, "22\n22");
  page.button(/^Clear/).press();
  expect(board(page).map((row) => row.replaceAll(/[^0-3]/g, "."))).toEqual(["..", ".."]);
  pressKey("u");
  expect(board(page)).toEqual(["22", "22"]);
  pressKey("u");
  expect(board(page)).toHaveLength(10);
  pressKey("r");
  expect(board(page)).toEqual(["22", "22"]);
});

test("numbers are typed into the cells, one after the other", () => {
  const page = shown();
  read(page, "....\n....");
  const grid = page.all("div").find(({ props }) => props.role === "grid")!;
  for (const key of ["3", ".", "1", "Backspace"]) grid.fire("keydown", { key });
  expect(board(page)[0]!.replaceAll(/[^0-3]/g, ".")).toBe("3.1.");
});

test("a proper puzzle is kept under a name and in a folder, once it is said so", async () => {
  const page = shown();
  read(page, "22\n22");
  await until(() => page.button("Save to library"));
  const form = page.all("form").at(-1)!;
  form.the("input", /Name/).enter("  Ring ");
  form.the("input", /Folder/).enter(" Small ");
  form.fire("submit");
  await until(() => page.button("Saved"));
  expect(await libraryOf("slither")).toMatchObject([{ name: "Ring", folder: "Small", game: "slither" }]);
  page.button(/^Clear/).press();
  await until(() => expect(page.has("button", "Saved")).toBe(false));
});

test("without a name it gets the day and the number after those that are there", async () => {
  vi.useFakeTimers({ now: new Date(2026, 0, 5, 12), toFake: ["Date"] });
  try {
    const first = shown();
    read(first, "22\n22");
    await until(() => first.button("Save to library"));
    const name = String(first.the("input", /Name/).props.value);
    expect(name).toBe("260105001");
    await savePuzzle({ game: "slither", code: "x", name, folder: "", saved: 1 });
    const second = shown();
    read(second, "22\n22");
    await until(() => expect(String(second.the("input", /Name/).props.value)).toBe("260105002"));
  } finally {
    vi.useRealTimers();
  }
});

test("a board in the address is the one to change", () => {
  vi.stubGlobal("location", new URL("https://masume.example/slither/make?board=22%0A22"));
  const page = shown();
  vi.stubGlobal("location", new URL("https://masume.example/"));
  expect(board(page)).toEqual(["22", "22"]);
});

test("by hand or made to order, as the address says", () => {
  goTo("/slither/make");
  const page = show(() => <Make game={slither} ui={{ share } as never} />);
  expect(page.has("p", "The generator")).toBe(false);
  page.the("input", "Generate").enter(true);
  expect(here()).toBe("/slither/make?by=generator");
  expect(page.has("p", "The generator")).toBe(true);
});
