import "../testing/in-browser.js";
import { type Puzzle, type State, stroke } from "@masume/games/stroke";
import { parseOrThrow, playTexts } from "@masume/kernel";
import { WorkerDied } from "@masume/workers";
import { beforeEach, expect, test, vi } from "vitest";
import { downloads } from "../testing/in-browser.js";
import { settled } from "../testing/server.js";
import { show } from "../testing/show.js";
import { ExportMenu } from "./export-menu.js";
import { drawnSolution } from "./solution-drawing.js";

const { downloadPdf, solve } = vi.hoisted(() => ({ downloadPdf: vi.fn(), solve: vi.fn() }));
vi.mock("./printer.js", () => ({ downloadPdf }));
vi.mock("../platform/workers/engine-client.js", () => ({ solve }));

const puzzle: Puzzle = parseOrThrow(stroke.codec.puzzle, "s3-0-8");
const line = ["0,1", "0,2", "1,2", "1,1", "1,0", "2,0", "2,1", "2,2"];
const empty = stroke.start(puzzle);
const drawn = ((): State => {
  const played = playTexts(stroke, puzzle, line.slice(0, 2));
  if (!played.ok) throw new Error("the moves cannot be played");
  return played.value;
})();

beforeEach(() => {
  downloadPdf.mockReset();
  solve.mockReset();
  downloads.length = 0;
});

function shown() {
  return show(() => (
    <ExportMenu game={stroke} puzzle={puzzle} state={drawn} printed={empty} title="No 7" file="board" />
  ));
}
const status = (page: ReturnType<typeof shown>) =>
  page.all("p").find(({ props }) => props.role === "status")!.text;

test("a picture shows the board as it stands, paper as it is to be solved", async () => {
  const page = shown();
  page.button("SVG").press();
  const [svg] = downloads;
  expect(svg!.name).toBe("board.svg");
  const text = await svg!.content;
  expect(text).toMatch(/^<svg/);
  expect(text).toContain("<title>Stroke</title>");
  page.button("PDF of this puzzle").press();
  await settled();
  const [file, sheets, words] = downloadPdf.mock.calls[0]!;
  expect([file, sheets[0].title, words]).toEqual(["board", "No 7", { title: "Stroke", solutions: "" }]);
  const roles = (marks: readonly { role: string }[]) => marks.map(({ role }) => role);
  expect(roles(sheets[0].board.marks)).toEqual(roles(stroke.paint(puzzle, empty) as never));
  expect(roles(sheets[0].board.marks)).not.toEqual(roles(stroke.paint(puzzle, drawn) as never));
});

test("one is told while the PDF is made, when it fails, and no longer than that", async () => {
  let done!: () => void;
  downloadPdf.mockReturnValueOnce(
    new Promise<void>((resolve) => {
      done = resolve;
    }),
  );
  const page = shown();
  page.button(/PDF/).press();
  expect(status(page)).toBe("Making the PDF…");
  done();
  await settled();
  expect(status(page)).toBe("");
  downloadPdf.mockRejectedValueOnce(new Error("offline"));
  page.button(/PDF/).press();
  await settled();
  expect(status(page)).toMatch(/could not be made.*offline/);
  expect(page.has("button", "Try again")).toBe(false);
  downloadPdf.mockRejectedValueOnce(new WorkerDied("gone"));
  page.button(/PDF/).press();
  await settled();
  expect(status(page)).toBe("");
  page.button("Try again").press();
  await settled();
  expect([status(page), page.has("button", "Try again")]).toEqual(["", false]);
});

test("a solution is drawn as the solver found it; without one, or with one that cannot be played, there is none", async () => {
  solve.mockResolvedValueOnce({ verdict: "solved", moves: line });
  const found = await drawnSolution(stroke, puzzle);
  expect(solve).toHaveBeenCalledWith({ game: "stroke", puzzle: stroke.codec.puzzle.format(puzzle) });
  const solved = playTexts(stroke, puzzle, line);
  expect(found!.marks.length).toBe(solved.ok && stroke.paint(puzzle, solved.value).length);
  for (const answer of [
    { verdict: "unsolvable" },
    { verdict: "unknown" },
    { verdict: "solved", moves: ["2,2"] },
  ]) {
    solve.mockResolvedValueOnce(answer);
    expect(await drawnSolution(stroke, puzzle)).toBeUndefined();
  }
});
