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
import { blockedIn, maxDrafts, maxPatientDrafts, type Order, settleOrder } from "./order.js";
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

/** How often a patient draft of a pattern takes some of its ☒ back. */
const patientRetreats = 30;
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
  const order = settleOrder(params, random);
  if (!order.ok) return order;
  return yield* fill(order.value, random, budget);
}

function* fill(order: Order, random: Random, budget: Budget): Subtask<Result<MadePuzzle, Message>> {
  const isSymmetric = order.symmetry !== undefined && order.symmetry !== "none";
  const total = isSymmetric ? maxDrafts + maxPatientDrafts : maxDrafts;
  for (let attempt = 0; attempt < total; attempt++) {
    if (!budget.spend(order.size * order.size)) {
      return err(message("generate.not-found", { drafts: attempt }));
    }
    yield { phase: "generate.draw", done: attempt, total };
    let draft = drawDraft(order, attempt, random);
    if (draft && order.unique) draft = yield* makeUnique(draft, attempt >= maxDrafts, random, budget);
    const judged = draft && (yield* measureDraft(draft, order, budget));
    const made = judged && (yield* adjustDifficulty(order, judged, random, budget));
    if (made) return ok(toMadePuzzle(made));
  }
  const key = isSymmetric && order.unique ? "generate.symmetry-unique" : "generate.not-found";
  return err(message(key, { drafts: total }));
}

function drawDraft(order: Order, attempt: number, random: Random): Draft | undefined {
  const { size, symmetry } = order;
  const wanted = order.blocked ?? blockedIn(order, attempt);
  if (!symmetry || symmetry === "none") return randomWalk(size, size * size - wanted, random);
  let blocked = wanted;
  while (order.blocked === undefined && !isPossible(size, symmetry, blocked)) blocked++;
  return randomPattern(size, symmetry, blocked, random, attempt < maxDrafts ? 0 : patientRetreats);
}

/**
 * Changes a draft until its line is the only one; undefined if that does not come about. The search for a
 * second line takes far longer than a change, so a patient draft asks for it only where fewer edges are
 * undecided than ever.
 */
function* makeUnique(
  draft: Draft,
  isPatient: boolean,
  random: Random,
  budget: Budget,
): Subtask<Draft | undefined> {
  let current = draft;
  let searchedAt = Number.POSITIVE_INFINITY;
  let undecided = countUndecided(graphOfDraft(draft)) ?? Number.POSITIVE_INFINITY;
  const maxChanges = changesPerCell * draft.size * draft.size;
  for (let i = 0; i < maxChanges; i++) {
    const graph = graphOfDraft(current);
    if (undecided === 0) return current;
    if (undecided <= graph.openCount / (isPatient ? 8 : 2) && !(isPatient && undecided >= searchedAt)) {
      if (linesOf(graph, budget).unique) return current;
      searchedAt = undecided;
    }
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

function* measureDraft(draft: Draft, order: Order, budget: Budget): Subtask<MeasuredDraft | undefined> {
  const { line, unique } = linesOf(graphOfDraft(draft), budget);
  if (!line || (order.unique && !unique)) return undefined;
  const cells = line.map((cell) => cellAt(draft.size, cell));
  const share = new Budget(Math.min(workForDifficulty, budget.left));
  const difficulty = yield* measureDifficulty(boardOf(draft), share, cells);
  budget.spend(share.spent);
  return difficulty ? { draft, line, unique, difficulty } : undefined;
}

/** Changes a judged draft until its difficulty lies in the band asked for. */
function* adjustDifficulty(
  order: Order,
  judged: MeasuredDraft,
  random: Random,
  budget: Budget,
): Subtask<MeasuredDraft | undefined> {
  const { size, unique, symmetry = "none" } = order;
  // On a large board one change is hardly felt; where few changes fit, one at a time is enough.
  const changes = unique || symmetry !== "none" ? 1 : 1 + Math.floor((size * size) / 150);
  let current = judged;
  for (let i = 0; i < changesForBand; i++) {
    const off = distance(current.difficulty.score, order.difficulty);
    if (off === 0) return current;
    if (!budget.spend(size * size)) return undefined;
    yield { phase: "generate.measure", done: i, total: changesForBand };
    let varied = current.draft;
    for (let k = 0; k < changes; k++) varied = varied.vary(random) ?? varied;
    if (varied === current.draft || countUndecided(graphOfDraft(varied)) === undefined) continue;
    const other = yield* measureDraft(varied, order, budget);
    if (other && distance(other.difficulty.score, order.difficulty) <= off) current = other;
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
