/**
 * A server killed in the middle of a game at full speed, again and again. Two
 * players move as soon as they see the other's move; somewhere in between the
 * process is killed without warning and started anew. Then every move that was
 * acknowledged must be there, in its place and once; at most the one move that
 * was under way may be there without its sender knowing. Clocks must lie within
 * what the rules allow.
 */
import type { Random } from "@masume/kernel";
import { randomGame } from "../server/games.js";
import { type NewPlayer, newPlayer, PlayerSocket, seatPair } from "../server/player-socket.js";
import { type ServerProcess, startServerProcess } from "../server/server-process.js";

export interface CrashReport {
  readonly rounds: number;
  readonly games: number;
  /** Moves that the server had acknowledged before it was killed; all of them were there afterwards. */
  readonly acknowledged: number;
  /** Moves found after a restart whose acknowledgement had been lost. */
  readonly unconfirmed: number;
}

const clock = { text: "fischer:600+1", base: 600_000, increment: 1_000 };
const pliesPerGame = 150;
/** It is killed after so many moves at the most, and a moment: somewhere in the next one. */
const maxMovesPerRound = 30;
const maxDelayMs = 30;

type Pair = readonly [red: PlayerSocket, blue: PlayerSocket];

export async function killRepeatedly(
  args: readonly string[],
  rounds: number,
  random: Random,
  log: (line: string) => void = () => {},
): Promise<CrashReport> {
  const start = () => startServerProcess("--log-level", "error", ...args);
  let server = await start();
  const players = [await newPlayer(server.url, "A"), await newPlayer(server.url, "B")] as const;
  let game: Game | undefined;
  let [games, acknowledged, unconfirmed] = [0, 0, 0];
  for (let round = 1; round <= rounds; round++) {
    if (!game || game.known >= game.turns.length - 1) {
      await game?.end(server);
      game = await newGame(server, players, random.fork(`game ${++games}`));
    }
    const known = game.known;
    const pair = await game.join(server);
    const enough = game.reaches(known + 1 + random.below(maxMovesPerRound));
    const killing = enough.then(() => killAfter(server, random.below(maxDelayMs)));
    await game.playOn(server, pair);
    await killing;
    server = await start();
    unconfirmed += await game.checkAfterRestart(server);
    acknowledged += game.known - known;
    log(`${round}: ${game.known - known} moves, ${game.known} in this game`);
  }
  await server.end("SIGTERM");
  return { rounds, games, acknowledged, unconfirmed };
}

/** Waits a random while, which is what is being tested, and kills. */
async function killAfter(server: ServerProcess, ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
  await server.end("SIGKILL");
}

async function newGame(
  { url }: ServerProcess,
  players: readonly [NewPlayer, NewPlayer],
  random: Random,
): Promise<Game> {
  const { match, sockets, cookies } = await seatPair([url, url], players, "basic", clock.text);
  await Promise.all(sockets.map((one) => one.close()));
  const { turns } = randomGame(random.seed, "basic", pliesPerGame, pliesPerGame);
  return new Game(match, cookies, turns);
}

class Game {
  readonly match: string;
  readonly turns: readonly string[];
  readonly #cookies: readonly string[];
  /** So many plies the server has acknowledged, or shown after a restart. */
  known = 0;
  #awaited: { readonly ply: number; resolve(): void } | undefined;

  constructor(match: string, cookies: readonly string[], turns: readonly string[]) {
    this.match = match;
    this.#cookies = cookies;
    this.turns = turns;
  }

  /** When so many plies have been acknowledged, or all there are. */
  reaches(ply: number): Promise<void> {
    return new Promise((resolve) => {
      this.#awaited = { ply: Math.min(ply, this.turns.length), resolve };
    });
  }

  async join(server: ServerProcess): Promise<Pair> {
    const [red, blue] = await Promise.all(
      this.#cookies.map((cookie) => PlayerSocket.open(server.url, cookie)),
    );
    const watching = await Promise.all(
      [red, blue].map((one) => one!.request("watch", { match: this.match })),
    );
    for (const watched of watching) if (!watched.ok) throw new Error(`watch: ${watched.error.code}`);
    return [red!, blue!];
  }

  /** A player may have so many games in progress, and no more. */
  async end(server: ServerProcess): Promise<void> {
    const pair = await this.join(server);
    await pair[0].request("resign", { match: this.match });
    await Promise.all(pair.map((one) => one.close()));
  }

  /** As fast as it goes, each as soon as the other's move is shown, until the server is gone or the game is. */
  async playOn(server: ServerProcess, first: Pair): Promise<void> {
    let pair = first;
    while (this.known < this.turns.length) {
      const mover = pair[this.known % 2]!;
      const result = await mover.move(this.known, this.turns[this.known]!);
      if (!result.ok && result.error.code === "disconnected") return;
      if (!result.ok && result.error.code === "slow-down") {
        // Faster than a socket may send: fresh ones have a fresh limit, unless the server is gone.
        const fresh = await this.join(server).catch(() => undefined);
        if (!fresh) return;
        pair = fresh;
        continue;
      }
      if (!result.ok) throw new Error(`ply ${this.known}: ${result.error.code}`);
      this.known++;
      if (this.#awaited && this.known >= this.#awaited.ply) this.#awaited.resolve();
      const other = pair[this.known % 2]!;
      const isShown = await Promise.race([
        other.matchWhen(({ turns }) => turns.length >= this.known).then(() => true),
        other.closed.then(() => false),
      ]);
      if (!isShown) return;
    }
  }

  /** How many moves beyond the acknowledged ones are there: one at the most. */
  async checkAfterRestart(server: ServerProcess): Promise<number> {
    const pair = await this.join(server);
    for (const { match } of pair) {
      const { turns } = match;
      const extra = turns.length - this.known;
      if (extra < 0 || extra > 1) throw new Error(`${this.known} moves acknowledged, ${turns.length} found`);
      if (turns.join() !== this.turns.slice(0, turns.length).join())
        throw new Error("other moves than those played");
      this.#checkClocks(match);
    }
    const extra = pair[0].match.turns.length - this.known;
    this.known += extra;
    await Promise.all(pair.map((one) => one.close()));
    return extra;
  }

  #checkClocks({ left, turnAt, now, turns }: PlayerSocket["match"]): void {
    for (const side of ["red", "blue"] as const) {
      const max = clock.base + Math.ceil(turns.length / 2) * clock.increment;
      // The whole run takes minutes, and while no server runs no clock does.
      const ms = left?.[side] ?? 0;
      if (ms <= 0 || ms > max) throw new Error(`${side} has ${ms} ms left`);
    }
    if (turnAt > now || now - turnAt > clock.base)
      throw new Error(`the turn started at ${turnAt}, it is ${now}`);
  }
}
