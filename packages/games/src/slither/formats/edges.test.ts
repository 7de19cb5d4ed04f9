/** Notations at their edges, worked out by hand: the longest runs, the outermost cells, the smallest and largest boards. */
import { describe, expect, test } from "vitest";
import { documentOf, type Format } from "./document.js";
import { formats } from "./index.js";

const named = (id: string): Format => formats.find((format) => format.id === id)!;
const row = (clues: string) => ({ width: clues.length, height: 1, clues });
const written = (id: string, clues: string): string => named(id).write({ puzzle: row(clues) });
const blanks = (count: number): string => ".".repeat(count);

/** Where a reader stops, and why. */
function refusal(id: string, text: string): readonly [number, number, string] {
  try {
    named(id).read(text);
  } catch (thrown) {
    const { position, reason } = (
      thrown as { issue: { position: { line: number; column: number }; reason: { key: string } } }
    ).issue;
    return [position.line, position.column, reason.key];
  }
  throw new Error(`${text} was read`);
}

describe("puzz.link", () => {
  /**
   * A clue alone is its digit; with one blank 5 more, with two 10 more; other blanks are g (1) to
   * z (20). The last clue of a board carries two that are not there, as pzpr writes it.
   */
  test.each([
    ["3", "d"],
    ["3.", "d"],
    ["3..", "d"],
    ["3.1", "8b"],
    ["3..1", "db"],
    ["3...1", "dgb"],
    ["31", "3b"],
    [`${blanks(1)}3`, "gd"],
    [`${blanks(19)}3`, "yd"],
    [`${blanks(20)}3`, "zd"],
    [`${blanks(21)}3`, "zgd"],
    [`${blanks(40)}3`, "zzd"],
    ["?1", ".b"],
    ["0.4..", "5e"],
  ])("%s is %s", (clues, body) => {
    expect(written("puzzlink", clues)).toBe(`https://puzz.link/p?slither/${clues.length}/1/${body}`);
    expect(named("puzzlink").read(`slither/${clues.length}/1/${body}`).puzzle.clues).toBe(clues);
  });

  test("a dot at the end is guarded by a slash", () => {
    expect(written("puzzlink", "1?")).toBe("https://puzz.link/p?slither/2/1/1./");
    expect(named("puzzlink").read("https://puzz.link/p?slither/2/1/1./").puzzle.clues).toBe("1?");
  });

  test.each([
    ["slither/3/1/3", [1, 14, "link.length"]],
    ["slither/3/1/3333", [1, 16, "link.length"]],
    ["slither/3/1/gj", [1, 14, "link.length"]],
    ["slither/3/1/3f1", [1, 14, "link.symbol"]],
    ["slither/3/1/3A1", [1, 14, "link.symbol"]],
    ["slither/0/1/3", [1, 9, "board.size"]],
    ["slither/101/1/3", [1, 9, "board.size"]],
    ["slither/1/101/3", [1, 11, "board.size"]],
    ["slither/3/1", [1, 12, "link.parts"]],
    ["nurikabe/3/1/3", [1, 1, "link.other-puzzle"]],
    ["slither/v:/3/1/3", [1, 9, "link.variant"]],
  ])("%s is refused", (text, place) => {
    expect(refusal("puzzlink", text)).toEqual(place);
  });
});

describe("Loopy", () => {
  test.each([
    ["3.1", "3a1"],
    [`${blanks(26)}3`, "z3"],
    [`${blanks(27)}3`, "za3"],
    [`${blanks(52)}3`, "zz3"],
    ["?.0", "b0"],
  ])("%s is %s", (clues, body) => {
    expect(written("sgt", clues)).toBe(`${clues.length}x1t0:${body}`);
    expect(named("sgt").read(`${clues.length}x1t0:${body}`).puzzle.clues).toBe(clues.replace("?", "."));
  });

  test.each([
    ["3x1t0:3a", [1, 7, "loopy.length"]],
    ["3x1t0:3c", [1, 7, "loopy.length"]],
    ["3x1t1:3a1", [1, 4, "loopy.grid"]],
    ["3x1t0#12", [1, 6, "loopy.seed"]],
    ["3x1t0:3?1", [1, 8, "board.clue"]],
    ["3x1t0:351", [1, 8, "board.clue"]],
    ["101x1t0:3", [1, 1, "board.size"]],
    ["1x0t0:3", [1, 3, "board.size"]],
  ])("%s is refused", (text, place) => {
    expect(refusal("sgt", text)).toEqual(place);
  });
});

