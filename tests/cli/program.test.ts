/** How the command behaves as a program: help, versions, files, pipes and signals. */
import { execFile } from "node:child_process";
import { on, once } from "node:events";
import { readdirSync, readFileSync, statSync, watch } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { smallBoard } from "./boards.js";
import { command, masume, scratchFolder } from "./masume.js";

const scratch = scratchFolder();
const board = scratch.file("board.json", smallBoard);
const shell = promisify(execFile);

/** Enough work that nothing ends by itself before it is interrupted. */
const boardCount = 60_000;
const manyBoards = scratch.file("many.txt", `${smallBoard}\n`.repeat(boardCount));

const temporaryFiles = (): string[] => readdirSync(scratch.path).filter((name) => name.endsWith(".tmp"));

test("an old Node is told what it lacks", async () => {
  const old = "Object.defineProperty(process,'versions',{value:{...process.versions,node:'20.18.3'}})";
  const env = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(old)}` };
  expect(await masume(["--version"], { stdin: "", env })).toEqual({
    status: 2,
    stdout: "",
    stderr: "masume: Node 20.19 or newer is needed; this is Node 20.18.3\n",
  });
});

describe("help", () => {
  test.each([
    [["help"]],
    [["--help"]],
    [["help", "stroke"]],
    [["stroke", "--help"]],
    [["stroke", "check", "--help"]],
  ])("%j goes to standard output, with examples", async (args) => {
    const ran = await masume(args);
    expect(ran.stdout).toMatch(/^Usage: masume/);
    expect(ran.stdout).toMatch(/Examples:\n {2}masume /);
    expect(ran).toMatchObject({ status: 0, stderr: "" });
  });

  test("is in Japanese when asked", async () => {
    for (const args of [
      ["stroke", "--help", "--lang", "ja"],
      ["--lang", "ja", "help", "stroke"],
    ]) {
      const ran = await masume(args);
      expect(ran.stdout).toMatch(/^使い方： masume stroke/);
      expect(ran.stdout).toContain("一筆書き");
    }
  });

  test("--version is the package's", async () => {
    const manifest = readFileSync(new URL("../../apps/cli/package.json", import.meta.url), "utf8");
    const ran = await masume(["--version"]);
    expect(ran).toEqual({ status: 0, stdout: `${JSON.parse(manifest).version}\n`, stderr: "" });
  });
});

describe("completion", () => {
  /** What bash would offer after these words. */
  async function offered(words: readonly string[]): Promise<string[]> {
    const { stdout: script } = await masume(["completion", "bash"]);
    const file = scratch.file("completion.bash", script);
    const program = `source ${file}; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _masume; printf '%s\\n' "\${COMPREPLY[@]}"`;
    const { stdout } = await shell("bash", ["-c", program, "bash", "masume", ...words]);
    return stdout.split("\n").filter((word) => word !== "");
  }

  test("bash offers games, verbs, options and values", async () => {
    expect(await offered(["st"])).toEqual(["stroke"]);
    expect(await offered(["stroke", "ch"])).toEqual(["check"]);
    expect(await offered(["stroke", "check", "--p"])).toEqual(["--path"]);
    expect(await offered(["stroke", "check", "--lang", ""])).toEqual(["ja", "en"]);
    expect(await offered(["completion", "z"])).toEqual(["zsh"]);
    expect(await offered(["stroke", "check", "b"])).toEqual([]);
  });

  test.each(["zsh", "fish"])("%s is offered a script", async (name) => {
    const ran = await masume(["completion", name]);
    expect(ran.status).toBe(0);
    expect(ran.stdout).toContain("masume");
    expect(ran.stdout).toContain("check");
  });
});

describe("files", () => {
  test("-o writes the whole answer and leaves nothing beside it", async () => {
    const output = join(scratch.path, "out", "..", "answer.json");
    const ran = await masume(["stroke", "show", board, "--json", "-o", output]);
    expect(ran).toEqual({ status: 0, stdout: "", stderr: "" });
    expect(JSON.parse(readFileSync(output, "utf8"))).toEqual(JSON.parse(smallBoard));
    expect(temporaryFiles()).toEqual([]);
  });

  test("an interrupted command leaves the file as it was, and nothing beside it", async () => {
    const output = scratch.file("kept.txt", "before");
    const watcher = watch(scratch.path);
    const running = masume(["stroke", "show", manyBoards, "--jobs", "1", "-o", output]);
    for await (const [, name] of on(watcher, "change")) if (String(name).endsWith(".tmp")) break;
    running.child.kill("SIGINT");
    expect(await running).toEqual({ status: 130, stdout: "", stderr: "" });
    expect(readFileSync(output, "utf8")).toBe("before");
    expect(temporaryFiles()).toEqual([]);
  });
});

describe("pipes", () => {
  test("a reader that leaves early is no error", async () => {
    const program = `set -o pipefail; "$1" "$2" stroke show "$3" --jobs 1 | head -n 1`;
    const { stdout, stderr } = await shell("bash", [
      "-c",
      program,
      "bash",
      process.execPath,
      command,
      manyBoards,
    ]);
    expect(JSON.parse(stdout)).toEqual(JSON.parse(smallBoard));
    expect(stderr).toBe("");
  });

  test("colours and progress are for terminals", async () => {
    const ran = await masume(["stroke", "show", board]);
    expect(ran.stdout).not.toContain("\u001b");
    expect(ran.stderr).toBe("");
  });
});

test.each(["1", "3"])("Ctrl-C ends %s threads with status 130, whole lines and silence", async (jobs) => {
  const running = masume(["stroke", "show", manyBoards, "--jobs", jobs]);
  await once(running.child.stdout!, "data");
  running.child.kill("SIGINT");
  const { status, stdout, stderr } = await running;
  expect(status).toBe(130);
  expect(stderr).toBe("");
  const lines = stdout.split("\n");
  expect(lines.pop()).toBe("");
  expect(lines.length).toBeLessThan(boardCount);
  for (const line of lines) expect(JSON.parse(line)).toEqual(JSON.parse(smallBoard));
});

test("the command is executable and has its first line", () => {
  expect(readFileSync(command, "utf8")).toMatch(/^#!\/usr\/bin\/env node\n/);
  expect(statSync(command).mode & 0o111).not.toBe(0);
});
