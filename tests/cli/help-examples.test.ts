/** The examples that help shows first, of every verb of every game, run as they stand in a folder with the files they name. */
import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeEach, describe, expect, test } from "vitest";
import { masume, scratchFolder } from "./masume.js";

const bin = fileURLToPath(new URL("../../node_modules/.bin", import.meta.url));
const scratch = scratchFolder();

const stroke = '{"size":3,"start":[0,0],"goal":[2,2]}\n';
const slither = "https://puzz.link/p?slither/4/4/dgdh2c7b\n";
const sono = '{"problem":{"field":{"size":4,"entities":[[0,1,0,1],[2,3,2,3],[4,4,5,5],[6,6,7,7]]}}}\n';
const files: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  stroke: { "board.json": stroke, "puzzle.txt": stroke, "path.json": "[[0,0],[0,1],[0,2]]\n" },
  slither: {
    "puzzle.txt": slither,
    "puzzles.txt": slither + slither,
    "state.json": '{"h":["....","....","....","....","...."],"v":[".....",".....",".....","....."]}\n',
    "loop.json": '{"h":["....","....","....","....","...."],"v":[".....",".....",".....","....."]}\n',
  },
  sono: { "problem.json": sono, "puzzle.txt": sono, "answer.json": '{"ops":[{"x":0,"y":0,"n":2}]}\n' },
  nonaga: { "puzzle.txt": "official start\n", "game.txt": "1. 2,-2>-1,1/0,0>3,-1 *\n" },
};

/** What help says under “Examples:”. */
async function examplesOf(...words: readonly string[]): Promise<readonly string[]> {
  const { stdout } = await masume([...words, "--help"]);
  const [, shown] = stdout.trimEnd().split("\nExamples:\n");
  return shown!.split("\n").map((line) => line.trim());
}

/** Its exit status and what it says to standard error; a server is interrupted once it has said that it is there. */
function inShell(command: string, cwd: string): Promise<{ status: number | null; stderr: string }> {
  const env = { ...process.env, LC_ALL: "C", PATH: [bin, process.env.PATH].join(delimiter) };
  const child = spawn("sh", ["-c", `exec ${command}`], { cwd, env, stdio: ["ignore", "ignore", "pipe"] });
  let stderr = "";
  child.stderr.setEncoding("utf8").on("data", (chunk) => {
    stderr += chunk;
    if (/http:\/\//.test(stderr)) child.kill("SIGINT");
  });
  return new Promise((resolve) => {
    child.on("close", (status) => resolve({ status, stderr }));
  });
}

describe.each(Object.keys(files))("%s", async (game) => {
  const folder = join(scratch.path, game);
  mkdirSync(folder);
  // An example may write a file that another reads, for another board.
  beforeEach(() => {
    for (const [name, content] of Object.entries(files[game]!)) writeFileSync(join(folder, name), content);
  });

  test.sequential.each(await examplesOf(game))("%s", async (example) => {
    const { status, stderr } = await inShell(example.replace("judge", "judge --port 0"), folder);
    expect(stderr).not.toMatch(/^masume:/m);
    expect(status).toBeOneOf(example.includes("judge") ? [130] : [0, 1]);
  });

  test("help of a verb ends with examples of that verb", async () => {
    for (const example of await examplesOf(game, "check")) expect(example).toContain(`masume ${game} check`);
  });
});

test("a level that there is not is told with all that there are", async () => {
  const ran = await masume(["nonaga", "best", "--level", "8"]);
  expect(ran.status).toBe(2);
  expect(ran.stderr).toBe(
    "masume: --level: expected a level by number, 1 to 7, or by name (novice, beginner, casual, club, strong, expert, full), found 8\n",
  );
});

test("a report reads labels behind a byte order mark, as where files were put together", async () => {
  const line = '{"width":4,"height":4,"clues":"3...3....22..2.1","label":"easy"}';
  const ran = await masume(["slither", "report", "--json"], { stdin: `\ufeff${line}\n\ufeff${line}\n` });
  expect(ran).toMatchObject({ status: 0, stderr: "" });
  expect(JSON.parse(ran.stdout).labels).toMatchObject([{ label: "easy", total: 2 }]);
});
