/** Sono's verbs: answers checked and replayed, step limits, problems in both forms. */
import { describe, expect, test } from "vitest";
import { expectCliError } from "./expect-cli-error.js";
import { masume, scratchFolder } from "./masume.js";

const scratch = scratchFolder();

/** All eight pairs. */
const paired = [
  [2, 0, 1, 1],
  [2, 0, 3, 3],
  [4, 4, 5, 5],
  [6, 6, 7, 7],
];
/** Four of them: 0 to 3 stand apart. */
const scattered = [
  [0, 1, 0, 1],
  [2, 3, 2, 3],
  [4, 4, 5, 5],
  [6, 6, 7, 7],
];
const fileOf = (rows: readonly (readonly number[])[], size = 4): string =>
  JSON.stringify({ startsAt: 1743489020, problem: { field: { size, entities: rows } } });
const problem = scratch.file("problem.json", fileOf(scattered));
const op = (x: number, y: number, n: number) => ({ x, y, n });
const answerOf = (...ops: readonly object[]): string => JSON.stringify({ ops });

describe("check", () => {
  const check = (answer: string, ...more: readonly string[]) =>
    masume(["sono", "check", problem, scratch.file("answer.json", answer), ...more]);

  test("counts pairs and steps", async () => {
    // 1 0 over 3 2 becomes 3 1 over 2 0, which joins the 1s and the 2s.
    const ran = await check(answerOf(op(1, 0, 2)), "--json");
    expect(JSON.parse(ran.stdout)).toEqual({ valid: true, pairs: 6, maxPairs: 8, steps: 1, maxSteps: null });
    expect(ran).toMatchObject({ status: 0, stderr: "" });
  });

  test("a board whose pairs are all made", async () => {
    const done = scratch.file("done.json", fileOf(paired));
    const ran = await masume(["sono", "check", done, scratch.file("none.json", answerOf()), "--json"]);
    expect(JSON.parse(ran.stdout)).toMatchObject({ valid: true, pairs: 8, maxPairs: 8, steps: 0 });
  });

  test("names the turn that is out of range by its index", async () => {
    const ops = Array.from({ length: 9 }, (_, i) => (i === 7 ? op(3, 3, 2) : op(0, 0, 2)));
    const ran = await check(answerOf(...ops), "--json");
    expect(JSON.parse(ran.stdout)).toMatchObject({
      valid: false,
      steps: 7,
      error: { op: 7, code: "outside", text: expect.stringContaining("(3, 3)") },
    });
    expect(ran.status).toBe(1);
    const forPeople = await check(answerOf(...ops), "--lang", "ja");
    expect(forPeople.stdout).toMatch(/^7番目の手/);
  });

  test("a limit from the command, from the settings, from the problem", async () => {
    const answer = scratch.file("two.json", answerOf(op(0, 0, 2), op(0, 0, 2)));
    const ran = await masume(["sono", "check", problem, answer, "--max-steps", "1", "--json"]);
    expect(JSON.parse(ran.stdout)).toMatchObject({ valid: false, maxSteps: 1, error: { op: 1 } });
    expect(ran.status).toBe(1);

    const config = scratch.file("settings.json", '{"sono":{"maxSteps":200}}');
    const named = await masume(["sono", "check", problem, answer, "--config", config]);
    expect(named.stdout).toContain(`At most 200 turns (${config}).`);

    scratch.file("masume.json", '{"sono": {\n  "maxSteps": 2\n}}');
    const usual = await masume(["sono", "check", problem, answer, "--json"], {
      stdin: "",
      cwd: scratch.path,
    });
    expect(JSON.parse(usual.stdout)).toMatchObject({ valid: true, maxSteps: 2 });

    const coded = await masume(["sono", "convert", problem, "--to", "code"]);
    const ownLimit = await masume(["sono", "check", `${coded.stdout.trim().split(".t")[0]}.m1`, answer], {
      stdin: "",
      cwd: scratch.path,
    });
    expect(ownLimit.stdout).toContain("At most 1 turn (from the problem).");
    expect(ownLimit.status).toBe(1);
  });

  test("many problems with an answer each", async () => {
    const problems = scratch.file("problems.txt", `${fileOf(scattered)}\n${fileOf(paired)}\n`);
    const answers = scratch.file("answers.txt", `${answerOf()}\n${answerOf(op(0, 0, 4))}\n`);
    const ran = await masume(["sono", "check", problems, answers, "--jobs", "2"]);
    const lines = ran.stdout.trimEnd().split("\n");
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { valid: true, pairs: 4 },
      { valid: false, error: { op: 0, code: "whole-board" } },
    ]);
    expect(ran.status).toBe(1);
  });
});

describe("replay", () => {
  test("the board after so many turns, and the pairs along the way", async () => {
    const answer = scratch.file("answer.json", answerOf(op(1, 0, 2), op(1, 0, 2)));
    const ran = await masume(["sono", "replay", problem, answer, "--step", "1", "--json"]);
    expect(JSON.parse(ran.stdout)).toMatchObject({
      steps: 1,
      maxPairs: 8,
      pairs: 6,
      entities: [[0, 3, 1, 1], [2, 2, 0, 3], ...scattered.slice(2)],
      curve: [4, 6, 4],
    });
    const forPeople = await masume(["sono", "replay", problem, answer]);
    expect(forPeople.stdout).toMatch(/█/);
    expect(forPeople.stdout).toMatch(/ 0 +2 turns\n$/);
    const drawn = await masume(["sono", "replay", problem, answer, "--step", "1", "--picture", "svg"]);
    expect(drawn.stdout).toContain("6 of 8 pairs after 1 turn");
  });

  test("an answer that cannot be played is bad input", async () => {
    const answer = scratch.file("answer.json", answerOf(op(0, 0, 2), op(0, 0, 4)));
    expectCliError(await masume(["sono", "replay", problem, answer]), /answer\.json:1:\d+ \(ops\[1\]\): /);
  });
});

