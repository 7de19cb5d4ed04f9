import { type Cell, transformCell } from "@masume/kernel";
import { expect, it } from "vitest";
import { cellIndex, type Puzzle } from "./board.js";
import { puzzleCodec } from "./codec.js";
import { measureDifficultySync } from "./grade/index.js";
import { bands } from "./params.js";
import { uniqueness } from "./solve/lines.js";
import { stages } from "./stages.js";

const boards = stages.map(({ code }): Puzzle => {
  const board = puzzleCodec.parse(code);
  if (!board.ok) throw new Error(code);
  return board.value;
});

it("has twenty stages a band, sizes rising, each with its own id", () => {
  for (const band of bands) {
    const sizes = stages.filter((stage) => stage.band === band).map(({ size }) => size);
    expect(sizes).toHaveLength(20);
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  }
  for (const { id, band, number } of stages) expect(id).toBe(`${band}-${number}`);
  expect(stages.slice(0, 20).map(({ number }) => number)).toEqual(
    Array.from({ length: 20 }, (_, i) => i + 1),
  );
  expect(new Set(stages.map(({ id }) => id)).size).toBe(stages.length);
  expect(stages.map(({ size }) => size)).toEqual(boards.map(({ size }) => size));
});

it("proves that each has exactly one line, but for the four empty boards", () => {
  const empty = boards.filter(({ blocked }) => blocked.length === 0);
  expect(empty).toEqual(boards.slice(0, 4));
  for (const board of empty) expect(uniqueness(board)).toBe("multiple");
  for (const board of boards.slice(4)) expect(uniqueness(board)).toBe("unique");
});

it("lies in its band by measured difficulty", () => {
  expect(boards.map((board) => measureDifficultySync(board)?.band)).toEqual(stages.map(({ band }) => band));
});

it("has no two alike under rotation, reflection and reversal", () => {
  const forms = boards.flatMap(({ size, blocked, start, goal }, stage) =>
    Array.from({ length: 8 }, (_, symmetry) => {
      const index = (cell: Cell) => cellIndex(size, transformCell(symmetry, size, cell));
      const ends = [index(start), index(goal)].sort((a, b) => a - b);
      return { stage, form: `${size}:${ends}:${blocked.map(index).sort((a, b) => a - b)}` };
    }),
  );
  const stageOf = new Map(forms.map(({ form, stage }) => [form, stage]));
  for (const { form, stage } of forms) expect(stageOf.get(form)).toBe(stage);
});
