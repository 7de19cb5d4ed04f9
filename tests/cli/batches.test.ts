/** Files of many puzzles: one JSON object per line, in input order, whatever the number of threads. */
import { expect, test } from "vitest";
import { cornerBoard, cornerLine, smallBoard, smallLine, tooShortLine } from "./boards.js";
import { masume, scratchFolder } from "./masume.js";

const scratch = scratchFolder();
const cleared = { cleared: true, violations: [] };

/** n boards, a bad line for every third. */
function series(n: number) {
  const boards = Array.from({ length: n }, (_, i) => (i % 2 === 0 ? smallBoard : "s3-0-8"));
  const lines = boards.map((board, i) =>
    board !== smallBoard ? cornerLine : i % 3 === 0 ? tooShortLine : smallLine,
  );
  const expected = boards.map((board, i) => !(board === smallBoard && i % 3 === 0));
  return {
    boards: scratch.file("boards.txt", boards.join("\n")),
    lines: scratch.file("lines.txt", lines.join("\n")),
    expected,
  };
}

test.each(["1", "2", "5"])("in input order with --jobs %s", async (jobs) => {
  const { boards, lines, expected } = series(300);
  const ran = await masume(["stroke", "check", boards, "--path", lines, "--jobs", jobs]);
  const answers = ran.stdout.trimEnd().split("\n");
  expect(answers.map((answer) => JSON.parse(answer).cleared)).toEqual(expected);
  expect(ran.status).toBe(1);
  expect(ran.stderr).toBe("");
});

test("blank and # lines are skipped, and one line file serves all", async () => {
  const line = scratch.file("line.json", JSON.stringify(JSON.parse(smallLine), undefined, 2));
  const stdin = `# two boards\n\n${smallBoard}\n   \n# the same again\n${smallBoard}\n`;
  const ran = await masume(["stroke", "check", "--path", line], { stdin });
  expect(
    ran.stdout
      .trimEnd()
      .split("\n")
      .map((answer) => JSON.parse(answer)),
  ).toEqual([cleared, cleared]);
  expect(ran.status).toBe(0);
});

test("a bad line keeps its place as an error, and the first is told on standard error", async () => {
  const line = scratch.file("line.json", smallLine);
  const stdin = `${smallBoard}\n\n{"size":2,"start":[0,0],"goal":[0,2]}\nnonsense\n${smallBoard}\n`;
  const ran = await masume(["stroke", "check", "--path", line], { stdin });
  const answers = ran.stdout
    .trimEnd()
    .split("\n")
    .map((answer) => JSON.parse(answer));
  expect(answers).toEqual([
    cleared,
    { error: { line: 3, column: 35, path: "goal[1]", reason: expect.any(String) } },
    { error: { line: 4, column: 1, reason: expect.any(String) } },
    cleared,
  ]);
  expect(ran.stderr).toMatch(/^masume: <stdin>:3:35 \(goal\[1\]\): [^\n]+\n$/);
  expect(ran.status).toBe(2);
});

test("a first line that is broken is that line’s error", async () => {
  const line = scratch.file("line.json", smallLine);
  const ran = await masume(["stroke", "check", "--path", line], { stdin: `{"size":2,\n${cornerBoard}\n` });
  expect(ran.stderr).toMatch(/^masume: <stdin>:1:\d+: [^\n]+\n$/);
  expect(ran.stdout.split("\n")).toHaveLength(3);
});

test("lines beside the puzzles must be as many", async () => {
  const lines = scratch.file("lines.json", `${smallLine}\n${smallLine}\n${smallLine}\n`);
  const ran = await masume(["stroke", "check", "--path", lines], { stdin: `${smallBoard}\n${smallBoard}\n` });
  expect(ran).toMatchObject({ status: 2, stdout: "" });
  expect(ran.stderr).toMatch(/lines\.json: 3 lines for 2 puzzles/);
});
