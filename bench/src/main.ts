/** `npm run bench [-- game …]`: ours and the peers on this machine, one run, one table. */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { loadNote, machineNote } from "./machine.js";
import { type AnyMeasurement, measure, type Result } from "./measurement.js";
import { measureEngine } from "./nonaga.js";
import { clingo, timeLimitSeconds } from "./peers/clingo.js";
import { loopy } from "./peers/loopy.js";
import type { Peer } from "./peers/peer.js";
import { slitherMeasurements } from "./slither.js";
import { gradeMeasurements } from "./slither-grade.js";
import { sonoMeasurements } from "./sono.js";
import { strokeMeasurements } from "./stroke.js";
import { markdownTable, rowsOf, terminalTable } from "./table.js";

const registry: readonly AnyMeasurement[] = [
  ...strokeMeasurements,
  ...slitherMeasurements,
  ...gradeMeasurements,
  ...sonoMeasurements,
];
const peers: readonly Peer[] = [clingo, loopy];

const games = [...new Set(registry.map(({ game }) => game)), "nonaga"];
const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !games.includes(name));
if (unknown !== undefined) {
  console.error(`There is nothing to measure for “${unknown}”. Games: ${games.join(", ")}`);
  process.exit(2);
}

for (const game of wanted.length === 0 ? games : wanted) {
  if (game === "nonaga") measureEngine();
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
  const notes = [
    `Machine: ${machineNote()}; load ${loadBefore} before, ${loadNote()} after.`,
    ...peers.map(peerNote),
    `A peer gives up after ${timeLimitSeconds} s an instance.`,
  ];
  console.log(`\n${terminalTable(rows)}\n\n${notes.join("\n")}`);
  const day = new Date().toISOString().slice(0, 10);
  const report = `# Figures: ${game}

Taken by \`npm run bench -- ${game}\` on ${day}; how, see [README](../README.md).

${markdownTable(rows)}

${notes.map((note) => `- ${note}`).join("\n")}
`;
  writeFileSync(fileURLToPath(new URL(`../results/${game}.md`, import.meta.url)), report);
}

function peerNote({ name, version, debianPackage }: Peer): string {
  if (version !== undefined) return `${name}: ${version}.`;
  return `${name}: missing on this machine (Debian: ${debianPackage}).`;
}
