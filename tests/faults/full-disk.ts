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
import { newPlayer, PlayerSocket, seatPair } from "../server/player-socket.js";
import { type ServerProcess, startServerProcess } from "../server/server-process.js";

const diskMb = 4;
const freeKb = 150;
const plies = 150;
const startMs = 20_000;

const disk = mkdtempSync(join(tmpdir(), "masume-disk-"));
const ballast = join(disk, "ballast");

function mountDisk(): boolean {
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${diskMb}m`, "tmpfs", disk], { stdio: "pipe" });
    return true;
  } catch (thrown) {
    console.log(`skipped: no file system can be mounted here (${String((thrown as Error).message).trim()})`);
    return false;
  }
}

/** Leaves room for so much and no more. */
function fillDisk(kilobytes: number): void {
  rmSync(ballast, { force: true });
  const { bavail, bsize } = statfsSync(disk);
  writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - kilobytes * 1024)));
}

function check(isTrue: boolean, what: string): void {
  if (!isTrue) throw new Error(what);
  console.log(`• ${what}`);
}

const serve = () => startServerProcess("--data", disk, "--log-level", "error");

class Game {
  readonly match: string;
  readonly turns: readonly string[] = randomGame("full disk", "basic", plies, plies).turns;
  readonly #cookies: readonly string[];
  ply = 0;

  constructor(match: string, cookies: readonly string[]) {
    this.match = match;
    this.#cookies = cookies;
  }

  static async start({ url }: ServerProcess): Promise<Game> {
    const players = [await newPlayer(url, "A"), await newPlayer(url, "B")] as const;
    const { match, sockets, cookies } = await seatPair([url, url], players, "basic", "fischer:600+5");
    await Promise.all(sockets.map((one) => one.close()));
    return new Game(match, cookies);
  }

  /** Moves until one is refused, or so many have been acknowledged; why it was refused. */
  async play(server: ServerProcess, max: number): Promise<string | undefined> {
    const until = Math.min(this.turns.length, this.ply + max);
    const sockets = await this.#connect(server);
    let code: string | undefined;
    while (code === undefined && this.ply < until) {
      const result = await sockets[this.ply % 2]!.move(this.ply, this.turns[this.ply]!);
      if (result.ok) this.ply++;
      else if (result.error.code === "slow-down") await new Promise((resolve) => setTimeout(resolve, 100));
      else code = result.error.code;
    }
    await Promise.all(sockets.map((one) => one.close()));
    return code;
  }

  /** What the server shows is what was acknowledged. */
  async isComplete(server: ServerProcess): Promise<boolean> {
    const sockets = await this.#connect(server);
    const isSame = sockets.every(({ match }) => match.turns.join() === this.turns.slice(0, this.ply).join());
    await Promise.all(sockets.map((one) => one.close()));
    return isSame;
  }

  async #connect({ url }: ServerProcess): Promise<readonly PlayerSocket[]> {
    const sockets = await Promise.all(this.#cookies.map((cookie) => PlayerSocket.open(url, cookie)));
    for (const one of sockets) await one.request("watch", { match: this.match });
    return sockets;
  }
}

async function run(): Promise<void> {
  let server = await serve();
  const game = await Game.start(server);
  await game.play(server, 4);

  fillDisk(freeKb);
  check((await game.play(server, plies)) === "storage", `ply ${game.ply} is refused: no room`);
  check(server.logs().includes('"reason":"disk-full"'), "the log says that the disk is full");
  check(await game.isComplete(server), "all acknowledged moves are shown meanwhile");
  rmSync(ballast);
  check((await game.play(server, 4)) === undefined, "with room again, the game goes on");
  check(await game.isComplete(server), "all acknowledged moves are there");

  fillDisk(freeKb);
  check((await game.play(server, plies)) === "storage", `full once more, at ply ${game.ply}`);
  await server.end("SIGKILL");
  fillDisk(0);
  const starting = masume(["serve", "--port", "0", "--data", disk, "--log-level", "silent"]);
  const giveUp = setTimeout(() => starting.child.kill(), startMs);
  const ran = await starting;
  clearTimeout(giveUp);
  check(
    ran.status === 2 && ran.stderr === `masume: ${disk}: the disk is full\n`,
    `killed; started on the full disk: ${ran.stderr.trim()}`,
  );
  rmSync(ballast);
  server = await serve();
  check(await game.isComplete(server), "with room again, all acknowledged moves are there");
  check((await game.play(server, 4)) === undefined, "and the game goes on");
  await server.end("SIGTERM");
}

if (mountDisk()) {
  try {
    await run();
  } finally {
    execFileSync("umount", ["--lazy", disk]);
  }
}
rmdirSync(disk);
