/**
 * `npx tsx --conditions=source tests/faults/outage.ts [games] [seconds]`: PostgreSQL is
 * ended in the middle of so many games (50) and started again after so long (20), under
 * a built server. Players send a move that could not be stored again, as every client
 * does. Afterwards each game must hold exactly the moves that were acknowledged, and
 * the outage must have been charged to nobody: each side has used no more of its clock
 * than its player had the move, the outage aside. Loopback only; ends by itself.
 */
import { loadavg } from "node:os";
import { openStorage } from "@masume/server";
import { randomGame } from "../server/games.js";
import { newPlayer, type PlayerSocket, seatPair } from "../server/player-socket.js";
import { startCluster } from "../server/postgres.js";
import { startServerProcess } from "../server/server-process.js";

const [games = 50, seconds = 20] = process.argv.slice(2).map(Number);
const baseMs = 60_000;
const beforeMs = 5_000;
const afterMs = 10_000;
const betweenMovesMs = 1_000;
const retryMs = 500;

const cluster = await startCluster({ fsync: true });
const server = await startServerProcess(
  "--database",
  cluster.url,
  "--log-level",
  "silent",
  "--trust-proxy",
  "1",
);

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

let outage = { from: Number.POSITIVE_INFINITY, to: Number.POSITIVE_INFINITY };
let isOver = false;

/** How much of a span lies outside of the outage. */
function msOutside(from: number, to: number): number {
  return to - from - Math.max(0, Math.min(to, outage.to) - Math.max(from, outage.from));
}

class Game {
  readonly turns: readonly string[];
  readonly match: string;
  readonly #sockets: readonly PlayerSocket[];
  /** Since when each turn could be played, and when it was acknowledged. */
  readonly #spans: { readonly from: number; readonly to: number }[] = [];
  /** Clocks run from the moment both are seated. */
  readonly #seatedAt = performance.now();
  refusals = 0;

  constructor(match: string, sockets: readonly PlayerSocket[], index: number) {
    this.match = match;
    this.#sockets = sockets;
    this.turns = randomGame(`outage ${index}`, "basic", 100, 100).turns;
  }

  static async start(index: number): Promise<Game> {
    const { url } = server;
    const address = (side: number) => ({ "x-forwarded-for": `10.${side}.0.${index}` });
    const players = [await newPlayer(url, "A", address(0)), await newPlayer(url, "B", address(1))] as const;
    const { match, sockets } = await seatPair([url, url], players, "basic", `fischer:${baseMs / 1000}+0`);
    return new Game(match, sockets, index);
  }

  get acknowledged(): number {
    return this.#spans.length;
  }

  async play(): Promise<void> {
    while (!isOver) {
      const ply = this.#spans.length;
      const from = this.#spans.at(-1)?.to ?? this.#seatedAt;
      await pause(betweenMovesMs);
      while (!(await this.#move(ply))) await pause(retryMs);
      this.#spans.push({ from, to: performance.now() });
    }
  }

  async #move(ply: number): Promise<boolean> {
    const result = await this.#sockets[ply % 2]!.move(ply, this.turns[ply]!);
    if (result.ok) return true;
    if (result.error.code !== "storage") throw new Error(`ply ${ply}: ${result.error.code}`);
    this.refusals++;
    return false;
  }

  /** Of each side: milliseconds off its clock beyond those its player had the move. */
  async charged(): Promise<readonly number[]> {
    const { left } = await this.#sockets[0]!.matchWhen(({ turns }) => turns.length === this.acknowledged);
    return (["red", "blue"] as const).map((side, i) => {
      const had = this.#spans
        .filter((_, ply) => ply % 2 === i)
        .reduce((sum, { from, to }) => sum + msOutside(from, to), 0);
      return baseMs - left![side] - had;
    });
  }
}

const all: Game[] = [];
for (let i = 0; i < games; i++) all.push(await Game.start(i));
const playing = Promise.all(all.map((game) => game.play()));
await pause(beforeMs);
const from = performance.now();
outage = { from, to: Number.POSITIVE_INFINITY };
await cluster.halt();
await pause(seconds * 1_000);
await cluster.resume();
outage = { from, to: performance.now() };
await pause(afterMs);
isOver = true;
await playing;

const charged = (await Promise.all(all.map((game) => game.charged()))).flat();
await server.end("SIGTERM");
const storage = await openStorage({ url: cluster.url });
let wrong = 0;
for (const { match, turns, acknowledged } of all) {
  const stored = await storage.matches.find(match);
  if (stored?.turns.join() !== turns.slice(0, acknowledged).join()) wrong++;
}
await storage.close();
await cluster.stop();
console.log({
  games,
  outageSeconds: Math.round((outage.to - outage.from) / 1_000),
  acknowledged: all.reduce((sum, one) => sum + one.acknowledged, 0),
  refusedMeanwhile: all.reduce((sum, one) => sum + one.refusals, 0),
  gamesWithLostOrDoubledMoves: wrong,
  mostChargedBeyondMs: Math.round(Math.max(...charged)),
  loadAverage: loadavg()[0]!.toFixed(1),
});
process.exitCode = wrong === 0 && Math.max(...charged) < 2_000 ? 0 : 1;
