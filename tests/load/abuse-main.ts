/**
 * `npx tsx --conditions=source tests/load/abuse-main.ts [count]`: sends so many
 * bad messages (100,000) at a built server, from strangers and from a player of
 * the game attacked, and as many requests in odd spellings, pings and unread
 * answers, while two others go on with theirs; and says how that went for them, and
 * how much memory the server had, before and meanwhile. Loopback only.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createRandom } from "@masume/kernel";
import { scratchFolder } from "../cli/masume.js";
import { randomGame } from "../server/games.js";
import { newPlayer, type SeatedPair, seatPair } from "../server/player-socket.js";
import { startServerProcess } from "../server/server-process.js";
import { type Attacker, abuse } from "./abuse.js";
import type { BystanderReport } from "./bystanders.js";
import { flood } from "./floods.js";

const count = Number(process.argv[2] ?? 100_000);
const undisturbedMs = 10_000;
const server = await startServerProcess(
  "--data",
  scratchFolder().path,
  "--log-level",
  "error",
  "--trust-proxy",
  "1",
);
const { url } = server;

async function seat(names: readonly [string, string]): Promise<SeatedPair> {
  return seatPair([url, url], [await newPlayer(url, names[0]), await newPlayer(url, names[1])]);
}

const attacked = await seat(["A", "B"]);
const { turns } = randomGame("abuse", "basic", 12, 12);
for (let ply = 0; ply < 3; ply++) await attacked.sockets[ply % 2]!.move(ply, turns[ply]!);
const victim = { match: attacked.match, turns: turns.slice(0, 3), next: turns[3]! };

const bystanders = fork(fileURLToPath(new URL("bystanders.ts", import.meta.url)), [url]);
await once(bystanders, "message");

async function askBystanders(): Promise<BystanderReport> {
  bystanders.send("report");
  const [report] = await once(bystanders, "message");
  return report;
}

/** Of the server, resident. */
function memoryMb(): number {
  const status = readFileSync(`/proc/${server.child.pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s*(\d+)/.exec(status)?.[1]) / 1024);
}

/** Something long to ask for, and not to read. */
async function fillRecords(cookie: string): Promise<void> {
  const value = JSON.stringify("x".repeat(100_000));
  const records = Array.from({ length: 5 }, (_, i) => ({
    store: "library",
    key: `${i}`,
    value,
    writtenAt: 1,
  }));
  const headers = { cookie, "content-type": "application/json" };
  await fetch(`${url}/api/me/records`, { method: "POST", headers, body: JSON.stringify({ records }) });
}

function percentiles({ waits }: BystanderReport): Record<string, number> {
  const sorted = waits.toSorted((x, y) => x - y);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)]! * 10) / 10;
  return { moves: sorted.length, p50: at(0.5), p99: at(0.99), max: at(1) };
}

await new Promise((resolve) => setTimeout(resolve, undisturbedMs));
const before = await askBystanders();
const strangers = await Promise.all(
  Array.from({ length: 20 }, (_, i) => newPlayer(url, `Eve ${i}`, { "x-forwarded-for": `192.0.2.${i}` })),
);
const attackers: Attacker[] = [...strangers, { cookie: attacked.cookies[0], isSeated: true }];
await fillRecords(strangers[0]!.cookie);
const memoryBefore = memoryMb();
let mostMemory = 0;
const watching = setInterval(() => {
  mostMemory = Math.max(mostMemory, memoryMb());
}, 500);
await askBystanders();
const [report, floods] = await Promise.all([
  abuse(url, attackers, [victim], count, createRandom("abuse")),
  flood(url, strangers[0]!.cookie, count),
]);
const meanwhile = await askBystanders();
bystanders.kill();
clearInterval(watching);

const [witness] = attacked.sockets;
await witness.request("watch", { match: attacked.match });
const { phase, result, offers } = witness.match;
const unchanged =
  phase === "playing" &&
  result === null &&
  Object.values(offers).every((by) => by === null) &&
  witness.match.turns.join() === victim.turns.join();
console.log({
  ...report,
  floods,
  memoryMb: { before: memoryBefore, most: mostMemory, after: memoryMb() },
  unchanged,
  undisturbed: meanwhile.isUndisturbed,
  bystandersMs: { before: percentiles(before), meanwhile: percentiles(meanwhile) },
  logs: server.logs().length,
});
await server.end("SIGTERM");
process.exitCode = unchanged && meanwhile.isUndisturbed ? 0 : 1;
