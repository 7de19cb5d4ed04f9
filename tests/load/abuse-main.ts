/**
 * `npx tsx --conditions=source tests/load/abuse-main.ts [count]`: sends so many
 * bad messages (100,000) at a built server, from strangers and from a player of
 * the game attacked, and as many requests in odd spellings, pings and unread
 * answers, while others go on with their games. Says how long those waited for their
 * moves: at rest, while the same attack is made on another server of this machine,
 * which costs as much of its processors, and while it is made on theirs. And what
 * the server needed meanwhile, and what memory it still held afterwards. Loopback
 * only. Needs `npm run build`.
 */
import { type ChildProcess, fork, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import { scratchFolder } from "../cli/masume.js";
import type { AttackReport } from "./attackers.js";
import type { BystanderReport } from "./bystanders.js";
import type { ProcessLoad } from "./process-load.js";

const count = Number(process.argv[2] ?? 100_000);
const warmUpMs = 5_000;
const restMs = 10_000;

const scriptPath = (name: string) => fileURLToPath(new URL(name, import.meta.url));

class AttackedServer {
  readonly #child: ChildProcess;
  readonly url: string;
  #logged = 0;
  #mostMemoryMb = 0;

  private constructor(child: ChildProcess, url: string) {
    this.#child = child;
    this.url = url;
    child.stderr!.on("data", (chunk: Buffer) => {
      this.#logged += chunk.length;
    });
    setInterval(() => this.#watchMemory(), 500).unref();
  }

  static async start(): Promise<AttackedServer> {
    const args = [
      "--expose-gc",
      "--import",
      "tsx",
      scriptPath("node.ts"),
      scratchFolder().path,
      "0",
      "limited",
    ];
    const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe", "ipc"] });
    const [output] = await once(child.stdout!.setEncoding("utf8"), "data");
    return new AttackedServer(child, JSON.parse(String(output)).url);
  }

  #watchMemory(): void {
    const status = readFileSync(`/proc/${this.#child.pid}/status`, "utf8");
    const resident = Math.round(Number(/VmRSS:\s*(\d+)/.exec(status)?.[1]) / 1024);
    this.#mostMemoryMb = Math.max(this.#mostMemoryMb, resident);
  }

  /** Since the last time. */
  async load(): Promise<ProcessLoad & { readonly mostMemoryMb: number; readonly logged: number }> {
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
  }
}

async function forkReady(script: string, ...args: readonly string[]): Promise<ChildProcess> {
  const child = fork(scriptPath(script), args);
  await once(child, "message");
  return child;
}

async function ask<Report>(child: ChildProcess): Promise<Report> {
  child.send("report");
  const [report] = await once(child, "message");
  return report;
}

function percentiles({ waits }: BystanderReport): Record<string, number> {
  const sorted = waits.toSorted((x, y) => x - y);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)]! * 10) / 10;
  return { moves: sorted.length, p50: at(0.5), p99: at(0.99), max: at(1) };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

const [server, other] = [await AttackedServer.start(), await AttackedServer.start()];
const bystanders = await forkReady("bystanders.ts", server.url);
let isUndisturbed = true;

/** How the bystanders and the server fared while something was done. */
async function during(what: string, work: () => Promise<AttackReport | undefined>): Promise<void> {
  await ask<BystanderReport>(bystanders);
  await server.load();
  const attack = await work();
  const report = await ask<BystanderReport>(bystanders);
  isUndisturbed &&= report.isUndisturbed && attack?.isUnchanged !== false;
  console.log(what, { bystandersMs: percentiles(report), server: await server.load(), attack });
}

async function attackOn({ url }: AttackedServer): Promise<AttackReport> {
  const attackers = await forkReady("attackers.ts", url, String(count));
  const report = await ask<AttackReport>(attackers);
  attackers.kill();
  return report;
}

const rest = () => pause(restMs).then(() => undefined);

await pause(warmUpMs);
await during("at rest", rest);
await during("attack on another server", () => attackOn(other));
await during("attack", () => attackOn(server));
await during("at rest again", rest);
bystanders.kill();
await Promise.all([server.stop(), other.stop()]);
console.log({ isUndisturbed, loadAverage: loadavg()[0]!.toFixed(1) });
process.exitCode = isUndisturbed ? 0 : 1;
