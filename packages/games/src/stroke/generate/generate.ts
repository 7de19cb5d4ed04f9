/**
 * Makes boards to order. A draft is drawn with the number of blocked cells asked
 * for (path first, or symmetric by pattern), then changed little by little until
 * it is what was asked: until its line is the only one, by driving down the
 * number of edges that the rules leave undecided; until its measured difficulty
 * lies in the band. A draft that will not become what is wanted is given up for a
 * new one, and after some of those the answer is a plain "not found".
 *
 * Every random choice comes from the one stream and every decision is made in
 * whole numbers, so the same parameters and seed give the same board everywhere.
 */
import {
  Budget,
  type Cell,
  err,
  type Message,
  message,
  ok,
  type Random,
  type Result,
  type Subtask,
} from "@masume/kernel";
import { cellAt, type Puzzle } from "../board.js";
import { type Difficulty, measureDifficulty } from "../grade/index.js";
import type { Band, Params } from "../params.js";
import type { Graph } from "../solve/graph.js";
import { searchLines } from "../solve/search.js";
import { boardOf, countUndecided, type Draft, graphOfDraft } from "./draft.js";
import { isPossible, randomPattern } from "./pattern.js";
import { randomWalk } from "./walk.js";

export interface MadePuzzle {
  readonly board: Puzzle;
  readonly line: readonly Cell[];
  /** Proved, whether it was asked for or not. */
  readonly unique: boolean;
  readonly difficulty: Difficulty;
}

/** A draft with what is known about it. */
interface MeasuredDraft {
  readonly draft: Draft;
  readonly line: readonly number[];
  readonly unique: boolean;
  readonly difficulty: Difficulty;
}

/** Drafts begun before giving up. */
const maxDrafts = 24;
/** Small changes tried on one draft to make its line the only one, for every cell. */
const changesPerCell = 40;
/** Small changes tried on one draft to bring its difficulty into the band. */
const changesForBand = 150;
/** Work on the question whether a draft has one line or more, and on its difficulty; what takes longer is left aside. */
const workForLines = 2_000_000;
const workForDifficulty = 40_000_000;

/** With a budget it gives up when that is spent; a cell of a draft looked at costs one unit. */
export function* makePuzzle(
  params: Params,
  random: Random,
  budget: Budget = new Budget(),
): Subtask<Result<MadePuzzle, Message>> {
  const refusal = impossible(params);
  if (refusal) return err(refusal);
  for (let attempt = 0; attempt < maxDrafts; attempt++) {
    if (!budget.spend(params.size * params.size)) {
      return err(message("generate.not-found", { drafts: attempt }));
    }
    yield { phase: "generate.draw", done: attempt, total: maxDrafts };
    let draft = drawDraft(params, attempt, random);
    if (draft && params.unique) draft = yield* makeUnique(draft, random, budget);
    const judged = draft && (yield* measureDraft(draft, params, budget));
    const made = judged && (yield* adjustDifficulty(params, judged, random, budget));
    if (made) return ok(toMadePuzzle(made));
  }
  return err(message("generate.not-found", { drafts: maxDrafts }));
}

/** What is known beforehand not to exist. */
function impossible({ size, blocked, symmetry }: Params): Message | undefined {
  if (blocked === undefined) return undefined;
  const max = size * size - 2;
  if (blocked < 0 || blocked > max) return message("generate.blocked-range", { size, max });
  if (!symmetry || symmetry === "none" || isPossible(size, symmetry, blocked)) return undefined;
  return message("generate.symmetry-count", { size, blocked });
}

function drawDraft(params: Params, attempt: number, random: Random): Draft | undefined {
  const { size, symmetry } = params;
  const wanted = params.blocked ?? defaultBlocked(params, attempt);
  if (!symmetry || symmetry === "none") return randomWalk(size, size * size - wanted, random);
  let blocked = wanted;
  while (params.blocked === undefined && !isPossible(size, symmetry, blocked)) blocked++;
  return randomPattern(size, symmetry, blocked, random);
}

/**
 * How many cells to block where nothing is said. The measured difficulty is
 * highest around one cell in six or seven; it falls towards open boards, where
 * hardly a way is wrong, and towards crowded ones, where hardly one is left. The
 * smallest boards begin without blocked cells. Unique lines need more of them, and
 * every draft that failed asks for a few more.
 */
function defaultBlocked({ size, difficulty, unique }: Params, attempt: number): number {
  const percent = unique
    ? uniquePercent(size)
    : difficulty
      ? bandPercent(size, difficulty)
      : sizePercent(size);
  return Math.round((size * size * Math.min(40, percent + attempt)) / 100);
}

