import "../testing/in-browser.js";
import { createRoot, createSignal } from "solid-js";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { libraryOf, savePuzzle } from "../platform/storage/library.js";
import { clearAll } from "../platform/storage/records.js";
import type { LibraryRecord, PuzzleGrade } from "../platform/storage/schema.js";
import type { OpenGame } from "../play/game-ui.js";
import { settled } from "../testing/server.js";
import { until } from "../testing/until.js";
import { gradePuzzles } from "./grade-puzzles.js";

const grade = vi.fn<(code: string) => Promise<PuzzleGrade>>();
const open = {
  game: { codec: { puzzle: { parse: (code: string) => ({ ok: true, value: code }) } } },
  ui: { library: { grading: { grade } } },
} as unknown as OpenGame;

beforeEach(async () => {
  await clearAll();
  grade.mockReset().mockImplementation(async (code) => ({ level: code.length, hardest: [] }));
});

const record = (code: string, about: Partial<LibraryRecord> = {}): LibraryRecord => ({
  key: `slither/${code}`,
  game: "slither",
  code,
  name: code,
  folder: "",
  saved: 1,
  ...about,
});

function library(...first: readonly LibraryRecord[]) {
  const [records, setRecords] = createSignal<readonly LibraryRecord[]>(first);
  const onChange = vi.fn();
  const leave = createRoot((end) => {
    onTestFinished(end);
    gradePuzzles(open, records, onChange);
    return end;
  });
  return { setRecords, onChange, leave };
}
const levels = async () =>
  Object.fromEntries((await libraryOf("slither")).map(({ name, grade: of }) => [name, of?.level]));

test("boards without a grade are measured and kept, one after the other; the others are left alone", async () => {
  const { onChange } = library(
    record("a"),
    record("bb", { grade: { level: 9, hardest: [] } }),
    record("ccc"),
  );
  await until(() => expect(onChange).toHaveBeenCalledTimes(2));
  expect(grade.mock.calls).toEqual([["a"], ["ccc"]]);
  expect(await levels()).toEqual({ a: 1, ccc: 3 });
});

test("one that stopped is not tried twice; one that is added later is measured", async () => {
  grade.mockRejectedValueOnce(new Error("the worker died"));
  const { setRecords, onChange } = library(record("a"));
  await settled();
  setRecords([record("a"), record("bb")]);
  await until(() => expect(onChange).toHaveBeenCalledOnce());
  expect(grade.mock.calls).toEqual([["a"], ["bb"]]);
});

test("what was renamed meanwhile keeps its new name, what was removed stays removed", async () => {
  let answer!: (grade: PuzzleGrade) => void;
  grade.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  const { setRecords, onChange } = library(record("a"), record("b"));
  await until(() => expect(grade).toHaveBeenCalledOnce());
  setRecords([record("a", { name: "new" }), record("b")]);
  answer({ level: 1, hardest: [] });
  await until(() => expect(grade).toHaveBeenCalledTimes(2));
  setRecords([record("a", { name: "new", grade: { level: 1, hardest: [] } })]);
  answer({ level: 1, hardest: [] });
  await settled();
  expect([await levels(), onChange.mock.calls.length]).toEqual([{ new: 1 }, 1]);
});

test("nothing is kept once the library is left", async () => {
  let answer!: (grade: PuzzleGrade) => void;
  grade.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  await savePuzzle(record("a"));
  const { leave } = library(record("a"));
  await until(() => expect(grade).toHaveBeenCalledOnce());
  leave();
  answer({ level: 1, hardest: [] });
  await settled();
  expect(await levels()).toEqual({ a: undefined });
});
