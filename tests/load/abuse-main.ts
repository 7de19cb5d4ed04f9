/**
 * `npx tsx --conditions=source tests/load/abuse-main.ts [count]`: sends so many
 * bad messages (100,000) at a built server while two players go on with their
 * game, and says how that went. Loopback only.
 */
import { createRandom } from "@masume/kernel";
import { scratchFolder } from "../cli/masume.js";
import { randomGame } from "../server/games.js";
import { newPlayer, PlayerSocket } from "../server/player-socket.js";
import { serving } from "../server/serving.js";
import { abuse } from "./abuse.js";

const count = Number(process.argv[2] ?? 100_000);
const server = await serving("--data", scratchFolder().path, "--log-level", "error");
const { url } = server;
const players = [await newPlayer(url, "A"), await newPlayer(url, "B")];
const [a, b] = [
  await PlayerSocket.open(url, players[0]!.cookie),
  await PlayerSocket.open(url, players[1]!.cookie),
];
const { match } = await a.ask("open", { rules: "source", clock: "none" });
await b.ask("join", { room: match });
await a.ask("watch", { match });
const { turns } = randomGame("abuse", "source", 12, 12);
const aIsRed = a.match.seats.red.id === players[0]!.id;
const pair = aIsRed ? [a, b] : [b, a];
for (let ply = 0; ply < 3; ply++) await pair[ply % 2]!.ask("move", { match, ply, turn: turns[ply] });

const eve = await newPlayer(url, "Eve");
const victim = { match, turns: turns.slice(0, 3), next: turns[3]! };
let attacking = true;
const attack = abuse(url, eve.cookie, [victim], count, createRandom("abuse")).finally(() => {
  attacking = false;
});
// Meanwhile an honest player asks again and again: how long does that take?
const waits: number[] = [];
while (attacking) {
  const asked = performance.now();
  await a.ask("ping");
  waits.push(performance.now() - asked);
  await new Promise((resolve) => setTimeout(resolve, 200));
}
const report = await attack;
await a.ask("unwatch", { match });
await a.ask("watch", { match });
const unchanged =
  a.match.phase === "playing" && a.match.turns.join() === victim.turns.join() && a.match.result === null;
waits.sort((x, y) => x - y);
const at = (share: number) => waits[Math.floor((waits.length - 1) * share)]!.toFixed(1);
console.log({
  ...report,
  unchanged,
  honestPingMs: { p50: at(0.5), p99: at(0.99), most: at(1) },
  logs: server.logs().length,
});
await server.end("SIGTERM");
process.exitCode = unchanged ? 0 : 1;