function uniquePercent(size: number): number {
  return size < 5 ? 12 : size < 8 ? 14 : size < 12 ? 18 : 22;
}

function bandPercent(size: number, band: Band): number {
  if (size < 5) return 0;
  if (band === "easy") return size < 7 ? 0 : 34;
  return band === "normal" ? 13 : 15;
}

function sizePercent(size: number): number {
  return size < 5 ? 0 : size < 7 ? 10 : 16;
}

/** Changes a draft until its line is the only one; undefined if that does not come about. */
function* makeUnique(draft: Draft, random: Random, budget: Budget): Subtask<Draft | undefined> {
  let current = draft;
  let undecided = countUndecided(graphOfDraft(draft)) ?? Number.POSITIVE_INFINITY;
  const maxChanges = changesPerCell * draft.size * draft.size;
  for (let i = 0; i < maxChanges; i++) {
    const graph = graphOfDraft(current);
    if (undecided === 0) return current;
    if (undecided <= graph.openCount / 2 && linesOf(graph, budget).unique) return current;
    let accepted = false;
    for (; i < maxChanges && !accepted; i++) {
      if (i % 16 === 0) yield { phase: "generate.unique", done: i, total: maxChanges };
      if (!budget.spend(draft.size * draft.size)) return undefined;
      const varied = current.vary(random);
      const left = varied && countUndecided(graphOfDraft(varied));
      if (left === undefined) continue;
      // Worse drafts are taken now and then, half as often with every edge more.
      accepted = left <= undecided || random.below(2 ** Math.min(30, left - undecided)) === 0;
      if (!accepted) continue;
      current = varied!;
      undecided = left;
    }
  }
  return undefined;
}

function linesOf(
  graph: Graph,
  budget: Budget,
): { readonly line: readonly number[] | undefined; readonly unique: boolean } {
  const share = new Budget(Math.min(workForLines, budget.left));
  const search = searchLines(graph, 2, share);
  let step = search.next();
  while (!step.done) step = search.next();
  budget.spend(share.spent);
  const { lines, others } = step.value;
  return { line: lines[0], unique: lines.length === 1 && others === "none" };
}

function* measureDraft(draft: Draft, params: Params, budget: Budget): Subtask<MeasuredDraft | undefined> {
  const { line, unique } = linesOf(graphOfDraft(draft), budget);
  if (!line || (params.unique && !unique)) return undefined;
  const cells = line.map((cell) => cellAt(draft.size, cell));
  const share = new Budget(Math.min(workForDifficulty, budget.left));
  const difficulty = yield* measureDifficulty(boardOf(draft), share, cells);
  budget.spend(share.spent);
  return difficulty ? { draft, line, unique, difficulty } : undefined;
}

/** Changes a judged draft until its difficulty lies in the band asked for. */
function* adjustDifficulty(
  params: Params,
  judged: MeasuredDraft,
  random: Random,
  budget: Budget,
): Subtask<MeasuredDraft | undefined> {
  const { size, unique, symmetry = "none" } = params;
  // On a large board one change is hardly felt; where few changes fit, one at a time is enough.
  const changes = unique || symmetry !== "none" ? 1 : 1 + Math.floor((size * size) / 150);
  let current = judged;
  for (let i = 0; i < changesForBand; i++) {
    const off = distance(current.difficulty.score, params.difficulty);
    if (off === 0) return current;
    if (!budget.spend(size * size)) return undefined;
    yield { phase: "generate.measure", done: i, total: changesForBand };
    let varied = current.draft;
    for (let k = 0; k < changes; k++) varied = varied.vary(random) ?? varied;
    if (varied === current.draft || countUndecided(graphOfDraft(varied)) === undefined) continue;
    const other = yield* measureDraft(varied, params, budget);
    if (other && distance(other.difficulty.score, params.difficulty) <= off) current = other;
  }
  return undefined;
}

/** How far a score lies outside a band. */
function distance(score: number, band: Band | undefined): number {
  if (band === "easy") return Math.max(0, score - 69);
  if (band === "normal") return Math.max(0, 70 - score, score - 99);
  if (band === "hard") return Math.max(0, 100 - score);
  return 0;
}

function toMadePuzzle({ draft, line, unique, difficulty }: MeasuredDraft): MadePuzzle {
  return { board: boardOf(draft), line: line.map((cell) => cellAt(draft.size, cell)), unique, difficulty };
}
