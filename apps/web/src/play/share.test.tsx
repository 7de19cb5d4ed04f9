import "../testing/in-browser.js";
import { type Puzzle, type State, stroke } from "@masume/games/stroke";
import { parseOrThrow } from "@masume/kernel";
import { drawingOf } from "@masume/print";
import { WorkerDied } from "@masume/workers";
import { createSignal } from "solid-js";
import { beforeEach, expect, test, vi } from "vitest";
import { libraryOf, savePuzzle } from "../platform/storage/library.js";
import { clearAll } from "../platform/storage/records.js";
import { svgPicture } from "../print/pictures.js";
import { downloads } from "../testing/in-browser.js";
import { settled } from "../testing/server.js";
import { show } from "../testing/show.js";
import { until } from "../testing/until.js";
import type { ShareUi } from "./game-ui.js";
import { Share } from "./share.js";

const downloadPdf = vi.hoisted(() => vi.fn());
vi.mock("../print/printer.js", () => ({ downloadPdf }));

const puzzle = parseOrThrow(stroke.codec.puzzle, "S..\n...\n..G");
const drawn: State = {
  line: [
    [0, 0],
    [0, 1],
  ],
};
const share: ShareUi<Puzzle, State> = { code: () => "a/b", fileType: "txt", file: () => "the board" };

const shown = (given: Partial<ShareUi<Puzzle, State>> = {}) =>
  show(() => (
    <Share game={stroke} puzzle={puzzle} state={drawn} share={{ ...share, ...given }} name="Mine" />
  ));

beforeEach(async () => {
  await clearAll();
  downloadPdf.mockReset();
});

test("paper shows the empty board, to be solved", () => {
  shown().button("PDF of this puzzle").press();
  expect(downloadPdf.mock.calls).toEqual([
    [
      "stroke-a/b",
      [{ title: "Mine", board: drawingOf(stroke, puzzle, stroke.start(puzzle)) }],
      { title: "Stroke", solutions: "" },
    ],
  ]);
});

test("a picture shows what is drawn", async () => {
  shown().button("SVG").press();
  expect(await downloads.at(-1)!.content).toBe(svgPicture(stroke, puzzle, drawn));
});

test("while a PDF is made that is said; what went wrong is said after it", async () => {
  const page = shown();
  const status = () => page.all("p").find(({ props }) => props.class === "status")!.text;
  downloadPdf.mockRejectedValueOnce(new Error("no font"));
  page.button("PDF of this puzzle").press();
  expect(status()).toBe("Making the PDF…");
  await settled();
  expect(status()).toMatch(/^The PDF could not be made\./);
  downloadPdf.mockRejectedValueOnce(new WorkerDied("gone"));
  page.button("PDF of this puzzle").press();
  await settled();
  expect(status()).toBe("");
  page.button("Try again").press();
  await settled();
  expect([status(), page.has("button", "Try again")]).toEqual(["", false]);
});

test("the link and the frame lead to the board's code, as an address writes it", () => {
  const values = shown()
    .all("input")
    .map(({ props }) => String(props.value));
  expect(values.map((text) => /https:[^"]*/.exec(text)?.[0])).toEqual([
    "https://masume.example/stroke/play/a%2Fb",
    "https://masume.example/embed/stroke/a%2Fb",
  ]);
});

test("the file is the board's own text, in the kind that it has", async () => {
  shown().button("Text").press();
  shown({ fileType: "json" }).button("JSON").press();
  expect(downloads.slice(-2).map(({ name }) => name)).toEqual(["stroke-a/b.txt", "stroke-a/b.json"]);
  expect(await downloads.at(-1)!.content).toBe("the board\n");
});

test("a board that is kept is in the library under its name", async () => {
  const page = shown();
  page.button("Save to library").press();
  await until(() => page.button("Saved"));
  expect(await libraryOf("stroke")).toMatchObject([{ code: "a/b", name: "Mine", folder: "" }]);
});

test("a board that is in the library already keeps its name and folder there", async () => {
  const own = { game: "stroke", code: "a/b", name: "My name", folder: "Hard", saved: 1 } as const;
  await savePuzzle(own);
  const page = shown();
  page.button("Save to library").press();
  await until(() => page.button("Saved"));
  expect(await libraryOf("stroke")).toMatchObject([own]);
});

test("saved is said of the board that was saved, not of the next", async () => {
  const [code, setCode] = createSignal("one");
  const page = shown({ code });
  page.button("Save to library").press();
  await until(() => page.button("Saved"));
  setCode("two");
  page.button("Save to library").press();
  await until(() => page.button("Saved"));
  expect((await libraryOf("stroke")).map((record) => record.code).sort()).toEqual(["one", "two"]);
});
