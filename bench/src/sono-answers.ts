/**
 * How good Sono's answers are: turns to all pairs by size, and pairs within fifty
 * turns, by the command itself on all cores, three boards each. Every answer is checked
 * by the rules.
 *
 * `SONO_SECONDS` is the time per board (60); 12×12 has half of it, fifty turns have a
 * sixth. `SONO_BOARDS`, a folder of problem files, gives the boards: the first three of
 * each size by name. Without it they are made from seeds.
 * With `SONO_BEFORE`, the folder of another built checkout, that one does the same
 * boards in turn, and its answers stand beside ours.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { answerCodec, maxPairs, type Puzzle, problemCodec, randomPuzzle, verify } from "@masume/games/sono";
import { createRandom, parseOrThrow } from "@masume/kernel";
import { median } from "./measurement.js";

/** This checkout. */
export const here: string = fileURLToPath(new URL("../..", import.meta.url));
const boardsEach = 3;
const seconds = Number(process.env.SONO_SECONDS ?? 60);
const beforeFolder = process.env.SONO_BEFORE;
const boardsFolder = process.env.SONO_BOARDS;

interface Goal {
  readonly name: string;
  readonly size: number;
  readonly seconds: number;
  readonly maxSteps?: number;
}

const goals: readonly Goal[] = [
  ...[12, 16, 20, 24].map((size) => ({
    name: `${size}×${size}, turns to all pairs`,
    size,
    seconds: size === 12 ? seconds / 2 : seconds,
  })),
  { name: "16×16, pairs within 50 turns", size: 16, seconds: seconds / 6, maxSteps: 50 },
];

function readBoards(folder: string): readonly Puzzle[] {
  const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
  return files.sort().map((name) => parseOrThrow(problemCodec, readFileSync(join(folder, name), "utf8")));
}

/** The boards of a size. Whatever the files say of time and limit, the goals are the same for all. */
export function boardsOf(size: number): readonly Puzzle[] {
  if (boardsFolder === undefined) {
    return Array.from({ length: boardsEach }, (_, i) => randomPuzzle(size, createRandom(`answers/${i}`)));
  }
  const boards = readBoards(boardsFolder).filter((board) => board.size === size);
  if (boards.length < boardsEach) {
    throw new Error(`${boardsFolder}: fewer than ${boardsEach} boards of ${size}×${size}`);
  }
  return boards.slice(0, boardsEach).map(({ entities }) => ({ size, entities }));
}

/** The turns of an answer, or its pairs where turns are limited. */
export function answer(checkout: string, goal: Goal, puzzle: Puzzle): number {
  const folder = mkdtempSync(join(tmpdir(), "masume-sono-"));
  const problem = join(folder, "problem.json");
  const answerFile = join(folder, "answer.json");
  writeFileSync(problem, problemCodec.format(puzzle));
  const wanted = goal.maxSteps === undefined ? ["--all-pairs"] : ["--max-steps", String(goal.maxSteps)];
  const command = [join(checkout, "apps/cli/bin/masume.js"), "sono", "solve", problem, ...wanted];
  const options = ["--time", `${Math.round(1000 * goal.seconds)}ms`, "-o", answerFile];
  const { status, stderr } = spawnSync(process.execPath, [...command, ...options], { encoding: "utf8" });
  if (status !== 0) throw new Error(`${goal.name}: ${stderr}`);
  const read = answerCodec.parse(readFileSync(answerFile, "utf8"));
  rmSync(folder, { recursive: true });
  if (!read.ok) throw new Error(`${goal.name}: an answer that cannot be read`);
  const { ops } = read.value;
  const { valid, pairs } = verify(puzzle, ops, goal.maxSteps);
  const isFull = goal.maxSteps !== undefined || pairs === maxPairs(goal.size);
  if (!valid || !isFull) throw new Error(`${goal.name}: an answer that does not hold`);
  return goal.maxSteps === undefined ? ops.length : pairs;
}

function secondsText({ seconds }: Goal): string {
  return `${Number(seconds.toFixed(1))} s`;
}

/** Measures, and gives the table for the results. */
export function measureAnswers(): string {
  const checkouts = beforeFolder === undefined ? [here] : [beforeFolder, here];
  const rows = goals.map((goal) => {
    console.error(`sono: ${goal.name}, ${secondsText(goal)} per board …`);
    const found = boardsOf(goal.size).map((board) =>
      checkouts.map((checkout) => answer(checkout, goal, board)),
    );
    const columns = checkouts.map((_, c) => {
      const values = found.map((one) => one[c]!);
      return `${values.join(", ")} | ${median(values)}`;
    });
    return `| ${goal.name} | ${secondsText(goal)} | ${columns.join(" | ")} |`;
  });
  const names = beforeFolder === undefined ? ["answers"] : ["before", "now"];
  const heading = `| goal | time per board | ${names.map((name) => `${name} | median`).join(" | ")} |`;
  const rule = `| --- | --- |${" --- | --- |".repeat(names.length)}`;
  const boards = boardsFolder === undefined ? "made from seeds" : "from problem files";
  return [`Three boards per goal, ${boards}.\n`, heading, rule, ...rows].join("\n");
}
