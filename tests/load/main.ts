/**
 * `npx tsx tests/load/main.ts sqlite|postgres|two-nodes [games] [seconds]`
 *
 * So many games at once (1,000), each with a move every five seconds, for so long
 * (60): how long is it from a move to its acknowledgement, and until the opponent
 * sees it, and how much of a processor do the servers need for that? Afterwards,
 * with the servers gone, the database must hold exactly the moves that were
 * acknowledged. Loopback only; PostgreSQL with fsync on. Needs `npm run build`.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import { openStore } from "@masume/server";
import { scratchFolder } from "../cli/masume.js";
import { randomGame } from "../server/games.js";
import { PlayerSocket } from "../server/player-socket.js";
import { startCluster } from "../server/postgres.js";

const [kind = "sqlite", gamesText = "1000", secondsText = "60"] = process.argv.slice(2);
const games = Number(gamesText);
const seconds = Number(secondsText);
const betweenMovesMs = 5_000;

class LoadNode {
  readonly child: ChildProcess;
  readonly url: string;
  readonly cookies: readonly string[];

  constructor(child: ChildProcess, said: { url: string; cookies: readonly string[] }) {
    this.child = child;
    this.url = said.url;
    this.cookies = said.cookies;
  }

  /** Seconds of a processor that it has needed so far. */
  async cpu(): Promise<number> {
    this.child.send("cpu");
    const [{ user, system }] = await once(this.child, "message");
    return (user + system) / 1e6;
  }
}

async function startNode(place: string, players: number): Promise<LoadNode> {
  const script = fileURLToPath(new URL("node.ts", import.meta.url));
  const child = spawn(process.execPath, ["--import", "tsx", script, place, String(players)], {
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  let said = "";
  for await (const chunk of child.stdout!.setEncoding("utf8")) {
    said += chunk;
    if (said.endsWith("\n")) break;
  }
  return new LoadNode(child, JSON.parse(said));
}

const cluster = kind === "sqlite" ? undefined : await startCluster({ fsync: true });
const place = cluster?.url ?? scratchFolder().path;
const nodes = [await startNode(place, games * 2)];
if (kind === "two-nodes") nodes.push(await startNode(place, 0));
const { cookies } = nodes[0]!;
const urlOf = (player: number) => nodes[player % nodes.length]!.url;

const lines = Array.from({ length: 20 }, (_, i) => randomGame(`load ${i}`, "source", 200, 60).turns);
const acknowledged: number[] = [];
const seen: number[] = [];
class LoadGame {
  readonly players: PlayerSocket[];
  readonly turns: readonly string[];
  ply = 0;

  constructor(players: PlayerSocket[], turns: readonly string[]) {
    this.players = players;
    this.turns = turns;
  }

  static async begin(index: number): Promise<LoadGame> {
    const pair = [index * 2, index * 2 + 1];
    const [a, b] = await Promise.all(
      pair.map((player) => PlayerSocket.open(urlOf(player), cookies[player]!)),
    );
    const { match } = await a!.ask("open", { rules: "source", clock: "fischer:600+5" });
    await b!.ask("join", { room: match });
    await Promise.all([a, b].map((one) => one!.ask("watch", { match })));
    const aIsRed = a!.match.seats.red.id === cookies[index * 2]!.slice(7).split(".")[0];
    return new LoadGame(aIsRed ? [a!, b!] : [b!, a!], lines[index % lines.length]!);
  }

  async play(until: number): Promise<void> {
    await pause(Math.random() * betweenMovesMs);
    while (Date.now() < until && this.ply < this.turns.length) {
      const [mover, other] = [this.players[this.ply % 2]!, this.players[(this.ply + 1) % 2]!];
      const begun = performance.now();
      const showing = other
        .shows(({ turns }) => turns.length > this.ply)
        .then(() => seen.push(performance.now() - begun));
      const answer = await mover.move(this.ply, this.turns[this.ply]!);
      acknowledged.push(performance.now() - begun);
      if (answer.type !== "done") throw new Error(JSON.stringify(answer));
      await showing;
      this.ply++;
      await pause(Math.max(0, betweenMovesMs - (performance.now() - begun)));
    }
  }

  get match(): string {
    return this.players[0]!.match.match;
  }

  async end(): Promise<void> {
    await Promise.all(this.players.map((one) => one.close()));
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

const all: LoadGame[] = [];
for (let i = 0; i < games; i += 20) {
  const some = Array.from({ length: Math.min(20, games - i) }, (_, j) => LoadGame.begin(i + j));
  all.push(...(await Promise.all(some)));
}
console.error(`${games} games begun`);
const cpu = async () => (await Promise.all(nodes.map((node) => node.cpu()))).reduce((a, b) => a + b);
const cpuBefore = await cpu();
const begunAt = Date.now();
await Promise.all(all.map((game) => game.play(begunAt + seconds * 1000)));
const took = (Date.now() - begunAt) / 1000;
const cpuTook = (await cpu()) - cpuBefore;
await Promise.all(all.map((game) => game.end()));
for (const { child } of nodes) {
  child.kill("SIGTERM");
  await once(child, "close");
}

/** Games whose moves in the database are not those that were acknowledged. */
async function wrongGames(): Promise<number> {
  const store = await openStore(cluster ? { url: place } : { folder: place });
  let wrong = 0;
  for (const { match, turns, ply } of all) {
    const stored = await store.readMatch(match);
    if (stored?.turns.join() !== turns.slice(0, ply).join() || stored.row.ply !== ply) wrong++;
  }
  await store.close();
  return wrong;
}

function percentiles(values: number[]): Record<string, number> {
  values.sort((a, b) => a - b);
  const at = (share: number) => Math.round(values[Math.floor((values.length - 1) * share)]! * 10) / 10;
  return { p50: at(0.5), p90: at(0.9), p99: at(0.99), most: at(1) };
}

console.log(
  JSON.stringify({
    kind,
    games,
    sockets: games * 2,
    moves: acknowledged.length,
    movesASecond: Math.round(acknowledged.length / took),
    acknowledgedMs: percentiles(acknowledged),
    seenMs: percentiles(seen),
    serverCpuMsAMove: Math.round((cpuTook / acknowledged.length) * 1e5) / 100,
    serverCores: Math.round((cpuTook / took) * 100) / 100,
    gamesWithLostOrDoubledMoves: await wrongGames(),
    loadAverage: loadavg()[0],
  }),
);
await cluster?.stop();
