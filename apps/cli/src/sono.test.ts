/** Sono's verbs in this process: which limit counts, what the exit status says, what a replay shows. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { jsonHere, runHere } from "./testing/run-here.js";

const folder = mkdtempSync(join(tmpdir(), "masume-sono-"));
afterAll(() => rmSync(folder, { recursive: true }));
function file(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const entities = [
  [0, 1, 0, 1],
  [2, 3, 2, 3],
  [4, 4, 5, 5],
  [6, 6, 7, 7],
];
const field = { problem: { field: { size: 4, entities } } };
const problem = file("problem.json", JSON.stringify(field));
const limited = file("limited.json", JSON.stringify({ max_steps: 1, ...field }));
const settings = file("settings.json", '{"sono":{"maxSteps":0}}');
/** Joins the 1s and the 2s; three more turns make the board as it was. */
const turn = { x: 1, y: 0, n: 2 };
const answer = (count: number) =>
  file(`answer${count}.json`, JSON.stringify({ ops: Array.from({ length: count }, () => turn) }));

describe("how many turns there may be", () => {
  test.each([
    [problem, [], null],
    [problem, ["--config", settings], 0],
    [limited, ["--config", settings], 1],
    [limited, ["--config", settings, "--max-steps", "2"], 2],
    [limited, ["--max-steps", "0"], 0],
  ])(
    "%#: the command goes before the problem, and that before the settings",
    async (from, more, maxSteps) => {
      for (const count of [0, 1, 2, 3]) {
        const { status, json } = await jsonHere(["sono", "check", from, answer(count), ...more]);
        const isKept = maxSteps === null || count <= maxSteps;
        expect([status, json.valid, json.maxSteps]).toEqual([isKept ? 0 : 1, isKept, maxSteps]);
        if (!isKept) expect(json.error).toMatchObject({ op: maxSteps });
      }
    },
  );

  test("a solve says whose limit it kept", async () => {
    const solve = async (...args: readonly string[]) => (await jsonHere(["sono", "solve", ...args])).json;
    expect(await solve(problem)).toMatchObject({
      maxSteps: null,
      maxStepsFrom: null,
      pairs: 8,
      seed: "sono",
    });
    expect(await solve(limited)).toMatchObject({ maxSteps: 1, maxStepsFrom: "problem", pairs: 6, steps: 1 });
    expect(await solve(limited, "--max-steps", "0")).toMatchObject({ maxStepsFrom: "command", steps: 0 });
    expect(await solve(problem, "--config", settings)).toMatchObject({ maxStepsFrom: "settings", steps: 0 });
  });

  test.each(["-1", "1000000001", "x"])("a limit of %s is refused", async (limit) => {
    const { status, stderr } = await runHere(["sono", "solve", problem, `--max-steps=${limit}`]);
    expect([status, stderr.startsWith("masume: --max-steps: ")]).toEqual([2, true]);
  });
});

describe("what a solve's exit status says", () => {
  const six = async (...options: readonly string[]) => {
    const { stdout } = await runHere(["sono", "new", "--size", "6", "--seed", "s"]);
    const solved = await jsonHere(["sono", "solve", "--jobs", "1", ...options], { stdin: stdout });
    return [solved.status, solved.json.pairs === 18];
  };

  test("a limit that was kept is enough, unless all pairs are wanted", async () => {
    expect(await six("--work", "200000", "--max-steps", "2")).toEqual([0, false]);
    expect(await six("--work", "200000", "--max-steps", "2", "--all-pairs")).toEqual([3, false]);
    expect(await six("--work", "4000000", "--all-pairs")).toEqual([0, true]);
    expect(await six("--work", "0")).toEqual([0, true]);
  });

  test("a board of 4 × 4 is searched to the end", async () => {
    const solve = (steps: string) =>
      jsonHere(["sono", "solve", problem, "--max-steps", steps, "--all-pairs"]);
    const { json } = await jsonHere(["sono", "solve", problem]);
    expect((await solve(String(json.steps))).status).toBe(0);
    expect((await solve(String(json.steps - 1))).status).toBe(1);
  });

  test("work goes before time: the answer is the same however long it may take", async () => {
    const { stdout: stdin } = await runHere(["sono", "new", "--size", "6", "--seed", "s"]);
    const solve = async (...options: readonly string[]) =>
      (await jsonHere(["sono", "solve", "--work", "500000", "--jobs", "1", ...options], { stdin })).json;
    expect(await solve("--time", "1h")).toEqual(await solve());
  });
});

describe("new", () => {
  test("a limit becomes part of the problem, with its code and its seed", async () => {
    const { json } = await jsonHere(["sono", "new", "--size", "4", "--max-steps", "7", "--seed", "s"]);
    expect(json).toMatchObject({ max_steps: 7, seed: "s", code: expect.stringMatching(/^4\.[\w-]+\.m7$/) });
    expect(json).not.toHaveProperty("par");
    const back = await jsonHere(["sono", "convert", json.code, "--to", "json"]);
    expect(back.json).toEqual({ max_steps: 7, problem: json.problem });
  });

  test.each([
    ["4", 0],
    ["24", 0],
    ["3", 2],
    ["5", 2],
    ["25", 2],
  ])("a side of %s", async (size, status) => {
    expect((await runHere(["sono", "new", "--size", size])).status).toBe(status);
  });

  test("is 16 by 16 by itself, and says its seed beside it", async () => {
    const { stdout, stderr } = await runHere(["sono", "new", "--seed", "s"]);
    expect(JSON.parse(stdout).problem.field.size).toBe(16);
    expect(stderr).toBe("Seed: s.\n");
    expect((await runHere(["sono", "new", "--seed", "s", "--quiet"])).stderr).toBe("");
    const scrambled = await runHere(["sono", "new", "--size", "4", "--scramble", "1", "--seed", "s"]);
    expect(scrambled.stderr).toMatch(/\b1 turn\b/);
  });
});

describe("replay", () => {
  test.each([
    [["--step", "0"], 0, 4],
    [["--step", "1"], 1, 6],
    [[], 2, 4],
  ])("%j", async (options, steps, pairs) => {
    const { status, json } = await jsonHere(["sono", "replay", problem, answer(2), ...options]);
    expect([status, json]).toEqual([
      0,
      expect.objectContaining({ steps, pairs, maxPairs: 8, curve: [4, 6, 4] }),
    ]);
    if (steps === 0) expect(json.entities).toEqual(entities);
  });

  test("an answer beyond the limit cannot be replayed", async () => {
    expect((await runHere(["sono", "replay", limited, answer(1)])).status).toBe(0);
    expect((await runHere(["sono", "replay", limited, answer(2)])).status).toBe(2);
    expect((await runHere(["sono", "replay", limited, answer(2), "--max-steps", "2"])).status).toBe(0);
  });

  test("the curve as a picture has a value before the first turn and one after each", async () => {
    const { json } = await jsonHere(["sono", "replay", problem, answer(2), "--to", "svg"]);
    expect(json.format).toBe("svg");
    // 664 × 332 within margins; of eight pairs four, six and four.
    expect(json.text).toContain('points="56,186 378,103 700,186"');
    expect(json.text).toContain('<circle class="end" cx="700" cy="186"');
    expect(json.text).toContain("<title>");
  });
});
