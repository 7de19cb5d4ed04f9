import "../../testing/in-browser.js";
import { emptyPuzzle, type Puzzle } from "@masume/games/slither";
import { afterEach, expect, test } from "vitest";
import { show } from "../../testing/show.js";
import { setAid } from "./aids.js";
import { AidsOverlay } from "./aids-overlay.js";

/** Two cells side by side: four edges across, row by row, then three upright ones. */
const puzzle = emptyPuzzle(2, 1);

afterEach(() => {
  setAid("colours", false);
  setAid("loops", true);
});

function paths(edges: string, board: Puzzle = puzzle) {
  const page = show(() => <AidsOverlay puzzle={board} state={{ edges, locked: "" }} />);
  return page.all("path").map(({ props }) => [props.class, props["data-hue"], props.d]);
}

test("separate lines have colours of their own, where that is wished; a single one needs none", () => {
  expect(paths("1..1...")).toEqual([]);
  setAid("colours", true);
  expect(paths("1..1...")).toEqual([
    ["line-piece", 0, "M0 0L1 0"],
    ["line-piece", 1, "M1 1L2 1"],
  ]);
  expect(paths("11.....")).toEqual([]);
});

test("there are six colours, used again for what comes after", () => {
  setAid("colours", true);
  const tall = emptyPuzzle(1, 8);
  const hues = paths("1111111..".padEnd(9 + 16, "."), tall).map(([, hue]) => hue);
  expect(hues).toEqual([0, 1, 2, 3, 4, 5, 0]);
});

test("a loop closed too early stands out, unless that is not wished, and the solution does not", () => {
  const early = { ...puzzle, clues: ".0" };
  const loop = "1.1.11.";
  const [[kind, , path] = []] = paths(loop, early);
  expect(kind).toBe("early-loop");
  for (const edge of ["M0 0L1 0", "M0 1L1 1", "M0 0L0 1", "M1 0L1 1"]) expect(path).toContain(edge);
  expect(paths(loop)).toEqual([]);
  setAid("loops", false);
  expect(paths(loop, early)).toEqual([]);
});