describe("Sato's grader", () => {
  test("rows come before columns, counted from 1, to the last of both", () => {
    const puzzle = { width: 3, height: 2, clues: "1....3" };
    expect(named("slprob").write({ puzzle })).toBe("2,3\n1,1,1\n2,3,3\n0,0,0\n");
    expect(named("slprob").read("2,3\n1,1,1\n2,3,3\n0,0,0\n2,2,2\n").puzzle).toEqual(puzzle);
  });

  test.each([
    ["2,3\n3,1,1\n", [2, 1, "slprob.outside"]],
    ["2,3\n1,4,1\n", [2, 1, "slprob.outside"]],
    ["2,3\n1,0,1\n", [2, 1, "slprob.outside"]],
    ["2,3\n1,1,1\n1,1,2\n", [3, 1, "slprob.twice"]],
    ["2,3\n1,1,5\n", [2, 5, "board.clue"]],
    ["2,3\n1,1\n", [2, 1, "slprob.line"]],
    ["2,101\n", [1, 3, "board.size"]],
    ["0,3\n", [1, 1, "board.size"]],
  ])("%j is refused", (text, place) => {
    expect(refusal("slprob", text)).toEqual(place);
  });
});

describe("PencilBox and pzprv3", () => {
  const puzzle = { width: 3, height: 2, clues: "1.?..3" };

  test("the height comes before the width", () => {
    expect(named("pencilbox").write({ puzzle })).toBe("2\n3\n1 . ? \n. . 3 \n");
    expect(named("pzprv3").write({ puzzle })).toMatch(
      /^pzprv3\nslither\n2\n3\n1 \. - \n\. \. 3 \n0 0 0 0 \n/,
    );
  });

  test("vertical edges come before horizontal ones, crosses are −1", () => {
    // Horizontal: three rows of three; then vertical: two rows of four.
    const edges = "1..x...1.1...x..1";
    const text = named("pzprv3").write({ puzzle, edges });
    expect(text.split("\n").slice(6)).toEqual(["1 0 0 0 ", "-1 0 0 1 ", "1 0 0 ", "-1 0 0 ", "0 1 0 ", ""]);
    expect(named("pzprv3").read(text)).toEqual({ puzzle, edges });
  });

  test.each([
    ["pzprv3", "pzprv3\nslither\n1\n2\n1 2\n0 0 0\n0 0\n0 2\n", [8, 3, "pzprv3.edge"]],
    ["pzprv3", "pzprv3\nslither\n1\n2\n1\n", [5, 1, "board.row-length"]],
    ["pzprv3", "pzprv3\nslither\n1\n2\n", [4, 2, "input.end"]],
    ["pzprv3", "pzprv4\nslither\n", [1, 1, "pzprv3.version"]],
    ["pzprv3", "pzprv3\nnurikabe\n", [2, 1, "link.other-puzzle"]],
    ["pencilbox", "1\n2\n1 .\n".replace("1 .", "1 . ."), [3, 1, "board.row-length"]],
    ["pencilbox", "2\n2\n1 .\n", [3, 4, "input.end"]],
    ["pencilbox", "1\n2\n1 5\n", [3, 3, "board.clue"]],
  ] as const)("%s: %j is refused", (id, text, place) => {
    expect(refusal(id, text)).toEqual(place);
  });
});

describe("plain rows", () => {
  test.each([
    ["1.3\n.2.\n", "1.3.2."],
    ["1 . 3\n. 2 -\n", "1.3.2."],
    ["1_3\n?2_\n", "1.3?2."],
    // Where blanks are spaces, those that got lost at the end of a row come back.
    ["1 3\n 2\n", "1.3.2."],
  ])("%j", (text, clues) => {
    expect(named("text").read(text).puzzle).toEqual({ width: 3, height: 2, clues });
  });

  test.each([
    ["1.3\n.2\n", [2, 1, "board.row-length"]],
    ["1.3\n.5.\n", [2, 2, "board.clue"]],
    [`${".".repeat(101)}\n`, [1, 1, "board.size"]],
    ["1\n".repeat(101), [1, 1, "board.size"]],
  ])("%j is refused", (text, place) => {
    expect(refusal("text", text)).toEqual(place);
  });

  test("boards of a single cell and of a hundred rows are read", () => {
    expect(named("text").read("3\n").puzzle).toEqual({ width: 1, height: 1, clues: "3" });
    expect(named("text").read("1\n".repeat(100)).puzzle.height).toBe(100);
  });
});

test("a puzzle as it is played goes with its locks and its title; one with nothing drawn without either mark", () => {
  const puzzle = row("3.");
  expect(documentOf(puzzle, { edges: "1x.....", locked: "1000000" }, "mine")).toEqual({
    puzzle,
    edges: "1x.....",
    locked: "1000000",
    title: "mine",
  });
  expect(documentOf(puzzle, { edges: ".......", locked: "" }, "")).toEqual({ puzzle, title: "" });
  expect(documentOf(puzzle, { edges: ".......", locked: "" })).toEqual({ puzzle });
});
