/**
 * How difficult generated boards are: 1,000 of them without a band asked for,
 * half with one line only, as the table in `docs/stroke.md`.
 *
 *   npx tsx --conditions=source bench/src/stroke-difficulty.ts
 */
import { type Band, bands, makePuzzle, type Params } from "@masume/games/stroke";
import { createRandom, finish } from "@masume/kernel";

const sizes = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13];
const boardsEach = 50;

function measured(params: Params): { scores: number[]; counts: Record<Band, number> } {
  const scores: number[] = [];
  const counts: Record<Band, number> = { easy: 0, normal: 0, hard: 0 };
  for (let i = 0; i < boardsEach; i++) {
    const made = finish(makePuzzle(params, createRandom(`difficulty/${i}`)));
    if (!made.ok) continue;
    scores.push(made.value.difficulty.score);
    counts[made.value.difficulty.band]++;
  }
  return { scores: scores.sort((a, b) => a - b), counts };
}

console.log(`| size | lines | boards | 10 % | median | 90 % | ${bands.join(" | ")} |`);
console.log(`| --- | --- | --- | --- | --- | --- |${" --- |".repeat(bands.length)}`);
for (const size of sizes) {
  for (const unique of [false, true]) {
    const { scores, counts } = measured({ size, unique });
    const at = (share: number) => scores[Math.floor(share * (scores.length - 1))];
    const shares = bands.map((band) => counts[band]).join(" | ");
    const lines = unique ? "one" : "any";
    console.log(
      `| ${size}×${size} | ${lines} | ${scores.length} | ${at(0.1)} | ${at(0.5)} | ${at(0.9)} | ${shares} |`,
    );
  }
}
