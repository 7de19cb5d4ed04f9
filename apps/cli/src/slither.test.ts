/** Slither's verbs in this process: what is said where there is no answer, and how tables and boards are drawn. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { drawEdges } from "./games/slither/drawing.js";
import { table } from "./games/slither/table.js";
import { jsonHere, runHere } from "./testing/run-here.js";

const folder = mkdtempSync(join(tmpdir(), "masume-slither-"));
afterAll(() => rmSync(folder, { recursive: true }));
function file(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const ring = file("ring.txt", "212\n101\n212\n");
const wide = file("wide.txt", "..\n");
/** Its techniques do not solve it, though it has one loop. */
const open = file("open.txt", ".22..12\n2.12...\n..1...3\n...2.1.\n.311...\n..22..2\n.222..0\n");

/** Nothing can be seen here without a search. */
const blank = file("blank.txt", `${".".repeat(10)}\n`.repeat(10));

describe("without time or work", () => {
  test.each([
    ["grade", open, "--time", { level: null, solved: null }],
    ["steps", open, "--time", []],
    ["solve", blank, "--work", { status: "unknown" }],
    ["hint", blank, "--work", { status: "unknown" }],
  ])("%s has no verdict, and status 3", async (verb, puzzle, limit, json) => {
    const args = ["slither", verb, puzzle, limit, "0"];
    expect(await jsonHere(args)).toEqual({ status: 3, json });
    const forPeople = await runHere(args);
    expect(forPeople).toMatchObject({ status: 3, stdout: "Not decided within the limit.\n" });
  });

  test("a report ends with what has been graded", async () => {
    expect(await jsonHere(["slither", "report", open, "--time", "0"])).toEqual({
      status: 3,
      json: { graded: 0 },
    });
  });
});

describe("hint", () => {
  test("says that there is no more to do, that nothing applies, that there is no one loop", async () => {
    const loop = file("loop.json", '{"h":["111","...","...","111"],"v":["1..1","1..1","1..1"]}');
    const done = await runHere(["slither", "hint", ring, "--state", loop]);
    expect(done).toMatchObject({ status: 0, stdout: "The loop is drawn.\n" });
    const several = await runHere(["slither", "hint", wide]);
    expect(several).toMatchObject({
      status: 1,
      stdout: "There is a next step only for a puzzle with exactly one loop.\n",
    });
  });

  test("says that it is stuck after the last step that its techniques know", async () => {
    const { json: steps } = await jsonHere(["slither", "steps", open]);
    const h = Array.from({ length: 8 }, () => Array(7).fill("."));
    const v = Array.from({ length: 7 }, () => Array(8).fill("."));
    for (const { decides } of steps) {
      for (const { edge, to } of decides as { edge: string; to: string }[]) {
        const [, kind, row, column] = /^([hv]):(\d+),(\d+)$/.exec(edge)!;
        (kind === "h" ? h : v)[Number(row)]![Number(column)] = to === "on" ? "1" : "x";
      }
    }
    const join = (rows: string[][]) => rows.map((row) => row.join(""));
    const drawn = file("stuck.json", JSON.stringify({ h: join(h), v: join(v) }));
    const hint = ["slither", "hint", open, "--state", drawn];
    expect(await jsonHere(hint)).toEqual({ status: 1, json: { stuck: true } });
    expect((await runHere(hint)).stdout).toBe("None of the techniques applies here.\n");
  });

  test("a line and a cross in one step are told apart", async () => {
    const { stdout } = await runHere(["slither", "steps", ring]);
    const both = stdout
      .split("\n")
      .filter((line) => line.includes("a line on") && line.includes("a cross on"));
    for (const line of both) expect(line).toMatch(/: a line on [^;]+; a cross on [^;]+$/);
  });
});

describe("grade", () => {
  test("uses are told by technique, and a puzzle without a level has none", async () => {
    const { stdout } = await runHere(["slither", "grade", ring]);
    expect(stdout).toMatch(/^Level 1 of 5\nTechniques \(number×uses\): 1×1( \d+×\d+)*\n$/);
    const ungraded = await runHere(["slither", "grade", open]);
    expect(ungraded.status).toBe(1);
    expect(ungraded.stdout).toMatch(/^No level: these techniques do not solve it\.\nTechniques/);
  });

  test("beyond the method, a puzzle that no assumption solves stays open", async () => {
    const { status, json } = await jsonHere(["slither", "grade", "--beyond"], { stdin: "3" });
    expect([status, json.level, json.beyond.depth]).toEqual([1, null, null]);
    const solved = await jsonHere(["slither", "grade", ring, "--beyond"]);
    expect([solved.status, solved.json.level]).toEqual([0, 1]);
  });
});

