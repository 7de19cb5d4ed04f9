/** Sono's problems made and solved: files for other programs, limits and where they come from, threads. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { expectCliError } from "./expect-cli-error.js";
import { masume, scratchFolder } from "./masume.js";

const scratch = scratchFolder();
const json = (text: string) => JSON.parse(text);

async function made(...options: readonly string[]): Promise<string> {
  const ran = await masume(["sono", "new", ...options]);
  expect(ran.status).toBe(0);
  return ran.stdout;
}

describe("new", () => {
  test("a problem file with each value twice, and its seed beside it", async () => {
    const ran = await masume(["sono", "new", "--size", "6"]);
    const { problem, ...rest } = json(ran.stdout);
    expect(rest).toEqual({});
    expect(problem.field.size).toBe(6);
    const values = (problem.field.entities as number[][]).flat().sort((a, b) => a - b);
    expect(values).toEqual(Array.from({ length: 36 }, (_, i) => i >> 1));
    const [, seed] = /^Seed: (\w+)\.\n$/.exec(ran.stderr)!;
    expect(await made("--size", "6", "--seed", seed!)).toBe(ran.stdout);
  });

  test("a scrambled board whose answer comes with it", async () => {
    const ran = await masume(["sono", "new", "--size", "8", "--scramble", "5", "--seed", "a", "--json"]);
    const { par, solution, ...problem } = json(ran.stdout);
    expect(par).toBe(5);
    const files = [
      scratch.file("scrambled.json", JSON.stringify(problem)),
      scratch.file("solution.json", JSON.stringify(solution)),
    ];
    const checked = await masume(["sono", "check", ...files, "--json"]);
    expect(json(checked.stdout)).toMatchObject({ valid: true, pairs: 32, steps: 5 });
  });

  test("bad sizes and scrambles", async () => {
    expectCliError(await masume(["sono", "new", "--size", "7"]), /even.*7/);
    expectCliError(await masume(["sono", "new", "--size", "26"]), /--size: .*4 to 24.*26/);
    expectCliError(await masume(["sono", "new", "--scramble", "0"]), /--scramble: .*1 to 1,000.*0/);
  });
});

describe("solve", () => {
  test("writes the answer file, and says beside it what was reached under which limit", async () => {
    const problem = scratch.file("problem.json", await made("--size", "8", "--seed", "solve"));
    const answer = join(scratch.path, "answer.json");
    const ran = await masume(
      ["sono", "solve", problem, "--max-steps", "10", "--work", "5000000", "-o", answer],
      {
        stdin: "",
      },
    );
    expect(ran).toMatchObject({ status: 0, stdout: "" });
    expect(Object.keys(json(readFileSync(answer, "utf8")))).toEqual(["ops"]);
    const checked = json((await masume(["sono", "check", problem, answer, "--json"])).stdout);
    const { pairs, steps } = checked;
    expect(checked).toMatchObject({ valid: true });
    expect(steps).toBeLessThanOrEqual(10);
    expect(ran.stderr).toBe(`${pairs} of 32 pairs after ${steps} turns. At most 10 turns (--max-steps).\n`);
  });

  test("the limit comes from the command, the named settings or masume.json", async () => {
    const problem = scratch.file("limits.json", await made("--size", "6", "--seed", "limits"));
    scratch.file("masume.json", '{"sono":{"maxSteps":2}}');
    const config = scratch.file("other.json", '{"sono":{"maxSteps":3}}');
    const solve = async (...options: readonly string[]) => {
      const args = ["sono", "solve", problem, "--work", "1000000", "--json", ...options];
      return json((await masume(args, { stdin: "", cwd: scratch.path })).stdout);
    };
    expect(await solve()).toMatchObject({ maxSteps: 2, maxStepsFrom: "settings", steps: 2, maxPairs: 18 });
    expect(await solve("--config", config)).toMatchObject({ maxSteps: 3, steps: 3 });
    const source = scratch.file("source.json", '{"max_steps": 4} // as the source spells it');
    expect(await solve("--config", source)).toMatchObject({ maxSteps: 4, maxStepsFrom: "settings" });
    const slip = scratch.file("slip.json", '{"sono":{"max_turns":3}}');
    const refused = await masume(["sono", "solve", problem, "--config", slip]);
    expect(refused.status).toBe(2);
    expect(refused.stderr).toContain("“max_turns” is not known here");
    const given = await solve("--config", config, "--max-steps", "1");
    expect(given).toMatchObject({ maxSteps: 1, maxStepsFrom: "command", steps: 1 });
  });

  test("all pairs without a limit; too low a limit leaves the question open, a 4 × 4 board answers it", async () => {
    const six = scratch.file("six.json", await made("--size", "6", "--seed", "all"));
    const solved = await masume(["sono", "solve", six, "--work", "4000000", "--json"]);
    expect(json(solved.stdout)).toMatchObject({ pairs: 18, maxPairs: 18, maxSteps: null });
    expect(solved.status).toBe(0);
    const open = await masume(["sono", "solve", six, "--work", "1000000", "--all-pairs", "--max-steps", "3"]);
    expect(open.status).toBe(3);

    const four = scratch.file("four.json", await made("--size", "4", "--seed", "all"));
    const shortest = json((await masume(["sono", "solve", four, "--json"])).stdout);
    expect(shortest.pairs).toBe(8);
    const tooFew = ["--all-pairs", "--max-steps", String(shortest.steps - 1)];
    expect((await masume(["sono", "solve", four, ...tooFew])).status).toBe(1);
  });

  test("the same seed and work give the same bytes with any number of threads", async () => {
    const problem = scratch.file("threads.json", await made("--size", "8", "--seed", "threads"));
    const solve = (jobs: string, seed: string) =>
      masume(["sono", "solve", problem, "--work", "8000000", "--seed", seed, "--jobs", jobs, "--json"]);
    const alone = await solve("1", "x");
    expect(json(alone.stdout)).toMatchObject({ pairs: 32, seed: "x" });
    for (const jobs of ["2", "4"]) expect((await solve(jobs, "x")).stdout).toBe(alone.stdout);
    const other = await solve("2", "y");
    expect(json(other.stdout).pairs).toBe(32);
  });

  test("stops when the time is up, with the best so far", async () => {
    const problem = scratch.file("timed.json", await made("--size", "12", "--seed", "timed"));
    const ran = await masume(["sono", "solve", problem, "--time", "300ms", "--json"]);
    expect(ran.status).toBe(0);
    expect(json(ran.stdout)).toMatchObject({ pairs: 72 });
  });

  test("many problems in a pipe, one answer a line in their order", async () => {
    const problems = await made("--size", "6", "--count", "5", "--seed", "many");
    const lines = problems.split("\n").filter((line) => line !== "");
    expect(lines).toHaveLength(5);
    const solve = (stdin: string, jobs: string) =>
      masume(["sono", "solve", "--work", "4000000", "--jobs", jobs], { stdin });
    const together = await solve(problems, "2");
    expect(together).toMatchObject({ status: 0, stderr: "" });
    const answers = together.stdout.trimEnd().split("\n");
    expect(answers.map((answer) => json(answer).pairs)).toEqual([18, 18, 18, 18, 18]);
    const third = await masume(["sono", "solve", "--work", "4000000", "--json"], { stdin: lines[2]! });
    expect(third).toEqual({ status: 0, stdout: `${answers[2]}\n`, stderr: "" });
  });
});

test("the curve as a picture", async () => {
  const problem = scratch.file("curve.json", await made("--size", "4", "--seed", "curve"));
  const answer = scratch.file("curve-answer.json", (await masume(["sono", "solve", problem])).stdout);
  const { steps } = json((await masume(["sono", "check", problem, answer, "--json"])).stdout);
  const ran = await masume(["sono", "replay", problem, answer, "--to", "svg", "--lang", "ja"]);
  expect(ran.stdout).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  expect(ran.stdout).toContain(`<title>手数とペアの数：${steps}手で8/8ペア</title>`);
  const [, points] = /<polyline [^>]*points="([^"]*)"/.exec(ran.stdout)!;
  expect(points!.split(" ")).toHaveLength(steps + 1);
});
