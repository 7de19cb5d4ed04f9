import { expect, test } from "vitest";
import type { LibraryRecord } from "../platform/storage/schema.js";
import { filterLibrary, type LibraryFilter } from "./filter-library.js";

const board = (name: string, folder: string, saved: number): LibraryRecord => ({
  key: `stroke/${name}`,
  game: "stroke",
  code: name,
  name,
  folder,
  saved,
});

const records = [board("Maze 10", "hard", 1), board("maze 2", "", 3), board("庭", "hard", 2)];
const all: LibraryFilter = { search: "", folder: undefined, solved: "all", order: "newest" };
const names = (wish: Partial<LibraryFilter>) =>
  filterLibrary(records, new Set(["stroke/maze 2"]), { ...all, ...wish }).map(({ name }) => name);

test("orders by time and by name, numbers as numbers", () => {
  expect(names({})).toEqual(["maze 2", "庭", "Maze 10"]);
  expect(names({ order: "oldest" })).toEqual(["Maze 10", "庭", "maze 2"]);
  expect(names({ order: "name" }).slice(0, 2)).toEqual(["maze 2", "Maze 10"]);
});

test("finds by name and folder, whatever the case", () => {
  expect(names({ search: " MAZE " })).toEqual(["maze 2", "Maze 10"]);
  expect(names({ search: "Hard" })).toEqual(["庭", "Maze 10"]);
  expect(names({ search: "庭" })).toEqual(["庭"]);
});

test("shows one folder, and what is or is not solved", () => {
  expect(names({ folder: "hard" })).toEqual(["庭", "Maze 10"]);
  expect(names({ folder: "" })).toEqual(["maze 2"]);
  expect(names({ solved: "solved" })).toEqual(["maze 2"]);
  expect(names({ solved: "unsolved", search: "maze" })).toEqual(["Maze 10"]);
});

test("orders by size and by level, and shows one level or technique", () => {
  const graded = records.map((record, i) => ({
    ...record,
    grade: { level: [4, null, 2][i]!, hardest: [[22, 30], [32], [30]][i]! },
  }));
  const sized = (wish: Partial<LibraryFilter>) =>
    filterLibrary(graded, new Set(), { ...all, ...wish }, ({ code }) => code.length).map(({ name }) => name);
  expect(sized({ order: "smallest" })).toEqual(["庭", "maze 2", "Maze 10"]);
  expect(sized({ order: "largest" })).toEqual(["Maze 10", "maze 2", "庭"]);
  expect(sized({ order: "easiest" })).toEqual(["庭", "Maze 10", "maze 2"]);
  expect(sized({ order: "hardest" })).toEqual(["maze 2", "Maze 10", "庭"]);
  expect(sized({ level: 4 })).toEqual(["Maze 10"]);
  expect(sized({ technique: 30 })).toEqual(["庭", "Maze 10"]);
  // One that has not been measured comes before all levels; one beyond them, after all.
  const unmeasured = [...graded, board("new", "", 4)];
  const byLevel = (order: "easiest" | "hardest") =>
    filterLibrary(unmeasured, new Set(), { ...all, order }).map(({ name }) => name);
  expect(byLevel("easiest")).toEqual(["new", "庭", "Maze 10", "maze 2"]);
  expect(byLevel("hardest")).toEqual(["maze 2", "Maze 10", "庭", "new"]);
});
