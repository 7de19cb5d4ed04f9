/** Runs the built command. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const command: string = fileURLToPath(new URL("../../apps/cli/bin/masume.js", import.meta.url));

export interface Ran {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Running extends Promise<Ran> {
  readonly child: ChildProcess;
}

export interface RunOptions {
  /** Standard input; undefined leaves it open and silent. */
  readonly stdin?: string | Uint8Array | undefined;
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
}

/** The language is English and standard input empty unless said otherwise. */
export function masume(args: readonly string[], options: RunOptions = { stdin: "" }): Running {
  const child = spawn(process.execPath, [command, ...args], {
    cwd: options.cwd,
    env: { ...process.env, LC_ALL: "C", FORCE_COLOR: "", NO_COLOR: "", ...options.env },
  });
  let stdout = "";
  let stderr = "";
  child.stdout.setEncoding("utf8").on("data", (chunk) => {
    stdout += chunk;
  });
  child.stderr.setEncoding("utf8").on("data", (chunk) => {
    stderr += chunk;
  });
  child.stdin.on("error", () => {}); // a command that stops reading early closes the pipe
  if (options.stdin !== undefined) child.stdin.end(options.stdin);
  const ended = new Promise<Ran>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (status) => resolve({ status, stdout, stderr }));
  });
  return Object.assign(ended, { child });
}

/** A folder of its own for a test file. */
export function scratchFolder(): { path: string; file(name: string, content: string | Uint8Array): string } {
  const path = mkdtempSync(join(tmpdir(), "masume-test-"));
  return {
    path,
    file: (name, content) => {
      const at = join(path, name);
      writeFileSync(at, content);
      return at;
    },
  };
}
