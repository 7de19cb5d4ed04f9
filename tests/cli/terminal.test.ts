/**
 * What remains on a terminal is what a pipe would have got, with long sentences broken
 * between words: the status line of every verb that shows one comes and goes, and takes
 * nothing with it.
 */
import { expect, test } from "vitest";
import { masume, scratchFolder } from "./masume.js";
import { inTerminal, screenOf } from "./pseudo-terminal.js";

/** Japanese letters and stops take two columns. */
const displayWidth = (text: string): number =>
  [...text].reduce((width, letter) => width + (/[\u2e80-\u9fff\uff00-\uff60]/.test(letter) ? 2 : 1), 0);
const scratch = scratchFolder();
const sono = scratch.file("sono.json", (await masume(["sono", "new", "--size", "8", "--seed", "1"])).stdout);
const stroke = scratch.file("stroke.txt", "S......\n.......\n.......\n.......\n.......\n.......\n......G\n");
const slither = scratch.file(
  "slither.txt",
  (await masume(["slither", "new", "--seed", "1", "--width", "12", "--height", "12"])).stdout,
);
const many = scratch.file("many.txt", "4x4t0:3c3d22b2a1\n4x4t0:3c3d22b2a1\n4x4t0:3c3d22b2a1\n");

const commands = {
  "nonaga match": ["--red", "novice", "--blue", "beginner", "--games", "2", "--swap", "--seed", "1"],
  "nonaga best": ["--nodes", "40000", "--seed", "1"],
  "nonaga perft": ["2"],
  "sono solve": [sono, "--work", "2000000"],
  "sono new": ["--size", "4", "--scramble", "3", "--seed", "1", "--count", "3"],
  "stroke new": ["--size", "6", "--seed", "1"],
  "stroke solve": [stroke, "--count"],
  "stroke report": [stroke],
  "stroke grade": [stroke],
  "slither new": ["--width", "12", "--height", "12", "--seed", "1"],
  "slither solve": [slither],
  "slither grade": [slither],
  "slither steps": [slither],
  "slither check": [many],
  "slither hint": [slither],
  "stroke hint": [stroke],
  "stroke rules": [],
  "nonaga rules": [],
} as const;

const settings = [
  { columns: 80, language: "en", env: {} },
  { columns: 40, language: "ja", env: { NO_COLOR: "1" } },
] as const;

/** What fits stands as it was piped; what does not is broken between words, and not before a stop. */
function expectSame(shown: string, piped: string, columns: number): void {
  const withoutBlanks = (text: string): string => text.replace(/\s/g, "");
  expect(withoutBlanks(shown)).toBe(withoutBlanks(piped));
  const rows = shown.split("\n");
  for (const line of piped.split("\n").filter((one) => displayWidth(one) <= columns)) {
    expect(rows).toContain(line);
  }
  const words = new Set(piped.split(/\s+/));
  for (const word of shown.match(/(?<=^|\s)[A-Za-z,.;:]+(?=$|\s)/gm) ?? []) expect(words).toContain(word);
  expect(rows.filter((row) => /^\s*[、。」）：]/.test(row))).toEqual([]);
}

for (const { columns, language, env } of settings) {
  test.each(Object.entries(commands))(`%s, ${columns} columns, ${language}`, async (verb, options) => {
    const args = [...verb.split(" "), ...options, "--lang", language];
    const piped = await masume(args);
    const shown = await inTerminal(args, {
      columns,
      language,
      env: { ...env, MASUME_PROGRESS_DELAY: "0" },
    }).ended;
    expectSame(shown.text, await screenOf(piped.stdout + piped.stderr, 1000), columns);
    expect(shown).toMatchObject({ status: piped.status, isCursorVisible: true });
    if ("NO_COLOR" in env) expect(shown.hasColour).toBe(false);
  });
}

test("a curve is as wide as there is room for", async () => {
  const answer = scratch.file(
    "answer.json",
    (await masume(["sono", "solve", sono, "--work", "2000000"])).stdout,
  );
  const args = ["sono", "replay", sono, answer];
  const widest = (text: string): number => Math.max(...text.split("\n").map(displayWidth));
  for (const language of ["en", "ja"] as const) {
    const { text } = await inTerminal(args, { columns: 40, language }).ended;
    const curve = text.slice(text.indexOf("│"));
    expect(curve.split("\n")).toHaveLength(10);
    expect(widest(curve)).toBe(40);
  }
});

test.each(["stroke new", "slither", "nonaga play", ""])("help of “%s” fits 40 columns", async (words) => {
  const args = [...words.split(" ").filter((word) => word !== ""), "--help"];
  for (const language of ["en", "ja"] as const) {
    const { written } = await inTerminal(args, { columns: 40, language, env: { NO_COLOR: "1" } }).ended;
    const [, ...lines] = written.split("\r\n"); // the first is the usage
    expect(lines.filter((line) => displayWidth(line) > 40)).toEqual([]);
  }
});

test("a picture does not go to a terminal", async () => {
  for (const format of ["png", "pdf"]) {
    const { text, status } = await inTerminal(["slither", "convert", slither, "--to", format]).ended;
    expect(status).toBe(2);
    expect(text).toMatch(/^masume: a picture [\s\S]*-o/);
  }
});

const longWork = ["nonaga", "perft", "4"];
const atOnce = { env: { MASUME_PROGRESS_DELAY: "0" } };

test("Ctrl-C ends long work and leaves nothing of its status line", async () => {
  for (const columns of [80, 40]) {
    const running = inTerminal(longWork, { ...atOnce, columns });
    await running.until(/counting/);
    running.type("\u0003");
    expect(await running.ended).toMatchObject({ status: 130, text: "", isCursorVisible: true });
  }
});

test("an error takes the place of the status line", async () => {
  const mixed = scratch.file("mixed.txt", `${"4x4t0:3c3d22b2a1\n".repeat(40)}4x4t0:9\n`);
  const { text, status } = await inTerminal(["slither", "solve", mixed, "-o", "/dev/null"], atOnce).ended;
  expect(status).toBe(2);
  expect(text.replaceAll("\n", "")).toMatch(/^masume: \S+mixed\.txt:41:\d+: .*$/);
});

test("results with progress between them stand line by line", async () => {
  const lines = scratch.file("lines.txt", "4x4t0:3c3d22b2a1\n".repeat(200));
  const { text, status } = await inTerminal(["slither", "grade", lines, "--jobs", "2"], {
    ...atOnce,
    columns: 400,
  }).ended;
  expect(status).toBe(0);
  const rows = text.split("\n");
  expect(rows).toHaveLength(200);
  expect(new Set(rows).size).toBe(1);
  expect(JSON.parse(rows[0]!)).toMatchObject({ solved: true });
});
