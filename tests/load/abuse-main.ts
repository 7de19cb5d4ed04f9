/**
 * `npx tsx --conditions=source tests/load/abuse-main.ts [count]`: sends so many
 * bad messages (100,000) at a built server, from strangers and from a player of
 * the game attacked, and as many requests in odd spellings and pings, unread answers
 * and long writes, while others go on with their games. Says how long those waited for their
 * moves: at rest, while the same attack is made on another server, and while it is made
 * on theirs; for each kind of attack by itself, and for all at once. The event
 * loop of their server has a core to itself; everything else shares another one, which the
 * attack on the other server shows the cost of. And what the server needed meanwhile, and what memory it still held
 * afterwards. Loopback only. Needs `npm run build`.
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import { inspect } from "node:util";
import type { AttackKind, AttackReport } from "./attackers.js";
import type { BystanderReport } from "./bystanders.js";
import { MeasuredServer } from "./measured-server.js";
import { pin, pinLoop } from "./pin.js";

const count = Number(process.argv[2] ?? 100_000);
const warmUpMs = 5_000;
const restMs = 30_000;
/** A processor that pauses for a moment must not be all that is seen of an attack. */
const rounds = 3;
const kinds: readonly AttackKind[] = ["messages", "requests", "pings", "slow readers", "writers"];

const scriptPath = (name: string) => fileURLToPath(new URL(name, import.meta.url));

async function forkReady(script: string, ...args: readonly string[]): Promise<ChildProcess> {
  const child = fork(scriptPath(script), args);
  pin(child.pid, 1);
  await once(child, "message");
  return child;
}

async function ask<Report>(child: ChildProcess, question: readonly AttackKind[] = []): Promise<Report> {
  child.send(question);
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

const [server, other] = [await MeasuredServer.start(), await MeasuredServer.start()];
const hasCore = [pinLoop(server.pid, 0), pin(other.pid, 1), pin(process.pid, 1)].every(Boolean);
const bystanders = await forkReady("bystanders.ts", server.url);
let isUndisturbed = true;

/** How the bystanders and the server fared while something was done. */
async function during(what: string, work: () => Promise<AttackReport | undefined>): Promise<void> {
  pinLoop(server.pid, 0);
  // It collects the garbage, which takes a tenth of a second that none of them is to wait for.
  await server.load();
  await ask<BystanderReport>(bystanders);
  const attack = await work();
  const report = await ask<BystanderReport>(bystanders);
  isUndisturbed &&= report.isUndisturbed && attack?.isUnchanged !== false;
  const shown = { bystandersMs: percentiles(report), server: await server.load(), attack };
  console.log(what, inspect(shown, { depth: null, breakLength: 100 }));
}

async function attack(by: ChildProcess, kinds: readonly AttackKind[]): Promise<AttackReport> {
  let report = await ask<AttackReport>(by, kinds);
  for (let round = 1; round < rounds && report.isUnchanged; round++) report = await ask(by, kinds);
  return report;
}

const rest = () => pause(restMs).then(() => undefined);

await pause(warmUpMs);
await during("at rest", rest);
const attackers = {
  theirs: await forkReady("attackers.ts", server.url, String(count)),
  other: await forkReady("attackers.ts", other.url, String(count)),
};
for (const attacked of [...kinds.map((kind) => [kind]), kinds]) {
  const name = attacked.length === 1 ? attacked[0]! : "everything at once";
  await during(`${name}, on another server`, () => attack(attackers.other, attacked));
  await during(name, () => attack(attackers.theirs, attacked));
}
await during("at rest again", rest);
for (const child of [bystanders, ...Object.values(attackers)]) child.kill();
await Promise.all([server.stop(), other.stop()]);
console.log({ isUndisturbed, hasCore, loadAverage: loadavg()[0]!.toFixed(1) });
process.exitCode = isUndisturbed ? 0 : 1;
