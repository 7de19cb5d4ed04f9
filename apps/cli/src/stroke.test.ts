/** Stroke's verbs in this process: every answer with its status, and what is said within a limit. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { jsonHere, runHere } from "./testing/run-here.js";

const folder = mkdtempSync(join(tmpdir(), "masume-stroke-"));
afterAll(() => rmSync(folder, { recursive: true }));
function file(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

/** Two lines, both around the middle. */
const corner = "S..\n...\n..G\n";
/** Ends of one colour, of which there is one cell more than half: no line. */
const none = "S.\n.G\n";
const large = '{"size":16,"start":[0,0],"goal":[0,15]}';

describe("solve", () => {
  test("counts as decimal text, and says in words how many", async () => {
    const solved = await jsonHere(["stroke", "solve", "--count"], { stdin: corner });
    expect(solved).toMatchObject({ status: 0, json: { status: "solved", solutions: "2" } });
    expect(solved.json.path).toHaveLength(9);
    expect((await runHere(["stroke", "solve", "--count"], { stdin: corner })).stdout).toMatch(/\n2 lines\n$/);
    expect((await jsonHere(["stroke", "solve"], { stdin: corner })).json).not.toHaveProperty("solutions");
  });

  test("no line: the reason, and none to count", async () => {
    const { status, json } = await jsonHere(["stroke", "solve"], { stdin: none });
    expect([status, json.status, "solutions" in json]).toEqual([1, "unsolvable", false]);
    expect(json.reason).toEqual({
      code: expect.any(String),
      cells: expect.any(Array),
      text: expect.any(String),
    });
    const { stdout } = await runHere(["stroke", "solve"], { stdin: none });
    expect(stdout).toMatch(/^There is no line\.\n/);
    expect(stdout).toContain("*");
  });
});

describe("grade", () => {
  test("in words and as JSON, with what it was measured by", async () => {
    const { status, json } = await jsonHere(["stroke", "grade"], { stdin: corner });
    const { band, score } = json.difficulty;
    expect([status, Object.keys(json.difficulty)]).toEqual([0, ["band", "score"]]);
    const { stdout } = await runHere(["stroke", "grade"], { stdin: corner });
    expect(stdout.toLowerCase()).toBe(`${band}, score ${score}\n`);
  });

  test("nothing without a line, and no verdict within too little work", async () => {
    expect(await jsonHere(["stroke", "grade"], { stdin: none })).toEqual({
      status: 1,
      json: { difficulty: null, status: "unsolvable" },
    });
    expect(await jsonHere(["stroke", "grade", "--work", "1"], { stdin: large })).toEqual({
      status: 3,
      json: { difficulty: null, status: "unknown" },
    });
  });
});

describe("hint", () => {
  const hint = (line: string, ...more: readonly string[]) =>
    jsonHere(["stroke", "hint", file("board.txt", corner), "--path", file("line.json", line), ...more]);

  test("the next cell, nothing left, or a line that leads nowhere", async () => {
    const next = await hint("[[0,0],[0,1],[0,2]]");
    expect(next).toMatchObject({ status: 0, json: { next: [1, 2] } });
    expect(next.json.stretch[0]).toEqual(next.json.next);
    const whole = "[[0,0],[0,1],[0,2],[1,2],[1,1],[1,0],[2,0],[2,1],[2,2]]";
    expect(await hint(whole)).toEqual({ status: 0, json: { next: null, finished: true } });
    expect(await hint("[[0,0],[0,1],[1,1]]")).toMatchObject({ status: 1, json: { stuckAfter: 2 } });
  });

  test("no verdict within too little work", async () => {
    const { status, json } = await jsonHere(["stroke", "hint", "--work", "0"], { stdin: large });
    expect([status, json]).toEqual([3, { status: "unknown", next: null }]);
  });
});

describe("report", () => {
  test("marks what holds and what does not, and names the first few places", async () => {
    const good = await runHere(["stroke", "report"], { stdin: corner });
    expect([good.status, good.stdout.includes("✗")]).toEqual([0, false]);
    expect(good.stdout).toMatch(/^✓ /);
    expect(good.stdout).toMatch(/\nThere is a line\.\n$/);
    const bad = await runHere(["stroke", "report"], { stdin: none });
    expect(bad.status).toBe(1);
    expect(bad.stdout).toMatch(/^✗ .*\n {2}r\dc\d/m);
    expect(bad.stdout).toContain("\nThere is no line.\n");
  });
});

describe("new", () => {
  test("prints comments and rows that can be read again", async () => {
    const { stdout, stderr } = await runHere([
      "stroke",
      "new",
      "--size",
      "4",
      "--blocked",
      "0",
      "--seed",
      "s",
    ]);
    expect(stderr).toBe("");
    const lines = stdout.trimEnd().split("\n");
    expect(lines.slice(0, 3)).toEqual([
      expect.stringMatching(/^# \w+, score \d+/),
      expect.stringMatching(/^# \d+ lines?$/),
      "# seed s",
    ]);
    expect(lines.slice(3).join("\n")).toMatch(/^[SG.]{4}(\n[SG.]{4}){3}$/);
    const counted = await jsonHere(["stroke", "solve", "--count"], { stdin: stdout });
    expect(lines[1]).toMatch(new RegExp(`^# ${counted.json.solutions} `));
  });

  test("what cannot be is bad input; what was only not found is no verdict", async () => {
    const refused = await runHere(["stroke", "new", "--size", "3", "--blocked", "8"]);
    expect([refused.status, refused.stdout]).toEqual([2, ""]);
    expect(refused.stderr).toMatch(/^masume: [^\n]+\n$/);
    expect(
      await jsonHere(["stroke", "new", "--size", "9", "--unique", "--seed", "s", "--time", "0"]),
    ).toEqual({
      status: 3,
      json: { puzzle: null, seed: "s" },
    });
  });

  test.each([
    ["--size", ["3", "30"], ["2", "31"]],
    ["--blocked", ["0"], ["-1", "899"]],
  ])("%s takes its very limits", async (option, taken, refused) => {
    for (const value of taken)
      expect((await runHere(["stroke", "new", `${option}=${value}`, "--time", "0"])).status).not.toBe(2);
    for (const value of refused) {
      const { status, stderr } = await runHere(["stroke", "new", `${option}=${value}`, "--time", "0"]);
      expect([status, stderr.startsWith(`masume: ${option}: `)]).toEqual([2, true]);
    }
  });
});
