/** `masume serve` as a process of its own. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { firstLine } from "../cli/first-line.js";
import { command } from "../cli/masume.js";

export interface ServerProcess {
  readonly child: ChildProcess;
  readonly url: string;
  logs(): string;
  readonly ended: Promise<number | null>;
  /** Ends it by a signal, and waits. */
  end(signal: NodeJS.Signals): Promise<void>;
}

export async function startServerProcess(...args: readonly string[]): Promise<ServerProcess> {
  const child = spawn(process.execPath, [command, "serve", "--port", "0", ...args], {
    env: { ...process.env, LC_ALL: "C" },
  });
  let logs = "";
  child.stderr.setEncoding("utf8").on("data", (chunk) => {
    logs += chunk;
  });
  const ended = once(child, "close").then(([status]) => status as number | null);
  const [, url] = await firstLine(child.stdout, /^Masume is at (http:\/\/localhost:\d+)$/).catch(async () => {
    await ended;
    throw new Error(logs);
  });
  return {
    child,
    url: url!.replace("localhost", "127.0.0.1"),
    logs: () => logs,
    ended,
    end: async (signal) => {
      child.kill(signal);
      await ended;
    },
  };
}
