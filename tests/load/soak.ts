/**
 * `npx tsx --conditions=source tests/load/soak.ts [minutes] [tables]`: a built server
 * under light use for so long (30), at so many tables (20): accounts are made and
 * deleted, rooms opened and joined, games played and resigned, puzzles synced, and
 * after every game both sockets are closed. What is not let go of adds up: so the
 * memory of the server is written down every minute, resident and without the garbage,
 * and at the end nothing may be left that belongs to a socket. Loopback only; ends by
 * itself.
 */
import { loadavg } from "node:os";
import { randomGame } from "../server/games.js";
import { type NewPlayer, newPlayer, seatPair } from "../server/player-socket.js";
import { MeasuredServer } from "./measured-server.js";

const [minutes = 30, tables = 20] = process.argv.slice(2).map(Number);
const betweenMovesMs = 500;
const pliesPerGame = 30;
const lines = Array.from({ length: 20 }, (_, i) => randomGame(`soak ${i}`, "basic", 200, pliesPerGame).turns);

const server = await MeasuredServer.start();
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

interface Memory {
  readonly residentMb: number;
  /** Of its heap and buffers, without the garbage. */
  readonly heldMb: number;
  readonly logged: number;
}

async function memoryNow(): Promise<Memory> {
  const { memoryMb, heldMb, logged } = await server.load();
  return { residentMb: memoryMb, heldMb: heldMb!, logged };
}

async function gauge(name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1]);
}

const before = await memoryNow();
const memory: Memory[] = [];
const watching = setInterval(async () => {
  const now = await memoryNow();
  memory.push(now);
  const { residentMb, heldMb } = now;
  console.log(
    `${memory.length} min: ${residentMb} MB, ${heldMb} MB held, ${count.games} games, ${count.moves} moves`,
  );
}, 60_000);
await Promise.all(Array.from({ length: tables }, (_, table) => playOn(table)));
clearInterval(watching);

const after = await memoryNow();
const left = { sockets: await gauge("masume_sockets"), watched: await gauge("masume_watched_matches") };
const range = (of: (one: Memory) => number) =>
  memory.length > 0 ? [Math.min(...memory.map(of)), Math.max(...memory.map(of))] : [];
console.log({
  minutes,
  tables,
  ...count,
  before,
  after5: memory[4],
  after,
  residentMb: range(({ residentMb }) => residentMb),
  heldMb: range(({ heldMb }) => heldMb),
  left,
  loadAverage: loadavg()[0]!.toFixed(1),
});
await server.stop();
process.exitCode = left.sockets === 0 && left.watched === 0 && after.logged === 0 ? 0 : 1;
