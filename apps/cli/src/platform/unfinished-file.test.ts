import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { writeLines } from "./line-files.js";
import { fileOutput } from "./output.js";
import { isReplaceable } from "./unfinished-file.js";

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), "masume-output-"));
  onTestFinished(() => rmSync(path, { recursive: true }));
  return path;
}

test("a file is replaced when it is whole", async () => {
  const path = join(folder(), "out.txt");
  expect(isReplaceable(path)).toBe(true);
  for (const text of ["first", "second"]) {
    const output = fileOutput(path);
    await output.write(text);
    output.commit();
    expect(readFileSync(path, "utf8")).toBe(text);
    expect(isReplaceable(path)).toBe(true);
  }
});

// A pipe of our own: should this fail, nothing of the machine's is harmed.
test("a pipe or a device is written to, and stays one", async () => {
  const pipe = join(folder(), "pipe");
  execFileSync("mkfifo", [pipe]);
  expect(isReplaceable(pipe)).toBe(false);
  for (const write of [
    async () => {
      const output = fileOutput(pipe);
      await output.write("text\n");
      output.commit();
    },
    () => writeLines(pipe, (line) => line("text")),
  ]) {
    const reader = spawn("cat", [pipe]);
    let read = "";
    reader.stdout.setEncoding("utf8").on("data", (chunk) => {
      read += chunk;
    });
    const ended = new Promise((resolve) => reader.on("close", resolve));
    await write();
    await ended;
    expect(read).toBe("text\n");
    expect(statSync(pipe).isFIFO()).toBe(true);
  }
});