describe("report", () => {
  test("a label or book may be a number, a time only that; anything else is none", async () => {
    const puzzle = { width: 3, height: 3, clues: "212101212" };
    const lines = [
      { ...puzzle, book: 7, label: 1, time: 10 },
      { ...puzzle, book: "7", label: "1", time: "20" },
      { ...puzzle, book: null, label: true },
    ];
    const stdin = lines.map((line) => JSON.stringify(line)).join("\n");
    const { json } = await jsonHere(["slither", "report", "--jobs", "1"], { stdin });
    expect(json.labels).toMatchObject([{ label: "1", total: 2, agreement: 1 }]);
    expect(json.books).toMatchObject([{ book: "7", total: 2 }]);
    expect(json.timeRanges).toMatchObject([{ book: "7", level: 1, from: 10, to: 10 }]);
    expect(json.total.total).toBe(3);
  });
});

describe("convert", () => {
  test("JSON is given as itself, other notations as text with their name", async () => {
    const convert = async (to: string) => (await jsonHere(["slither", "convert", ring, "--to", to])).json;
    expect(await convert("json")).toEqual({ width: 3, height: 3, clues: "212101212" });
    expect(await convert("sgt")).toEqual({ format: "sgt", text: "3x3t0:212101212" });
  });

  test("what is drawn on the board goes along, from the file itself or from a state", async () => {
    const state = file("state.json", '{"h":["1..","...","...","..."],"v":["....","....","...."]}');
    const { json } = await jsonHere(["slither", "convert", ring, "--state", state, "--to", "json"]);
    expect(json.h).toEqual(["1..", "...", "...", "..."]);
    const again = await jsonHere(["slither", "convert", "--to", "json"], { stdin: JSON.stringify(json) });
    expect(again.json).toEqual(json);
  });
});

describe("new", () => {
  const make = (...options: readonly string[]) =>
    runHere(["slither", "new", "--width", "4", "--height", "3", "--seed", "s", ...options]);

  test("one puzzle has the name alone, several a running number of three digits", async () => {
    const names = async (...options: readonly string[]) => {
      const { stdout } = await make("--json", "--jobs", "1", ...options);
      const lines = stdout.trimEnd().split("\n");
      return lines.map((line) => JSON.parse(line).name);
    };
    expect(await names("--name", "Mine")).toEqual(["Mine"]);
    expect(await names("--name", "Mine", "--count", "2")).toEqual(["Mine001", "Mine002"]);
    const [year, month, day] = [new Date().getFullYear(), new Date().getMonth() + 1, new Date().getDate()];
    const today = [year % 100, month, day].map((part) => String(part).padStart(2, "0")).join("");
    expect(await names("--count", "2")).toEqual([`${today}001`, `${today}002`]);
  });

  test.each([
    ["--width", ["3", "100"], ["2", "101"]],
    ["--trial", ["0", "2"], ["-1", "3"]],
    ["--level", ["1", "5"], ["0", "6"]],
    ["--technique", ["1", "32"], ["0", "33"]],
    ["--min-clues", ["0"], ["-1", "10001"]],
  ])("%s takes its very limits", async (option, taken, refused) => {
    // Nothing is made in no time; what matters is that it is understood.
    for (const value of taken)
      expect((await runHere(["slither", "new", `${option}=${value}`, "--time", "0"])).status).toBe(3);
    for (const value of refused) {
      const { status, stderr } = await runHere(["slither", "new", `${option}=${value}`, "--time", "0"]);
      expect([status, stderr.startsWith(`masume: ${option}: `)]).toEqual([2, true]);
    }
  });

  test("where none was found in time, the seed is told", async () => {
    expect(await jsonHere(["slither", "new", "--seed", "s", "--time", "0"])).toEqual({
      status: 3,
      json: { clues: null, seed: "s" },
    });
  });
});

test("a table's first column stands left and the others right, wide letters counted as two", () => {
  const rows = [
    ["大きさ", "1", "計"],
    ["3×3", "12", "120"],
    ["", "7", "1"],
  ];
  expect(table(rows)).toBe("大きさ   1   計\n3×3     12  120\n         7    1");
});

test("lines meet at every kind of joint", () => {
  const puzzle = { width: 2, height: 2, clues: "0.?3" };
  const all = drawEdges(puzzle, "1".repeat(12), false);
  expect(all).toBe("┌───┬───┐\n│ 0 │   │\n├───┼───┤\n│ ? │ 3 │\n└───┴───┘");
  const none = drawEdges(puzzle, ".".repeat(12), false);
  expect(none).toBe("·   ·   ·\n  0\n·   ·   ·\n  ?   3\n·   ·   ·");
  expect(drawEdges(puzzle, "x".repeat(12), false)).toContain("· × · × ·\n× 0 ×   ×");
});
