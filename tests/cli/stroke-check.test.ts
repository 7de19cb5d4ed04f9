/** `stroke check`: the answer as JSON, as text and as exit status. */
import { expect, test } from "vitest";
import { cornerBoard, cornerLine, smallBoard, smallLine, tooShortLine } from "./boards.js";
import { masume, scratchFolder } from "./masume.js";

const scratch = scratchFolder();
const board = scratch.file("board.json", smallBoard);

test("a line that clears the board", async () => {
  const line = scratch.file("good.json", smallLine);
  const ran = await masume(["stroke", "check", board, "--path", line, "--json"]);
  expect(ran).toEqual({ status: 0, stdout: '{"cleared":true,"violations":[]}\n', stderr: "" });
});

test("a line that leaves cells out", async () => {
  const line = scratch.file("short.json", tooShortLine);
  const ran = await masume(["stroke", "check", board, "--path", line, "--json"]);
  expect(JSON.parse(ran.stdout)).toEqual({
    cleared: false,
    violations: [
      { code: "left-out", cell: [1, 0] },
      { code: "left-out", cell: [1, 1] },
    ],
  });
  expect(ran.status).toBe(1);
  expect(ran.stderr).toBe("");
});

test("for people, in either language", async () => {
  const line = scratch.file("short.json", tooShortLine);
  const english = await masume(["stroke", "check", board, "--path", line]);
  expect(english.stdout).toMatch(/\nEvery open cell must be visited\. \(r2c1 and r2c2\)\n$/);
  const japanese = await masume(["stroke", "check", board, "--path", line, "--lang", "ja"]);
  expect(japanese.stdout).toMatch(/\n空いているマスはすべて.*r2c1.*\n$/);
  expect(japanese.status).toBe(1);
});

test("the board on standard input, as rows, as a code, or in the command itself", async () => {
  const line = scratch.file("corner-line.json", cornerLine);
  const from = async (argument: string, stdin: string) =>
    (await masume(["stroke", "check", argument, "--path", line, "--json"], { stdin })).stdout;
  const cleared = '{"cleared":true,"violations":[]}\n';
  expect(await from("-", cornerBoard)).toBe(cleared);
  expect(await from("-", "S..\n...\n..G\n")).toBe(cleared);
  expect(await from("-", "s3-0-8")).toBe(cleared);
  expect(await from("s3-0-8", "")).toBe(cleared);
  expect(await from(cornerBoard, "")).toBe(cleared);
});

test("the line on standard input", async () => {
  const ran = await masume(["stroke", "check", board, "--path", "-", "--json"], { stdin: smallLine });
  expect(ran.status).toBe(0);
});

test("a byte order mark, comments and Windows line ends are no obstacle", async () => {
  const line = scratch.file("good.json", `\ufeff${smallLine}\r\n`);
  const stdin = `\ufeff# a comment\r\n\r\n${smallBoard}\r\n`;
  const ran = await masume(["stroke", "check", "--path", line], { stdin });
  expect(ran).toMatchObject({ status: 0, stderr: "" });
});

test("a text board may have rows that begin with #", async () => {
  const line = scratch.file("hash-line.json", "[[0,1],[0,2],[1,2],[1,1],[1,0],[2,0],[2,1],[2,2]]");
  const ran = await masume(["stroke", "check", "--path", line, "--json"], {
    stdin: "# a board\n#S.\n...\n..G\n",
  });
  expect(ran).toMatchObject({ status: 0, stderr: "" });
});
