/**
 * How good Sono's answers are: turns to all pairs by size, and pairs within fifty
 * turns, by the command itself on all cores, three boards each, made from seeds. Every
 * answer is checked by the rules.
 *
 * `SONO_SECONDS` is the time per board (30; the goals are meant for 60). With
 * `SONO_BEFORE`, the folder of another built checkout, that one does the same boards in
 * turn, and its answers stand beside ours.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { answerCodec, maxPairs, problemCodec, randomPuzzle, verify } from "@masume/games/sono";
import { createRandom } from "@masume/kernel";
import { median } from "./measurement.js";

const boardsEach = 3;
const seconds = Number(process.env.SONO_SECONDS ?? 30);
const beforeFolder = process.env.SONO_BEFORE;

interface Goal {
  readonly name: string;
  readonly size: number;
  readonly seconds: number;
  readonly maxSteps?: number;
}

const goals: readonly Goal[] = [
  ...[12, 16, 20, 24].map((size) => ({ name: `${size}×${size}, turns to all pairs`, size, seconds })),
  { name: "16×16, pairs within 50 turns", size: 16, seconds: seconds / 3, maxSteps: 50 },
];

/** The turns of an answer, or its pairs where turns are limited. */
function answer(checkout: string, goal: Goal, board: number, folder: string): number {
  const puzzle = randomPuzzle(goal.size, createRandom(`answers/${board}`));
  const problem = join(folder, "problem.json");
  const answerFile = join(folder, "answer.json");
  writeFileSync(problem, problemCodec.format(puzzle));
  const wanted = goal.maxSteps === undefined ? ["--all-pairs"] : ["--max-steps", String(goal.maxSteps)];
  const command = [join(checkout, "apps/cli/bin/masume.js"), "sono", "solve", problem, ...wanted];
  const options = ["--time", `${goal.seconds}s`, "-o", answerFile];
  const { status, stderr } = spawnSync(process.execPath, [...command, ...options], { encoding: "utf8" });
  if (status !== 0) throw new Error(`${goal.name}, board ${board}: ${stderr}`);
  const read = answerCodec.parse(readFileSync(answerFile, "utf8"));
  if (!read.ok) throw new Error(`${goal.name}, board ${board}: an answer that cannot be read`);
  const { ops } = read.value;
  const { valid, pairs } = verify(puzzle, ops, goal.maxSteps);
  const isFull = goal.maxSteps !== undefined || pairs === maxPairs(goal.size);
  if (!valid || !isFull) throw new Error(`${goal.name}, board ${board}: an answer that does not hold`);
  return goal.maxSteps === undefined ? ops.length : pairs;
}

/** Measures, and gives the table for the results. */
export function measureAnswers(): string {
  const here = fileURLToPath(new URL("../..", import.meta.url));
  const checkouts = beforeFolder === undefined ? [here] : [beforeFolder, here];
  const folder = mkdtempSync(join(tmpdir(), "masume-sono-"));
  const rows = goals.map((goal) => {
    console.error(`sono: ${goal.name}, ${goal.seconds} s per board …`);
    const found = Array.from({ length: boardsEach }, (_, board) =>
      checkouts.map((checkout) => answer(checkout, goal, board, folder)),
    );
    const columns = checkouts.map((_, c) => {
      const values = found.map((one) => one[c]!);
      return `${values.join(", ")} | ${median(values)}`;
    });
    return `| ${goal.name} | ${goal.seconds} s | ${columns.join(" | ")} |`;
  });
  rmSync(folder, { recursive: true });
  const names = beforeFolder === undefined ? ["answers"] : ["before", "now"];
  const heading = `| goal | time per board | ${names.map((name) => `${name} | median`).join(" | ")} |`;
  const rule = `| --- | --- |${" --- | --- |".repeat(names.length)}`;
  return [heading, rule, ...rows].join("\n");
}
