/** `npm run bench [-- game …]`: ours and the peers on this machine, one run, one table. */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { loadNote, machineNote } from "./machine.js";
import { type AnyMeasurement, measure, type Result } from "./measurement.js";
import { clingo, timeLimitSeconds } from "./peers/clingo.js";
import type { Peer } from "./peers/peer.js";
import { strokeMeasurements } from "./stroke.js";
import { markdownTable, rowsOf, terminalTable } from "./table.js";

const registry: readonly AnyMeasurement[] = [...strokeMeasurements];
const peers: readonly Peer[] = [clingo];

const games = [...new Set(registry.map(({ game }) => game))];
const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !games.includes(name));
if (unknown !== undefined) {
  console.error(`There is nothing to measure for “${unknown}”. Games: ${games.join(", ")}`);
  process.exit(2);
}

const chosen = registry.filter(({ game }) => wanted.length === 0 || wanted.includes(game));
const loadBefore = loadNote();
const results: Result[] = [];
for (const measurement of chosen) {
  console.error(`${measurement.game}: ${measurement.name} …`);
  results.push(measure(measurement));
}

const rows = rowsOf(results);
const notes = [
  `Machine: ${machineNote()}; load ${loadBefore} before, ${loadNote()} after.`,
  ...peers.map(peerNote),
  `A peer gives up after ${timeLimitSeconds} s an instance.`,
];
console.log(`\n${terminalTable(rows)}\n\n${notes.join("\n")}`);

const report = `# Figures

Taken by \`npm run bench${wanted.map((name) => ` ${name}`).join("")}\` on ${new Date().toISOString().slice(0, 10)}; how, see [README](README.md).

${markdownTable(rows)}

${notes.map((note) => `- ${note}`).join("\n")}
`;
writeFileSync(fileURLToPath(new URL("../results.md", import.meta.url)), report);

function peerNote({ name, version, debianPackage }: Peer): string {
  if (version !== undefined) return `${name}: ${version}.`;
  return `${name}: missing on this machine (Debian: ${debianPackage}).`;
}
