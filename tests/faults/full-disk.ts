/**
 * `npx tsx --conditions=source tests/faults/full-disk.ts`: a disk that is really
 * full, under a game at full speed. The built server's data folder is a small
 * file system of its own (a RAM disk, which only root may mount; without that
 * the script says so and ends). When the disk is full, moves must be refused with
 * the reason, and a server that is started on it must say so in one line; when
 * there is room again, every acknowledged move must be there and the game go on,
 * both for the server that lived through it and for one that was killed.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { masume } from "../cli/masume.js";
import { randomGame } from "../server/games.js";
import { newPlayer, PlayerSocket } from "../server/player-socket.js";
import { type Serving, serving } from "../server/serving.js";

const diskMb = 4;
const leftKb = 150;
const plies = 150;
const startMs = 20_000;

const disk = mkdtempSync(join(tmpdir(), "masume-disk-"));
const ballast = join(disk, "ballast");

function mounted(): boolean {
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${diskMb}m`, "tmpfs", disk], { stdio: "pipe" });
    return true;
  } catch (thrown) {
    console.log(`skipped: no file system can be mounted here (${String((thrown as Error).message).trim()})`);
    return false;
  }
}

/** Leaves room for so much and no more. */
function fillUp(kilobytes: number): void {
  rmSync(ballast, { force: true });
  const { bavail, bsize } = statfsSync(disk);
  writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - kilobytes * 1024)));
}

function insist(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(what);
  console.log(`• ${what}`);
}

const serve = () => serving("--data", disk, "--log-level", "error");

class Game {
  readonly match: string;
  readonly turns: readonly string[] = randomGame("full disk", "source", plies, plies).turns;
  readonly #cookies: readonly string[];
  ply = 0;

  constructor(match: string, cookies: readonly string[]) {
    this.match = match;
    this.#cookies = cookies;
  }

  static async begin({ url }: Serving): Promise<Game> {
    const players = [await newPlayer(url, "A"), await newPlayer(url, "B")];
    const [a, b] = await Promise.all(players.map(({ cookie }) => PlayerSocket.open(url, cookie)));
    const { match } = await a!.ask("open", { rules: "source", clock: "fischer:600+5" });
    await b!.ask("join", { room: match });
    await a!.ask("watch", { match });
    const cookies = players.map(({ cookie }) => cookie);
    if (a!.match.seats.red.id !== players[0]!.id) cookies.reverse();
    await Promise.all([a!.close(), b!.close()]);
    return new Game(match, cookies);
  }

  /** Moves until one is refused, or so many have been acknowledged; why it was refused. */
  async play(server: Serving, most: number): Promise<string | undefined> {
    const until = Math.min(this.turns.length, this.ply + most);
    const sockets = await this.#sit(server);
    let code: string | undefined;
    while (code === undefined && this.ply < until) {
      const answer = await sockets[this.ply % 2]!.move(this.ply, this.turns[this.ply]!);
      if (answer.type === "done") this.ply++;
      else if (answer.code === "slow-down") await new Promise((resolve) => setTimeout(resolve, 100));
      else code = answer.code ?? answer.type;
    }
    await Promise.all(sockets.map((one) => one.close()));
    return code;
  }

  /** What the server shows is what was acknowledged. */
  async isWhole(server: Serving): Promise<boolean> {
    const sockets = await this.#sit(server);
    const isSame = sockets.every(({ match }) => match.turns.join() === this.turns.slice(0, this.ply).join());
    await Promise.all(sockets.map((one) => one.close()));
    return isSame;
  }

  async #sit({ url }: Serving): Promise<readonly PlayerSocket[]> {
    const sockets = await Promise.all(this.#cookies.map((cookie) => PlayerSocket.open(url, cookie)));
    for (const one of sockets) await one.ask("watch", { match: this.match });
    return sockets;
  }
}

async function run(): Promise<void> {
  let server = await serve();
  const game = await Game.begin(server);
  await game.play(server, 4);

  fillUp(leftKb);
  insist((await game.play(server, plies)) === "storage", `ply ${game.ply} is refused: no room`);
  insist(server.logs().includes('"fault":"disk-full"'), "the log says that the disk is full");
  insist(await game.isWhole(server), "all acknowledged moves are shown meanwhile");
  rmSync(ballast);
  insist((await game.play(server, 4)) === undefined, "with room again, the game goes on");
  insist(await game.isWhole(server), "all acknowledged moves are there");

  fillUp(leftKb);
  insist((await game.play(server, plies)) === "storage", `full once more, at ply ${game.ply}`);
  await server.end("SIGKILL");
  fillUp(0);
  const starting = masume(["serve", "--port", "0", "--data", disk, "--log-level", "silent"]);
  const giveUp = setTimeout(() => starting.child.kill(), startMs);
  const ran = await starting;
  clearTimeout(giveUp);
  insist(
    ran.status === 2 && ran.stderr === `masume: ${disk}: the disk is full\n`,
    `killed; started on the full disk: ${ran.stderr.trim()}`,
  );
  rmSync(ballast);
  server = await serve();
  insist(await game.isWhole(server), "with room again, all acknowledged moves are there");
  insist((await game.play(server, 4)) === undefined, "and the game goes on");
  await server.end("SIGTERM");
}

if (mounted()) {
  try {
    await run();
  } finally {
    execFileSync("umount", ["--lazy", disk]);
  }
}
rmdirSync(disk);
