/**
 * Slither: grading puzzles of our own making, by size and preset. No program by
 * others grades Slither, so ours stands alone here; the answer is the level, which
 * every round has to find again. Times are processor times.
 */
import { generating, grade, type PresetId, type Puzzle, presetParams } from "@masume/games/slither";
import { createRandom, finish } from "@masume/kernel";
import { type AnyMeasurement, type Contestant, processorTimed } from "./measurement.js";

const puzzlesEach = 11;

const orders: readonly { width: number; height: number; preset: PresetId }[] = [
  { width: 10, height: 10, preset: "intermediate" },
  { width: 10, height: 10, preset: "expert" },
  { width: 10, height: 18, preset: "expert" },
  { width: 20, height: 20, preset: "expert" },
  { width: 30, height: 20, preset: "expert" },
  { width: 14, height: 24, preset: "advanced" },
  { width: 20, height: 36, preset: "beginner" },
  { width: 20, height: 36, preset: "intermediate" },
];

const oursGrading: Contestant<Puzzle> = {
  name: "Masume",
  attempt: (puzzle) => processorTimed(() => String(finish(grade(puzzle)).level)),
};

function puzzlesOf(width: number, height: number, preset: PresetId): readonly Puzzle[] {
  return Array.from({ length: puzzlesEach }, (_, i) => {
    const seed = preset === "expert" ? `m${i}` : `bench/grade/${preset}/${width}×${height}/${i}`;
    const made = finish(generating(presetParams(preset, width, height), createRandom(seed)));
    if (!made.ok) throw new Error(`no puzzle of ${width}×${height} came out`);
    return made.value.puzzle;
  });
}

export const gradeMeasurements: readonly AnyMeasurement[] = orders.map(({ width, height, preset }) => ({
  game: "slither",
  name: `grade, ${width}×${height} ${preset}`,
  // Enough for the program to be warm.
  rounds: width * height <= 180 ? 15 : 5,
  instances: () => puzzlesOf(width, height, preset),
  contestants: [oursGrading],
}));
