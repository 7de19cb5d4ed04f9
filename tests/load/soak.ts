/**
 * `npx tsx --conditions=source tests/load/soak.ts [minutes] [tables]`: a built server
 * under light use for so long (30), at so many tables (20): accounts are made and
 * deleted, rooms opened and joined, games played and resigned, puzzles synced, and
 * after every game both sockets are closed. What is not let go of adds up: so the
 * memory of the server is written down every minute, and at the end nothing may be
 * left that belongs to a socket. Loopback only; ends by itself.
 */
import { readFileSync } from "node:fs";
import { loadavg } from "node:os";
import { scratchFolder } from "../cli/masume.js";
import { randomGame } from "../server/games.js";
import { type NewPlayer, newPlayer, seatPair } from "../server/player-socket.js";
import { startServerProcess } from "../server/server-process.js";

const [minutes = 30, tables = 20] = process.argv.slice(2).map(Number);
const betweenMovesMs = 500;
const pliesPerGame = 30;
const lines = Array.from({ length: 20 }, (_, i) => randomGame(`soak ${i}`, "basic", 200, pliesPerGame).turns);

const folder = scratchFolder().path;
const server = await startServerProcess("--data", folder, "--log-level", "error", "--trust-proxy", "1");
const { url } = server;
const until = performance.now() + minutes * 60_000;
const count = { players: 0, games: 0, moves: 0, records: 0 };

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Everybody comes from a network of their own, as people do. */
function addressOf(n: number): { readonly "x-forwarded-for": string } {
  return { "x-forwarded-for": `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` };
}

interface Guest extends NewPlayer {
  readonly address: ReturnType<typeof addressOf>;
}

async function newGuest(name: string): Promise<Guest> {
  const address = addressOf(count.players++);
  return { ...(await newPlayer(url, name, address)), address };
}

async function call({ cookie, address }: Guest, method: string, path: string, body?: object): Promise<void> {
  const headers = { cookie, ...address, ...(body && { "content-type": "application/json" }) };
  const response = await fetch(url + path, { method, headers, body: body ? JSON.stringify(body) : null });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
}

async function playOne(turns: readonly string[]): Promise<void> {
  const players = [await newGuest("A"), await newGuest("B")] as const;
  const { match, sockets } = await seatPair([url, url], players, "basic", "fischer:600+5");
  for (const [ply, turn] of turns.entries()) {
    const result = await sockets[ply % 2]!.move(ply, turn);
    if (!result.ok) throw new Error(result.error.code);
    count.moves++;
    await pause(betweenMovesMs);
  }
  await sockets[0].request("resign", { match });
  for (const player of players) {
    const value = JSON.stringify("x".repeat(2_000));
    const records = [{ store: "library", key: match, value, writtenAt: 1 }];
    await call(player, "POST", "/api/me/records", { records });
    await call(player, "GET", "/api/me/records");
    count.records++;
  }
  await Promise.all(sockets.map((one) => one.close()));
  // Every other one stays.
  await call(players[0], "DELETE", "/api/me");
  count.games++;
}

async function playOn(table: number): Promise<void> {
  await pause((table / tables) * betweenMovesMs * pliesPerGame);
  for (let game = table; performance.now() < until; game++) await playOne(lines[game % lines.length]!);
}

/** Of the server, resident. */
function memoryMb(): number {
  const status = readFileSync(`/proc/${server.child.pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s*(\d+)/.exec(status)?.[1]) / 1024);
}

async function gauge(name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1]);
}

const memory: number[] = [memoryMb()];
const watching = setInterval(() => {
  memory.push(memoryMb());
  console.log(`${memory.length - 1} min: ${memory.at(-1)} MB, ${count.games} games, ${count.moves} moves`);
}, 60_000);
await Promise.all(Array.from({ length: tables }, (_, table) => playOn(table)));
clearInterval(watching);

const left = { sockets: await gauge("masume_sockets"), watched: await gauge("masume_watched_matches") };
const isClean = left.sockets === 0 && left.watched === 0 && server.logs() === "";
console.log({
  minutes,
  tables,
  ...count,
  memoryMb: { idle: memory[0], after5: memory[5], atEnd: memory.at(-1), most: Math.max(...memory) },
  left,
  logs: server.logs().length,
  loadAverage: loadavg()[0]!.toFixed(1),
});
await server.end("SIGTERM");
process.exitCode = isClean ? 0 : 1;
