/** `npm run bench [-- game … --busy]`: ours and the peers on this machine, one run, one table. */
import { writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import { loadNote, machineNote } from "./machine.js";
import { type AnyMeasurement, measure, type Result } from "./measurement.js";
import { measureEngine } from "./nonaga.js";
import { readOrder } from "./order.js";
import { clingo, timeLimitSeconds } from "./peers/clingo.js";
import { loopy, makingLimitSeconds } from "./peers/loopy.js";
import type { Peer } from "./peers/peer.js";
import { slitherMeasurements } from "./slither.js";
import { gradeMeasurements } from "./slither-grade.js";
import { orderMeasurements } from "./slither-orders.js";
import { sonoMeasurements } from "./sono.js";
import { measureAnswers } from "./sono-answers.js";
import { measureStartUp } from "./start-up.js";
import { strokeMeasurements } from "./stroke.js";
import { markdownTable, rowsOf, terminalTable } from "./table.js";

const registry: readonly AnyMeasurement[] = [
  ...strokeMeasurements,
  ...slitherMeasurements,
  ...orderMeasurements,
  ...gradeMeasurements,
  ...sonoMeasurements,
];
const peers: readonly Peer[] = [clingo, loopy];

const games = [...new Set(registry.map(({ game }) => game)), "nonaga", "start-up"];
const order = readOrder(process.argv.slice(2), games, loadavg()[0]!);
if ("refusal" in order) {
  console.error(order.refusal);
  process.exit(2);
}

for (const game of order.games) {
  if (game === "nonaga") measureEngine();
  else if (game === "start-up") measureStartUp();
  else measureGame(game);
}

function measureGame(game: string): void {
  const loadBefore = loadNote();
  const results: Result[] = [];
  for (const measurement of registry.filter((one) => one.game === game)) {
    console.error(`${game}: ${measurement.name} …`);
    results.push(measure(measurement));
  }
  const rows = rowsOf(results);
  const answers = game === "sono" ? `${measureAnswers()}\n\n` : "";
  const notes = [
    `Machine: ${machineNote()}; load ${loadBefore} before, ${loadNote()} after.`,
    ...peers.map(peerNote),
    `A peer gives up after ${timeLimitSeconds} s per instance, sgt-loopy after ${makingLimitSeconds} s.`,
  ];
  console.log(`\n${answers}${terminalTable(rows)}\n\n${notes.join("\n")}`);
  const day = new Date().toISOString().slice(0, 10);
  const report = `# Figures: ${game}

Taken by \`npm run bench -- ${game}\` on ${day}; how, see [README](../README.md).

${answers}${markdownTable(rows)}

${notes.map((note) => `- ${note}`).join("\n")}
`;
  writeFileSync(fileURLToPath(new URL(`../results/${game}.md`, import.meta.url)), report);
}

function peerNote({ name, version, debianPackage }: Peer): string {
  if (version !== undefined) return `${name}: ${version}.`;
  return `${name}: missing on this machine (Debian: ${debianPackage}).`;
}
