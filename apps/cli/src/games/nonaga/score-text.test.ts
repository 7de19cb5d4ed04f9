import { type Analysis, startPosition } from "@masume/games/nonaga";
import { expect, test } from "vitest";
import { translator } from "../../platform/translate.js";
import { scoreText } from "./best.js";
import { drawPosition } from "./drawing.js";
import { nonagaCommands } from "./index.js";

const t = translator("en", nonagaCommands.catalogues);
const analysis = (found: Partial<Analysis>): Analysis => ({
  turn: { slide: undefined, tile: undefined },
  score: 0,
  depth: 1,
  nodes: 1,
  line: [],
  lines: [],
  winIn: undefined,
  lossIn: undefined,
  ...found,
});

test.each([
  [{ score: 85 }, "+0.85"],
  [{ score: 0 }, "+0.00"],
  [{ score: -120 }, "-1.20"],
])("a score of %j is %s", (found, text) => {
  expect(scoreText(analysis(found), t)).toBe(text);
});

test("a win or a loss that has been seen goes before the score", () => {
  const [win, loss] = [scoreText(analysis({ winIn: 2 }), t), scoreText(analysis({ lossIn: 3 }), t)];
  expect([win, loss]).toEqual([t("result.win-in", { turns: 2 }), t("result.loss-in", { turns: 3 })]);
  expect(win).not.toBe(loss);
});

test("the start: five rows of tiles like a honeycomb, three pieces each, at the corners in turn", () => {
  const rows = drawPosition(startPosition, false)
    .split("\n")
    .map((row) => row.replace(/ {2}\S+ … \S+$/, "").trimEnd());
  expect(rows.map((row) => row.replaceAll(/[RBo]/g, "x"))).toEqual([
    "  x x x",
    " x x x x",
    "x x x x x",
    " x x x x",
    "  x x x",
  ]);
  const corners = [rows[0]![2], rows[0]![6], rows[2]![8], rows[4]![6], rows[4]![2], rows[2]![0]].join("");
  expect(["RBRBRB", "BRBRBR"]).toContain(corners);
  expect(rows.join("").replaceAll(/[^RB]/g, "")).toHaveLength(6);
});

test("cells that are pointed at stand in brackets, and letters stand for cells to choose from", () => {
  const cell = startPosition.tiles[9]!;
  const drawn = drawPosition(startPosition, false, { at: [cell], letters: new Map([[cell.join(","), "a"]]) });
  expect(drawn).toContain("[a]");
  expect(drawn.match(/[[\]]/g)).toHaveLength(2);
});

test("brackets stand around what is pointed at, and neighbours share one", () => {
  const rowOf = (at: readonly (readonly [number, number])[]) =>
    drawPosition(startPosition, false, { at }).split("\n")[2]!.split("  ")[0];
  expect(rowOf([[0, 0]])).toBe(" R o[o]o B");
  expect(rowOf([[-2, 0]])).toBe("[R]o o o B");
  expect(
    rowOf([
      [0, 0],
      [1, 0],
    ]),
  ).toBe(" R o[o|o]B");
});
