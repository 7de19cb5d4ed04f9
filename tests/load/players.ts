/**
 * Players of a load test, in a process of their own: for each pair of cookies a
 * game, in which each side moves by turns, at an even pace. There are several
 * such processes, so that answers do not wait for whoever measures them.
 */

import { randomGame } from "../server/games.js";
import { PlayerSocket } from "../server/player-socket.js";
import { type Strain, StrainGauge } from "./strain.js";

export interface Playing {
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

export interface Played {
  /** Milliseconds of every move that counts: to its acknowledgement, and until the opponent saw it. */
  readonly acknowledged: readonly number[];
  readonly seen: readonly number[];
  readonly games: readonly PlayedGame[];
  readonly strain: Strain;
}

const betweenMovesMs = 5_000;
const atOnce = 20;

const lines = Array.from({ length: 20 }, (_, i) => randomGame(`load ${i}`, "source", 200, 60).turns);
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

  static async begin(
    urls: Playing["urls"],
    cookies: readonly [string, string],
    index: number,
  ): Promise<LoadGame> {
    const [a, b] = await Promise.all(cookies.map((cookie, i) => PlayerSocket.open(urls[i]!, cookie)));
    const { match } = await a!.ask("open", { rules: "source", clock: "fischer:600+5" });
    await b!.ask("join", { room: match });
    await Promise.all([a, b].map((one) => one!.ask("watch", { match })));
    const aIsRed = cookies[0].startsWith(`masume=${a!.match.seats.red.id}.`);
    return new LoadGame(aIsRed ? [a!, b!] : [b!, a!], lines[index % lines.length]!);
  }

  /** From somewhere in the first five seconds on, so that moves come evenly. */
  async play(countFrom: number, until: number): Promise<void> {
    await pause(Math.random() * betweenMovesMs);
    for (let begun = performance.now(); begun < until; begun = performance.now()) {
      const [mover, other] = [this.players[this.ply % 2]!, this.players[(this.ply + 1) % 2]!];
      const sees = other.shows(({ turns }) => turns.length > this.ply).then(() => performance.now() - begun);
      const answer = await mover.move(this.ply, this.line[this.ply]!);
      const took = performance.now() - begun;
      if (answer.type !== "done") throw new Error(JSON.stringify(answer));
      const tookToSee = await sees;
      if (begun >= countFrom) {
        acknowledged.push(took);
        seen.push(tookToSee);
      }
      this.ply++;
      await pause(betweenMovesMs - (performance.now() - begun));
    }
  }

  get played(): PlayedGame {
    return { match: this.players[0]!.match.match, turns: this.line.slice(0, this.ply) };
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

async function begin({ urls, cookies }: Playing): Promise<readonly LoadGame[]> {
  const games: LoadGame[] = [];
  for (let i = 0; i < cookies.length; i += atOnce) {
    const some = cookies.slice(i, i + atOnce).map((pair, j) => LoadGame.begin(urls, pair, i + j));
    games.push(...(await Promise.all(some)));
  }
  return games;
}

async function play(games: readonly LoadGame[], { warmUp, seconds }: Playing): Promise<Played> {
  const gauge = new StrainGauge();
  const countFrom = performance.now() + warmUp * 1_000;
  setTimeout(() => gauge.reset(), warmUp * 1_000);
  await Promise.all(games.map((game) => game.play(countFrom, countFrom + seconds * 1_000)));
  return { acknowledged, seen, games: games.map(({ played }) => played), strain: gauge.read() };
}

process.once("message", async (order: Playing) => {
  const games = await begin(order);
  process.once("message", async () => {
    process.send!(await play(games, order));
    process.once("message", () => process.exit());
  });
  process.send!("begun");
});
