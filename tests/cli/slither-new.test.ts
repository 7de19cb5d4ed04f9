/** `slither new`: puzzles to order, alike for alike seeds, with everything their record needs. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { expectCliError } from "./expect-cli-error.js";
import { masume } from "./masume.js";

async function made(...options: readonly string[]) {
  const ran = await masume(["slither", "new", "--json", ...options]);
  expect(ran.status).toBe(0);
  return ran.stdout
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));
}

test("a puzzle has a name, its clues, its parameters, its seed, its level and a link", async () => {
  const [puzzle] = await made("--width", "8", "--height", "6", "--preset", "advanced", "--seed", "x");
  expect(puzzle).toMatchObject({ width: 8, height: 6, seed: "x" });
  expect(puzzle.name).toMatch(/^\d{6}001$/);
  expect(puzzle.clues).toMatch(/^[0-3.]{48}$/);
  expect(puzzle.params).toMatch(/^GCT1-100-(F|WD|TD|C)$/);
  expect([1, 2, 3, 4, 5, null]).toContain(puzzle.level);
  expect(puzzle.url).toMatch(/^https:\/\/puzz\.link\/p\?slither\/8\/6\//);
  const solved = await masume(["slither", "solve", puzzle.url, "--json"]);
  expect(JSON.parse(solved.stdout).status).toBe("unique");
});

test("many at once, in order, whatever the threads; each seed alone makes its puzzle again", async () => {
  const options = ["--width", "7", "--height", "7", "--count", "4", "--seed", "monday", "--name", "Monday "];
  const several = await made(...options, "--jobs", "3");
  expect(several.map(({ name }) => name)).toEqual(["Monday 001", "Monday 002", "Monday 003", "Monday 004"]);
  expect(await made(...options, "--jobs", "1")).toEqual(several);
  const [third] = await made("--width", "7", "--height", "7", "--seed", "monday/3", "--name", "Monday 003");
  expect(third).toEqual(several[2]);
});

test("running numbers go on from the file and the folder written to", async () => {
  const folder = mkdtempSync(join(tmpdir(), "masume-numbers-"));
  const file = join(folder, "puzzles.jsonl");
  const size = ["--width", "5", "--height", "5"];
  const namesAfter = async (output: string) => {
    await made(...size, "--count", "2", "-o", output);
    const lines = readFileSync(output, "utf8").trim().split("\n");
    return lines.map((line) => JSON.parse(line).name.slice(6));
  };
  try {
    expect(await namesAfter(file)).toEqual(["001", "002"]);
    expect(await namesAfter(file)).toEqual(["003", "004"]);
    const today = JSON.parse(readFileSync(file, "utf8").split("\n")[0]!).name.slice(0, 6);
    writeFileSync(join(folder, `${today}017.slp`), "");
    expect(await namesAfter(join(folder, "more.jsonl"))).toEqual(["018", "019"]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

describe("methods", () => {
  test.each([
    ["GCT2-100-P", ["--params", "GCT2-100-P"]],
    ["T0-50-F", ["--params", "T0-50-F"]],
    ["GT1-70-HX", ["--gates", "--trial", "1", "--budget", "70", "--pattern", "HX"]],
    ["GCT2-50-X", ["--preset", "beginner", "--trial", "2", "--pattern", "X"]],
  ])("%s", async (code, options) => {
    const [puzzle] = await made("--width", "6", "--height", "6", "--seed", "m", ...options);
    expect(puzzle.params).toBe(code);
  });
});

test("without --json: rows that other verbs read, and the rest on standard error", async () => {
  const ran = await masume(["slither", "new", "--width", "6", "--height", "5", "--seed", "s"]);
  expect(ran.stdout).toMatch(/^([0-3.]{6}\n){5}$/);
  expect(ran.stderr).toMatch(/^\d{9}: GCT1-50-\w+, \d+ clues, seed s\. Level \d of 5\n$/);
  expect((await masume(["slither", "solve", "-"], { stdin: ran.stdout })).status).toBe(0);
});

test("a level can be asked for", async () => {
  const [puzzle] = await made("--width", "8", "--height", "8", "--level", "2", "--seed", "s");
  expect(puzzle.level).toBe(2);
});

test("the number of clues can be asked for", async () => {
  const [puzzle] = await made("--width", "6", "--height", "6", "--pattern", "F", "--min-clues", "30");
  expect(puzzle.clues.replaceAll(".", "")).toHaveLength(30);
});

test.each([
  [["--width", "200"], /--width: expected a whole number from 3 to 100, found 200/],
  [["--height", "0"], /--height: expected a whole number from 3 to 100, found 0/],
  [["--pattern", "Z"], /--pattern: /],
  [["--params", "GCT7-1-F"], /--params: “GCT7-1-F” is not a short form/],
  [["--min-clues", "50", "--max-clues", "40"], /at least 50 and at most 40 clues/],
])("%j is refused in one line", async (options, reason) => {
  expectCliError(await masume(["slither", "new", ...options]), reason);
});
