/** `npm run bench [-- name … --busy]`: ours and the peers on this machine, one run, one file of results each. */
import { loadavg } from "node:os";
import { loadNote } from "./machine.js";
import { type AnyMeasurement, measure, type Result } from "./measurement.js";
import { measureEngine } from "./nonaga.js";
import { readOrder } from "./order.js";
import { measurePage } from "./page.js";
import { clingo } from "./peers/clingo.js";
import { loopy } from "./peers/loopy.js";
import type { Peer } from "./peers/peer.js";
import { writeReport } from "./report.js";
import { slitherMeasurements } from "./slither.js";
import { gradeMeasurements } from "./slither-grade.js";
import { orderMeasurements } from "./slither-orders.js";
import { sonoMeasurements } from "./sono.js";
import { measureAnswers } from "./sono-answers.js";
import { measureStartUp } from "./start-up.js";
import { strokeMeasurements } from "./stroke.js";
import { markdownTable, rowsOf } from "./table.js";

const registry: readonly AnyMeasurement[] = [
  ...strokeMeasurements,
  ...slitherMeasurements,
  ...orderMeasurements,
  ...gradeMeasurements,
  ...sonoMeasurements,
];
/** With whom a game is compared. */
const peersOf: Readonly<Record<string, readonly Peer[]>> = { stroke: [clingo], slither: [clingo, loopy] };

/** In this order: what keeps every core busy comes last. */
const measurements: Readonly<Record<string, () => void>> = {
  stroke: () => measureGame("stroke"),
  slither: () => measureGame("slither"),
  nonaga: measureEngine,
  "start-up": measureStartUp,
  page: measurePage,
  sono: () => measureGame("sono", measureAnswers),
};

const order = readOrder(process.argv.slice(2), Object.keys(measurements), loadavg()[0]!);
if ("refusal" in order) {
  console.error(order.refusal);
  process.exit(2);
}
for (const name of order.games) measurements[name]!();

/** `more` gives a table that is not about time. */
function measureGame(game: string, more?: () => string): void {
  const loadBefore = loadNote();
  const results: Result[] = [];
  for (const measurement of registry.filter((one) => one.game === game)) {
    console.error(`${game}: ${measurement.name} …`);
    results.push(measure(measurement));
  }
  const tables = [...(more ? [more()] : []), markdownTable(rowsOf(results))];
  const notes = (peersOf[game] ?? []).map(peerNote);
  writeReport({ name: game, body: tables.join("\n\n"), loadBefore, notes });
}

function peerNote({ name, version, debianPackage, limitSeconds }: Peer): string {
  if (version === undefined) return `${name}: missing on this machine (Debian: ${debianPackage}).`;
  return `${name}: ${version.replace(/\.$/, "")}. It gives up after ${limitSeconds} s per instance.`;
}
