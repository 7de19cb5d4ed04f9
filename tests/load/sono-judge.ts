/**
 * `npx tsx tests/load/sono-judge.ts [teams] [seconds]`
 *
 * A club's contest at its busiest: so many teams (50), each submitting once per second
 * for so long (60), with pages that ask for the round meanwhile. How long does a team
 * wait for its reply? At the end the judge is killed with SIGKILL, and its file must hold
 * every submission that was answered; a judge started again on it must rank the same.
 * Loopback only. Needs `npm run build`.
 */
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { problemCodec, randomPuzzle } from "@masume/games/sono";
import { createRandom } from "@masume/kernel";
import { masume, type Running, scratchFolder } from "../cli/masume.js";

const [teamsText = "50", secondsText = "60"] = process.argv.slice(2);
const teams = Number(teamsText);
const seconds = Number(secondsText);
const pages = 10;
const pageEveryMs = 2000;
const size = 16;
const turns = 150;

const folder = scratchFolder();
const results = join(folder.path, "results.jsonl");
const problem = folder.file("problem.json", problemCodec.format(randomPuzzle(size, createRandom("load"))));
const names = Array.from({ length: teams }, (_, i) => `team${i}`);
const teamsFile = folder.file("teams.txt", names.map((name, i) => `token${i} ${name}\n`).join(""));

async function startJudge(): Promise<{ readonly running: Running; readonly address: string }> {
  const running = masume([
    "sono",
    "judge",
    problem,
    "--port",
    "0",
    "--teams",
    teamsFile,
    "--results",
    results,
  ]);
  const [line] = (await once(running.child.stderr!, "data")) as [string];
  return { running, address: /http:\/\/[\d.]+:\d+/.exec(line)![0] };
}

/** Some operations that may be made: the judge has to play them all. */
function answer(seed: string): string {
  const random = createRandom(seed);
  const ops = Array.from({ length: turns }, () => {
    const n = 2 + random.below(size - 2);
    return { x: random.below(size - n + 1), y: random.below(size - n + 1), n };
  });
  return JSON.stringify({ ops });
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const waits: number[] = [];
let answered = 0;
let failed = 0;

async function playTeam(address: string, team: number, begun: number): Promise<void> {
  for (let second = 0; second < seconds; second++) {
    await sleep(Math.max(0, begun + (second + team / teams) * 1000 - performance.now()));
    const body = answer(`${team}/${second}`);
    const sent = performance.now();
    const reply = await fetch(`${address}/`, {
      method: "POST",
      body,
      headers: { token: `token${team}` },
    }).catch(() => undefined);
    await reply?.arrayBuffer();
    if (reply?.status === 200) {
      waits.push(performance.now() - sent);
      answered++;
    } else failed++;
  }
}

async function watchRound(address: string, begun: number): Promise<void> {
  while (performance.now() < begun + seconds * 1000) {
    const reply = await fetch(`${address}/round`).catch(() => undefined);
    await reply?.arrayBuffer();
    await sleep(pageEveryMs);
  }
}

async function ranking(address: string): Promise<string> {
  return await (await fetch(`${address}/ranking`)).text();
}

const first = await startJudge();
const begun = performance.now();
await Promise.all([
  ...names.map((_, team) => playTeam(first.address, team, begun)),
  ...Array.from({ length: pages }, () => watchRound(first.address, begun)),
]);
const before = await ranking(first.address);
first.running.child.kill("SIGKILL");
await once(first.running.child, "exit");
const kept = readFileSync(results, "utf8").trimEnd().split("\n").length - 1;
const second = await startJudge();
const after = await ranking(second.address);
second.running.child.kill("SIGKILL");
await once(second.running.child, "exit");

const sorted = waits.toSorted((a, b) => a - b);
const at = (share: number) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
console.log(
  JSON.stringify({
    teams,
    seconds,
    answered,
    failed,
    kept,
    lost: answered - kept,
    rankingIsSame: before === after,
    waitMs: { p50: at(0.5), p99: at(0.99), max: at(1) },
    loadAverage: loadavg()[0],
  }),
);
if (failed > 0 || kept !== answered || before !== after) process.exitCode = 1;
