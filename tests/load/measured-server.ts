/**
 * A built server with its limits, in a process of its own, that tells what it needed:
 * its processor time, its memory with and without the garbage, how much it logged. Its
 * data are in memory where there is such a folder: now and then a disk takes fifty
 * milliseconds for a commit, and a few of these would be all that is seen of an attack.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ProcessLoad } from "./process-load.js";

export interface MeasuredLoad extends ProcessLoad {
  readonly mostMemoryMb: number;
  /** Bytes, since it was started. */
  readonly logged: number;
}

const inMemory = "/dev/shm";

export class MeasuredServer {
  readonly #child: ChildProcess;
  readonly #folder: string;
  readonly url: string;
  readonly pid: number | undefined;
  #logged = 0;
  #mostMemoryMb = 0;

  private constructor(child: ChildProcess, folder: string, url: string) {
    this.#child = child;
    this.#folder = folder;
    this.url = url;
    this.pid = child.pid;
    child.stderr!.on("data", (chunk: Buffer) => {
      this.#logged += chunk.length;
    });
    setInterval(() => this.#watchMemory(), 500).unref();
  }

  static async start(): Promise<MeasuredServer> {
    const folder = mkdtempSync(join(existsSync(inMemory) ? inMemory : tmpdir(), "masume-load-"));
    const args = [
      "--expose-gc",
      // As docs/deploying.md has it started on a machine with few cores.
      "--single-threaded-gc",
      "--import",
      "tsx",
      fileURLToPath(new URL("node.ts", import.meta.url)),
      folder,
      "0",
      "limited",
    ];
    const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe", "ipc"] });
    const [output] = await once(child.stdout!.setEncoding("utf8"), "data");
    return new MeasuredServer(child, folder, JSON.parse(String(output)).url);
  }

  #watchMemory(): void {
    const status = readFileSync(`/proc/${this.#child.pid}/status`, "utf8");
    const resident = Math.round(Number(/VmRSS:\s*(\d+)/.exec(status)?.[1]) / 1024);
    this.#mostMemoryMb = Math.max(this.#mostMemoryMb, resident);
  }

  /** Since the last time; collects the garbage before what is held is measured. */
  async load(): Promise<MeasuredLoad> {
    this.#child.send("read");
    const [load] = (await once(this.#child, "message")) as [ProcessLoad];
    const [mostMemoryMb, logged] = [this.#mostMemoryMb, this.#logged];
    this.#child.send("reset");
    this.#mostMemoryMb = 0;
    return { ...load, mostMemoryMb, logged };
  }

  async stop(): Promise<void> {
    this.#child.kill("SIGTERM");
    await once(this.#child, "close");
    rmSync(this.#folder, { recursive: true });
  }
}
