/**
 * `npx tsx --conditions=source tests/load/abuse-main.ts [count]`: sends so many
 * bad messages (100,000) at a built server, from strangers and from a player of
 * the game attacked, while two others go on with theirs; and says how that went
 * for them, before and meanwhile. Loopback only.
 */
import { createRandom } from "@masume/kernel";
import { scratchFolder } from "../cli/masume.js";
import { randomGame } from "../server/games.js";
import { newPlayer, PlayerSocket } from "../server/player-socket.js";
import { serving } from "../server/serving.js";
import { type Attacker, abuse } from "./abuse.js";

const count = Number(process.argv[2] ?? 100_000);
const server = await serving("--data", scratchFolder().path, "--log-level", "error", "--trust-proxy");
const { url } = server;

interface Table {
  readonly match: string;
  /** Red first. */
  readonly sockets: readonly PlayerSocket[];
  readonly cookies: readonly string[];
}

async function seated(names: readonly string[]): Promise<Table> {
  const players = await Promise.all(names.map((name) => newPlayer(url, name)));
  const [a, b] = await Promise.all(players.map(({ cookie }) => PlayerSocket.open(url, cookie)));
  const { match } = await a!.ask("open", { rules: "source", clock: "none" });
  await b!.ask("join", { room: match });
  for (const one of [a!, b!]) await one.ask("watch", { match });
  const aIsRed = a!.match.seats.red.id === players[0]!.id;
  const cookies = players.map(({ cookie }) => cookie);
  return aIsRed
    ? { match, sockets: [a!, b!], cookies }
    : { match, sockets: [b!, a!], cookies: cookies.reverse() };
}

const attacked = await seated(["A", "B"]);
const { turns } = randomGame("abuse", "source", 12, 12);
for (let ply = 0; ply < 3; ply++) await attacked.sockets[ply % 2]!.move(ply, turns[ply]!);
const victim = { match: attacked.match, turns: turns.slice(0, 3), next: turns[3]! };

const bystanders = await seated(["C", "D"]);
const line = randomGame("bystanders", "source", 900, 900).turns;
let ply = 0;

/** The bystanders play on, ten moves a second, as long as this holds; how long each acknowledgement took. */
async function playing(goesOn: () => boolean): Promise<number[]> {
  const waits: number[] = [];
  while (goesOn() && ply < line.length) {
    const sent = performance.now();
    const answer = await bystanders.sockets[ply % 2]!.move(ply, line[ply]!);
    waits.push(performance.now() - sent);
    if (answer.type !== "done") throw new Error(JSON.stringify(answer));
    ply++;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return waits;
}

function percentiles(waits: number[]): Record<string, number> {
  waits.sort((x, y) => x - y);
  const at = (share: number) => Math.round(waits[Math.floor((waits.length - 1) * share)]! * 10) / 10;
  return { moves: waits.length, p50: at(0.5), p99: at(0.99), most: at(1) };
}

const before = percentiles(await playing(() => ply < 100));
const strangers = await Promise.all(
  Array.from({ length: 20 }, (_, i) => newPlayer(url, `Eve ${i}`, { "x-forwarded-for": `192.0.2.${i}` })),
);
const attackers: Attacker[] = [...strangers, { cookie: attacked.cookies[0]!, isSeated: true }];
let isAttacked = true;
const attack = abuse(url, attackers, [victim], count, createRandom("abuse")).finally(() => {
  isAttacked = false;
});
const meanwhile = percentiles(await playing(() => isAttacked));
const report = await attack;

const [witness] = attacked.sockets;
await witness!.ask("watch", { match: attacked.match });
const { phase, result, offers } = witness!.match;
const unchanged =
  phase === "playing" &&
  result === null &&
  Object.values(offers).every((by) => by === null) &&
  witness!.match.turns.join() === victim.turns.join();
const [other] = bystanders.sockets;
await other!.ask("watch", { match: bystanders.match });
const undisturbed = other!.match.turns.join() === line.slice(0, ply).join();
console.log({
  ...report,
  unchanged,
  undisturbed,
  bystandersMs: { before, meanwhile },
  logs: server.logs().length,
});
await server.end("SIGTERM");
process.exitCode = unchanged && undisturbed ? 0 : 1;