test("convert there and back", async () => {
  const code = (await masume(["sono", "convert", problem, "--to", "code"])).stdout.trim();
  expect(code).toMatch(/^4\.[\w-]+\.t1743489020$/);
  const back = await masume(["sono", "convert", code, "--to", "json"]);
  expect(back.stdout).toBe(`${fileOf(scattered)}\n`);
  const { stdout: drawn } = await masume(["sono", "convert", problem, "--to", "svg"]);
  expect(drawn.match(/<text/g)).toHaveLength(16);
});

describe("bad input", () => {
  const broken = (change: (rows: number[][]) => void): string => {
    const rows = scattered.map((row) => [...row]);
    change(rows);
    return fileOf(rows);
  };
  const problems: Readonly<Record<string, readonly [content: string, about: RegExp]>> = {
    "an odd size": [fileOf(scattered, 5), /bad\.json:1:\d+ \(problem\.field\.size\): .*even.*5/],
    "a size out of range": [fileOf(scattered, 26), /\(problem\.field\.size\): .*4 to 24/],
    "a value three times": [
      broken((rows) => {
        rows[3]![3] = 0;
      }),
      /\(problem\.field\.entities\[3\]\[3\]\): 0 appears 3 times and 7 once/,
    ],
    "a value out of range": [
      broken((rows) => {
        rows[0]![0] = 8;
      }),
      /\(problem\.field\.entities\[0\]\[0\]\): .*0 to 7.*8/,
    ],
    "ragged rows": [
      broken((rows) => {
        rows[2]!.pop();
      }),
      /\(problem\.field\.entities\[2\]\): .*list of 4.*3/,
    ],
    "a row too few": [
      broken((rows) => {
        rows.pop();
      }),
      /\(problem\.field\.entities\): .*list of 4.*3/,
    ],
    "no field": ['{"problem":{}}', /“field” is missing/],
    "no JSON": ["hello", /bad\.json:1:1: /],
    "nesting beyond reason": [`{"problem":${"[".repeat(100_000)}`, /bad\.json:1:\d+: nested more than/],
    "a broken code": ["4.AAAA", /bad\.json:1:1: /],
  };
  test.each(Object.entries(problems))("a problem: %s", async (_name, [content, about]) => {
    const bad = scratch.file("bad.json", content);
    const answer = scratch.file("answer.json", answerOf());
    expectCliError(await masume(["sono", "check", bad, answer]), about);
  });

  const answers: Readonly<Record<string, readonly [content: string, about: RegExp]>> = {
    "without operations": ["{}", /bad\.json:1:1: .*“ops”/],
    "with an operation that lacks a side": [
      answerOf(op(0, 0, 2), { x: 0, y: 0 }),
      /\(ops\[1\]\): .*“n” is missing/,
    ],
    "with half a step": [answerOf(op(0.5, 0, 2)), /\(ops\[0\]\.x\): .*0\.5/],
    "of a million operations": [
      `{"ops":[${'{"x":0,"y":0,"n":2},'.repeat(999_999)}{"x":0,"y":0,"n":2}]}`,
      /bad\.json:1:1: the text has 20,000,\d+ characters/,
    ],
    "of two hundred thousand short operations": [
      `{"ops":[${"{},".repeat(199_999)}{}]}`,
      /\(ops\): the answer has 200,000 operations/,
    ],
    "nested beyond reason": [`{"ops":${"[".repeat(100_000)}`, /nested more than/],
  };
  test.each(Object.entries(answers))("an answer %s", async (_name, [content, about]) => {
    expectCliError(await masume(["sono", "check", problem, scratch.file("bad.json", content)]), about);
  });

  test("settings that are no settings", async () => {
    const answer = scratch.file("answer.json", answerOf());
    const config = scratch.file("config.json", '{"sono":{"maxSteps":-1}}');
    const ran = await masume(["sono", "check", problem, answer, "--config", config]);
    expectCliError(ran, /config\.json:1:\d+ \(sono\.maxSteps\): /);
    const missing = await masume(["sono", "check", problem, answer, "--config", "nowhere.json"]);
    expectCliError(missing, /nowhere\.json: no such file/);
  });

  test("no answer named", async () => {
    expectCliError(await masume(["sono", "check", problem]), /<answer> is missing/);
  });
});

test("hint marks the corners of the square to turn", async () => {
  const { stdout, status } = await masume(["sono", "hint", problem]);
  expect(status).toBe(0);
  const [x, y, n] = /^Next: (\d),(\d),(\d)/m.exec(stdout)!.slice(1).map(Number) as [number, number, number];
  const rows = stdout.split("\n").filter((line) => /^[│*]/.test(line));
  const marked = rows.flatMap((row, r) =>
    [...row.matchAll(/\*/g)].map((at) => [r, Math.floor(at.index / 4)]),
  );
  const [left, right, top, bottom] = [x, x + n - 1, y, y + n - 1];
  expect(marked).toEqual([
    [top, left],
    [top, right],
    [bottom, left],
    [bottom, right],
  ]);
});
