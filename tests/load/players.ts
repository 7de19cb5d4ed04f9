/**
 * Players of a load test, in a process of their own: for each pair of cookies a
 * game, in which each side moves by turns, at an even pace. There are several
 * such processes, so that answers do not wait for whoever measures them.
 */

import { randomGame } from "../server/games.js";
import { type PlayerSocket, seatPair } from "../server/player-socket.js";
import { type ProcessLoad, ProcessLoadGauge } from "./process-load.js";

export interface LoadPlan {
  /** A server for each of the pair. */
  readonly urls: readonly [string, string];
  readonly cookies: readonly (readonly [string, string])[];
  /** In seconds: play for so long without counting, and then so long. */
  readonly warmUp: number;
  readonly seconds: number;
}

export interface PlayedGame {
  readonly match: string;
  /** As acknowledged. */
  readonly turns: readonly string[];
}

export interface LoadReport {
  /** Milliseconds of every move that counts: to its acknowledgement, and until the opponent saw it. */
  readonly acknowledged: readonly number[];
  readonly seen: readonly number[];
  readonly games: readonly PlayedGame[];
  readonly load: ProcessLoad;
}

const betweenMovesMs = 5_000;
const atOnce = 20;

const lines = Array.from({ length: 20 }, (_, i) => randomGame(`load ${i}`, "basic", 200, 60).turns);
const acknowledged: number[] = [];
const seen: number[] = [];

class LoadGame {
  readonly players: readonly PlayerSocket[];
  readonly line: readonly string[];
  ply = 0;

  constructor(players: readonly PlayerSocket[], line: readonly string[]) {
    this.players = players;
    this.line = line;
  }

  static async start(
    urls: LoadPlan["urls"],
    cookies: readonly [string, string],
    index: number,
  ): Promise<LoadGame> {
    const [a, b] = cookies.map((cookie) => ({ id: playerIn(cookie), cookie }));
    const { sockets } = await seatPair(urls, [a!, b!], "basic", "fischer:600+5");
    return new LoadGame(sockets, lines[index % lines.length]!);
  }

  /** From somewhere in the first five seconds on, so that moves come evenly. */
  async play(countFrom: number, until: number): Promise<void> {
    await pause(Math.random() * betweenMovesMs);
    for (let sentAt = performance.now(); sentAt < until; sentAt = performance.now()) {
      const [mover, other] = [this.players[this.ply % 2]!, this.players[(this.ply + 1) % 2]!];
      const seenAfter = other
        .matchWhen(({ turns }) => turns.length > this.ply)
        .then(() => performance.now() - sentAt);
      const result = await mover.move(this.ply, this.line[this.ply]!);
      const acknowledgedAfter = performance.now() - sentAt;
      if (!result.ok) throw new Error(result.error.code);
      const seenMs = await seenAfter;
      if (sentAt >= countFrom) {
        acknowledged.push(acknowledgedAfter);
        seen.push(seenMs);
      }
      this.ply++;
      await pause(betweenMovesMs - (performance.now() - sentAt));
    }
  }

  get played(): PlayedGame {
    return { match: this.players[0]!.match.match, turns: this.line.slice(0, this.ply) };
  }
}

const playerIn = (cookie: string): string => cookie.slice("masume=".length).split(".")[0]!;

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

async function startAll({ urls, cookies }: LoadPlan): Promise<readonly LoadGame[]> {
  const games: LoadGame[] = [];
  for (let i = 0; i < cookies.length; i += atOnce) {
    const some = cookies.slice(i, i + atOnce).map((pair, j) => LoadGame.start(urls, pair, i + j));
    games.push(...(await Promise.all(some)));
  }
  return games;
}

async function play(games: readonly LoadGame[], { warmUp, seconds }: LoadPlan): Promise<LoadReport> {
  const gauge = new ProcessLoadGauge();
  const countFrom = performance.now() + warmUp * 1_000;
  setTimeout(() => gauge.reset(), warmUp * 1_000);
  await Promise.all(games.map((game) => game.play(countFrom, countFrom + seconds * 1_000)));
  return { acknowledged, seen, games: games.map(({ played }) => played), load: gauge.read() };
}

process.once("message", async (order: LoadPlan) => {
  const games = await startAll(order);
  process.once("message", async () => {
    process.send!(await play(games, order));
    process.once("message", () => process.exit());
  });
  process.send!("started");
});
