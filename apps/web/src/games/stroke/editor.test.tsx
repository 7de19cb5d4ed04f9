import "../../testing/in-browser.js";
import {
  analyseBoard,
  formatCode,
  type Move,
  type Puzzle,
  puzzleCodec,
  type State,
  stroke,
} from "@masume/games/stroke";
import { finish, parseOrThrow } from "@masume/kernel";
import { beforeEach, expect, test, vi } from "vitest";
import type { GameUi } from "../../play/game-ui.js";
import { puzzlePath } from "../../play/puzzle-path.js";
import { downloads } from "../../testing/in-browser.js";
import type { PageNode } from "../../testing/page-tree.js";
import { show } from "../../testing/show.js";
import { until } from "../../testing/until.js";
import Editor from "./editor.js";

const run = vi.hoisted(() => vi.fn());
vi.mock("@masume/workers", async (original) => ({
  ...(await original<object>()),
  createWorkerClient: () => ({ run, call: run }),
}));

beforeEach(() => {
  run.mockReset();
  run.mockImplementation(async (_: string, board: Puzzle) => ({
    finished: true,
    value: finish(analyseBoard(board)),
  }));
});

const ui = { share: { code: formatCode, fileType: "json", file: formatCode } } as GameUi<Puzzle, State, Move>;
const shown = () => show(() => <Editor game={stroke} ui={ui} />);
const verdict = (page: PageNode) => page.all("p").find(({ props }) => props.class === "check-line")?.text;
const code = (page: PageNode) => page.the("a", "Play it").props.href;
const path = (rows: string) => puzzlePath("stroke", formatCode(parseOrThrow(puzzleCodec, rows)));

function read(page: PageNode, rows: string): void {
  if (!page.has("textarea")) page.button("Import…").press();
  page.the("textarea").enter(rows);
  page.all("form").at(-1)!.fire("submit");
}

test.each([
  ["S..\n...\n..G", "2 solutions."],
  ["S.\nG.", "Exactly one solution: a proper puzzle."],
  ["S.\n.G", "No solution."],
])("%j: %s", async (rows, text) => {
  const page = shown();
  read(page, rows);
  await until(() => expect(verdict(page)).toBe(text));
  expect(code(page)).toBe(path(rows));
});

test.each([
  [{ solvable: true }, "Solvable, with too many solutions to count right away."],
  [{ solvable: null }, "Too hard to check right away."],
  [{ solvable: undefined }, "Too hard to check right away."],
])("what could not be counted, with %j", async (report, text) => {
  run.mockResolvedValue({
    finished: true,
    value: { count: null, report: { conditions: [], information: [], ...report } },
  });
  const page = shown();
  await until(() => expect(verdict(page)).toBe(text));
});

test("each condition is told with whether it holds", async () => {
  const page = shown();
  read(page, "S.\n.G");
  await until(() => expect(verdict(page)).toBe("No solution."));
  const known = finish(analyseBoard(parseOrThrow(puzzleCodec, "S.\n.G"))).report.conditions;
  expect(
    page
      .the("ul")
      .all("li")
      .map(({ text }) => (/^(holds|fails):/.exec(text) ?? [])[1])
      .filter(Boolean),
  ).toEqual(known.map(({ holds }) => (holds ? "holds" : "fails")));
});

test("a calculation that stopped can be tried again", async () => {
  run.mockRejectedValueOnce(new Error("the worker died"));
  const page = shown();
  await until(() => page.button("Try again").press());
  await until(() => expect(verdict(page)).toMatch(/./));
});

test("a text that is no board says why, and the board stays", async () => {
  const page = shown();
  const before = code(page);
  read(page, "S.\n.?");
  await until(() =>
    expect(page.all("p").find(({ props }) => props.role === "alert")?.text).toMatch(/line 2/),
  );
  expect(code(page)).toBe(before);
});

test("the size is chosen with a slider, and the board can be cleared and saved as rows", async () => {
  const page = shown();
  read(page, "S..\n.#.\n..G");
  page.the("input", /^Size/).fire("input", { currentTarget: { valueAsNumber: 5 } });
  expect(code(page)).toBe(path("S....\n.#...\n.....\n.....\n....G"));
  page.button(/^Clear/).press();
  expect(code(page)).toBe(path("S....\n.....\n.....\n.....\n....G"));
  page.button("Share").press();
  page.button("Text file").press();
  expect(await downloads.at(-1)!.content).toBe("S....\n.....\n.....\n.....\n....G\n");
});
