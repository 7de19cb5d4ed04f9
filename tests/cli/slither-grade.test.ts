/** Slither's grading verbs on what people really give them: many puzzles, wrong boards, bad files. */
import { describe, expect, test } from "vitest";
import { expectCliError } from "./expect-cli-error.js";
import { masume, scratchFolder } from "./masume.js";

const scratch = scratchFolder();

/** The 0 and its corners leave only the way around the whole board. */
const ring = "212\n101\n212\n";
const ringLink = "https://puzz.link/p?slither/3/3/21210121c";
const puzzle = scratch.file("ring.txt", ring);
/** Level 3: it takes a trial, of an edge that would force a U. */
const trialPuzzle = "323\n...\n";

test.each(["1", "2"])("grades many puzzles in order, with --jobs %s", async (jobs) => {
  const lines = [ringLink, "# by trial", "3x2t0:323c", "3x3t0:9", "1x1t0:3"];
  const ran = await masume(["slither", "grade", "--jobs", jobs], { stdin: lines.join("\n") });
  const answers = ran.stdout
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(answers).toMatchObject([
    { level: 1, solved: true },
    { level: 3, solved: true },
    { error: { line: 4, column: 7 } },
    { level: null, solved: false },
  ]);
  expect(ran.status).toBe(2);
});

test("--beyond tries nested assumptions on a puzzle without a level", async () => {
  const open = scratch.file("open.txt", ".22..12\n2.12...\n..1...3\n...2.1.\n.311...\n..22..2\n.222..0\n");
  expect((await masume(["slither", "grade", open, "--json"])).status).toBe(1);
  const ran = await masume(["slither", "grade", open, "--beyond", "--json"]);
  expect(ran.status).toBe(0);
  expect(JSON.parse(ran.stdout)).toMatchObject({
    level: null,
    solved: false,
    beyond: { depth: 2, refuted: 0 },
  });
  expect((await masume(["slither", "grade", open, "--beyond"])).stdout).toContain(
    "Beyond the method: depth 2",
  );
});

test("a trial's step carries its whole refutation", async () => {
  const ran = await masume(["slither", "steps", "--json"], { stdin: trialPuzzle });
  const steps = JSON.parse(ran.stdout) as { technique: number; attempt?: object }[];
  const trial = steps.find(({ technique }) => technique === 23)!;
  expect(trial).toMatchObject({
    level: 3,
    attempt: {
      assumes: { edge: expect.stringMatching(/^[hv]:/), to: expect.stringMatching(/^on|off$/) },
      suggestedBy: expect.arrayContaining([expect.stringMatching(/^c:/)]),
      steps: expect.arrayContaining([expect.objectContaining({ technique: expect.any(Number) })]),
      contradiction: { conflict: expect.any(String), because: expect.any(Array) },
    },
  });
});

describe("hint", () => {
  const hint = async (state: string, ...more: readonly string[]) =>
    masume(["slither", "hint", puzzle, "--state", scratch.file("state", state), ...more]);
  const nothing = { h: Array(4).fill("..."), v: Array(3).fill("....") };

  test("says in words what is wrong", async () => {
    const drawn = JSON.stringify({ ...nothing, h: ["x..", "...", ".1.", "..1"] });
    const english = await hint(drawn);
    expect(english).toMatchObject({ status: 1, stderr: "" });
    expect(english.stdout).toBe(
      "These marks disagree with the loop: the upper edge of r1c1 and the edge between r2c2 and r3c2\n",
    );
    expect((await hint(drawn, "--lang", "ja")).stdout).toContain("1行1列の上の辺、2行2列と3行2列の間の辺");
  });

  test("takes a board with nothing wrong but too little drawn", async () => {
    const drawn = JSON.stringify({ ...nothing, h: ["1..", "...", "...", "..."] });
    const ran = await hint(drawn, "--json");
    expect(JSON.parse(ran.stdout)).toMatchObject({ technique: 1, because: ["c:1,1"] });
    expect(ran.status).toBe(0);
  });

  const states: Readonly<Record<string, readonly [content: string, about: RegExp]>> = {
    "of another size": ['{"h":["1"],"v":[]}', /state:1:\d+ \(h\): .*list of 4.*1/],
    "with a row too long": ['{"h":["....","...","...","..."],"v":[]}', /\(h\[0\]\): this row has 4/],
    "with an unknown mark": ['{"h":["?..","...","...","..."],"v":[]}', /\(h\[0\]\): “\?” is not a mark/],
    "that is no drawing": ["hello", /state:1:1: /],
    "cut short": ['{"h":["...",', /state:1:\d+: /],
  };
  test.each(Object.entries(states))("refuses a state %s", async (_name, [content, about]) => {
    expectCliError(await hint(content), about);
  });

  test("refuses a state that cannot be read", async () => {
    expectCliError(await masume(["slither", "hint", puzzle, "--state", "/nowhere/state.json"]), /nowhere/);
  });
});

describe("report", () => {
  test("gives medians and agreement by label, and levels by solving time", async () => {
    const lines = [
      { width: 3, height: 3, clues: "212101212", label: "1", time: 10 },
      { width: 3, height: 2, clues: "323...", label: "1", time: 90 },
    ];
    const stdin = lines.map((line) => JSON.stringify(line)).join("\n");
    const { labels, times } = JSON.parse((await masume(["slither", "report", "--json"], { stdin })).stdout);
    expect(labels).toMatchObject([{ label: "1", levels: { 1: 1, 3: 1 }, medianLevel: 1, agreement: 0.5 }]);
    expect(times.map(({ label }: { label: string }) => label)).toEqual(["1", "3"]);
  });

  test("groups by book, with the times of each level and the shifts against a label", async () => {
    const lines = [
      { width: 3, height: 3, clues: "212101212", book: "first", label: 2, time: 10 },
      { width: 3, height: 2, clues: "323...", book: "first", label: 2, time: 90 },
    ];
    const stdin = lines.map((line) => JSON.stringify(line)).join("\n");
    const { stdout } = await masume(["slither", "report"], { stdin });
    expect(stdout).toMatch(/^first +3×2 +0 +0 +1 +0 +0 +0 +1$/m);
    expect(stdout).toMatch(/^2 .* 0% +1 +1$/m);
    expect(stdout).toMatch(/^first +3×2 +– +– +90–90 +– +–$/m);
    expect(stdout).toMatch(/^3×2 +0–69% +1 +0$/m);
  });

  test("is the same from one thread and from three", async () => {
    const made = await masume(["slither", "new", "--width", "5", "--height", "4", "--count", "20", "--json"]);
    const by = (jobs: string) => masume(["slither", "report", "--jobs", jobs], { stdin: made.stdout });
    const [one, three] = await Promise.all([by("1"), by("3")]);
    expect(three).toEqual(one);
    expect(one.stdout).toMatch(/^5×4 .* 20$/m);
  });

  test("names the line that cannot be read", async () => {
    const bad = await masume(["slither", "report"], { stdin: `${ringLink}\n{"width":3}\n` });
    expectCliError(bad, /<stdin>:2:/);
  });
});
