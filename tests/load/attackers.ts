/**
 * Everybody who means no good, in a process of their own and at the lowest priority:
 * what they cost others must be what they cost the server, not the processor that
 * they share with it. Attacks a server of whose games one is theirs, in the ways that
 * it is told, all at once, and reports.
 */
import { setPriority } from "node:os";
import { createRandom } from "@masume/kernel";
import { randomGame } from "../server/games.js";
import { newPlayer, seatPair } from "../server/player-socket.js";
import { type AbuseReport, type Attacker, abuse } from "./abuse.js";
import {
  floodPings,
  floodRequests,
  type PingReport,
  type RequestReport,
  readNothing,
  type SlowReaderReport,
  type WriterReport,
  writeMuch,
} from "./floods.js";

export type AttackKind = "messages" | "requests" | "pings" | "slow readers" | "writers";

export interface AttackReport {
  readonly seconds: number;
  readonly done: readonly (AbuseReport | RequestReport | PingReport | SlowReaderReport | WriterReport)[];
  /** The game attacked is as it was before. */
  readonly isUnchanged: boolean;
}

const lowest = 19;

const [url = "", countText] = process.argv.slice(2);
const count = Number(countText);
setPriority(lowest);

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

const attacked = await seatPair([url, url], [await newPlayer(url, "A"), await newPlayer(url, "B")]);
const { turns } = randomGame("abuse", "basic", 12, 12);
for (let ply = 0; ply < 3; ply++) await attacked.sockets[ply % 2]!.move(ply, turns[ply]!);
const victim = { match: attacked.match, turns: turns.slice(0, 3), next: turns[3]! };
const strangers = await Promise.all(
  Array.from({ length: 20 }, (_, i) => newPlayer(url, `Eve ${i}`, { "x-forwarded-for": `192.0.2.${i}` })),
);
const attackers: Attacker[] = [...strangers, { cookie: attacked.cookies[0], isSeated: true }];
await fillRecords(strangers[0]!.cookie);

const attacks: Readonly<Record<AttackKind, () => Promise<AttackReport["done"][number]>>> = {
  messages: () => abuse(url, attackers, [victim], count, createRandom("abuse")),
  requests: () => floodRequests(url, count / 2),
  pings: () => floodPings(url, count / 2),
  "slow readers": () => readNothing(url, strangers[0]!.cookie),
  writers: () => writeMuch(url, strangers[1]!.cookie),
};

async function attack(kinds: readonly AttackKind[]): Promise<AttackReport> {
  const startedAt = performance.now();
  const done = await Promise.all(kinds.map((kind) => attacks[kind]()));
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  const [witness] = attacked.sockets;
  await witness.request("watch", { match: attacked.match });
  const { phase, result, offers } = witness.match;
  const isUnchanged =
    phase === "playing" &&
    result === null &&
    Object.values(offers).every((by) => by === null) &&
    witness.match.turns.join() === victim.turns.join();
  return { seconds, done, isUnchanged };
}

process.on("message", async (kinds: readonly AttackKind[]) => process.send!(await attack(kinds)));
process.send!("ready");
