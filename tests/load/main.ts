/**
 * `npx tsx tests/load/main.ts sqlite|postgres|two-nodes [games] [seconds] [tabs]`
 *
 * So many games at once (1,000), each with a move every five seconds, for so long
 * (60): how long is it from a move to its acknowledgement, and until the opponent
 * sees it, and how much of a processor do the servers need for that? The moves of
 * the first ten seconds, while the programs are still being compiled, are checked
 * like all others but not timed. Afterwards, with the servers gone, the database
 * must hold exactly the moves that were acknowledged. Meanwhile so many idle tabs
 * (2,000) ask once per minute whether there is anything new. Loopback only; PostgreSQL
 * with fsync on. Needs `npm run build`.
 */
import { type ChildProcess, fork, spawn } from "node:child_process";
import { once } from "node:events";
import { loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import { openStorage } from "@masume/server";
import { scratchFolder } from "../cli/masume.js";
import { startCluster } from "../server/postgres.js";
import type { LoadPlan, LoadReport, PlayedGame } from "./players.js";
import type { ProcessLoad } from "./process-load.js";

const [kind = "sqlite", gamesText = "1000", secondsText = "60", tabsText = "2000"] = process.argv.slice(2);
const games = Number(gamesText);
const seconds = Number(secondsText);
const tabs = Number(tabsText);
const tabPauseMs = 60_000;
const warmUp = 10;
const playerProcesses = 2;

interface LoadNode {
  readonly child: ChildProcess;
  readonly url: string;
  readonly cookies: readonly string[];
}

const scriptPath = (name: string) => fileURLToPath(new URL(name, import.meta.url));

async function startNode(place: string, players: number): Promise<LoadNode> {
  const args = ["--import", "tsx", scriptPath("node.ts"), place, String(players)];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit", "ipc"] });
  let output = "";
  for await (const chunk of child.stdout!.setEncoding("utf8")) {
    output += chunk;
    if (output.endsWith("\n")) break;
  }
  return { child, ...JSON.parse(output) };
}

/** The pairs of cookies, dealt out to the processes. */
function shareOf(index: number): LoadPlan["cookies"] {
  const { cookies } = nodes[0]!;
  const pairs = Array.from({ length: games }, (_, i) => [cookies[i * 2]!, cookies[i * 2 + 1]!] as const);
  return pairs.filter((_, i) => i % playerProcesses === index);
}

async function startPlayers(index: number): Promise<ChildProcess> {
  const child = fork(scriptPath("players.ts"));
  const urls = [nodes[0]!.url, nodes.at(-1)!.url] as const;
  child.send({ urls, cookies: shareOf(index), warmUp, seconds } satisfies LoadPlan);
  await once(child, "message");
  return child;
}

async function finishGames(child: ChildProcess): Promise<LoadReport> {
  child.send("play");
  const [played] = await once(child, "message");
  return played;
}

async function loadOf({ child }: LoadNode): Promise<ProcessLoad> {
  child.send("read");
  const [load] = await once(child, "message");
  return load;
}

/** Idle tabs of the players, each from an address of its own; how long their questions took. */
function startTabs(): { readonly waits: number[]; stop(): Promise<unknown> } {
  const waits: number[] = [];
  const asking = new Set<Promise<void>>();
  const { cookies } = nodes[0]!;
  let next = 0;
  const ask = async (): Promise<void> => {
    const tab = next++ % tabs;
    const headers = {
      cookie: cookies[tab % cookies.length]!,
      "x-forwarded-for": `10.1.${tab >> 8}.${tab & 255}`,
    };
    const sentAt = performance.now();
    const response = await fetch(`${nodes[tab % nodes.length]!.url}/api/me/records`, { headers });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`a tab was refused: ${response.status}`);
    waits.push(performance.now() - sentAt);
  };
  const start = (): void => {
    const asked = ask();
    asking.add(asked);
    void asked.then(() => asking.delete(asked));
  };
  const timer = tabs > 0 ? setInterval(start, tabPauseMs / tabs) : undefined;
  return {
    waits,
    stop: () => {
      clearInterval(timer);
      return Promise.all(asking);
    },
  };
}

/** Games whose moves in the database are not those that were acknowledged. */
async function wrongGames(played: readonly PlayedGame[]): Promise<number> {
  const storage = await openStorage(cluster ? { url: place } : { folder: place });
  let wrong = 0;
  for (const { match, turns } of played) {
    const stored = await storage.matches.find(match);
    if (stored?.turns.join() !== turns.join() || stored.row.ply !== turns.length) wrong++;
  }
  await storage.close();
  return wrong;
}

function percentiles(values: readonly number[]): Record<string, number> {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)]! * 10) / 10;
  return { p50: at(0.5), p90: at(0.9), p99: at(0.99), p999: at(0.999), max: at(1) };
}

const cluster = kind === "sqlite" ? undefined : await startCluster({ fsync: true });
const place = cluster?.url ?? scratchFolder().path;
const nodes = [await startNode(place, games * 2)];
if (kind === "two-nodes") nodes.push(await startNode(place, 0));

const players = await Promise.all(Array.from({ length: playerProcesses }, (_, i) => startPlayers(i)));
console.error(`${games} games started`);
setTimeout(() => {
  for (const { child } of nodes) child.send("reset");
}, warmUp * 1_000);
const idle = startTabs();
const played = await Promise.all(players.map(finishGames));
await idle.stop();
const serverLoads = await Promise.all(nodes.map(loadOf));
const load = loadavg()[0]!;
for (const child of players) child.send("end");
for (const { child } of nodes) {
  child.kill("SIGTERM");
  await once(child, "close");
}

const acknowledged = played.flatMap((one) => one.acknowledged);
const cpuSeconds = serverLoads.reduce((sum, one) => sum + one.cpuSeconds, 0);
console.log(
  JSON.stringify(
    {
      kind,
      games,
      sockets: games * 2,
      moves: acknowledged.length,
      movesPerSecond: Math.round(acknowledged.length / seconds),
      acknowledgedMs: percentiles(acknowledged),
      seenMs: percentiles(played.flatMap(({ seen }) => seen)),
      tabs,
      syncMs: idle.waits.length > 0 ? percentiles(idle.waits) : null,
      serverCpuMsPerMove: Math.round((cpuSeconds / acknowledged.length) * 1e5) / 100,
      serverCores: Math.round((cpuSeconds / seconds) * 100) / 100,
      servers: serverLoads,
      players: played.map(({ load }) => load),
      gamesWithLostOrDoubledMoves: await wrongGames(played.flatMap((one) => one.games)),
      loadAverage: Math.round(load * 10) / 10,
    },
    undefined,
    1,
  ),
);
await cluster?.stop();
