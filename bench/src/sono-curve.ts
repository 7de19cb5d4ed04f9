/**
 * What more time is worth: turns to all pairs on one board per size after 15, 60, 240
 * and 600 seconds, each a search of its own, since a search plans for the time it has.
 * A quarter of an hour per size:
 *
 *   npx tsx bench/src/sono-curve.ts 16 20 24
 *
 * The packages must be built. `SONO_BOARDS` is as in `sono-answers.ts`.
 */
import { answer, boardsOf, here } from "./sono-answers.js";

const times = [15, 60, 240, 600];
const sizes = process.argv.slice(2).map(Number);

console.log(`| size | ${times.map((seconds) => `${seconds} s`).join(" | ")} |`);
console.log(`| --- |${" --- |".repeat(times.length)}`);
for (const size of sizes) {
  const [board] = boardsOf(size);
  const turns = times.map((seconds) =>
    answer(here, { name: `${size}×${size}, ${seconds} s`, size, seconds }, board!),
  );
  console.log(`| ${size}×${size} | ${turns.join(" | ")} |`);
}
