/**
 * Makes puzzles to order: winds a loop, writes every number, and takes away all
 * the clues that the chosen methods can do without. Being solved by sound methods
 * proves the loop to be the only solution.
 *
 * Where more is asked (a number of clues, a level), attempts follow until a puzzle
 * meets it. Every choice comes from the one random stream, and budgets count work,
 * so the same parameters and seed give the same puzzle everywhere.
 */
import {
  err,
  type Message,
  message,
  ok,
  type Progress,
  type Random,
  type Result,
  type Task,
} from "@masume/kernel";
import { type Edges, markSymbol, type Puzzle } from "../board.js";
import type { Grade } from "../grade/grade.js";
import { type Methods, type Params, type PatternCode, workPerMillisecond } from "../params.js";
import { type Topology, topologyOf } from "../topology.js";
import { Deduction } from "./deduction.js";
import { broughtTo, cluesOf, conflictOf, type Draft } from "./difficulty.js";
import { Judge } from "./judge.js";
import { type LoopShape, randomLoop } from "./loop.js";
import { patternsInTurn, removalOrder } from "./removal.js";
import { type Thinned, thinOut } from "./thinning.js";

export interface Made {
  readonly puzzle: Puzzle;
  /** The only solution. */
  readonly loop: Edges;
  /** The removal pattern used: where any of a group was asked for, the one drawn. */
  readonly pattern: PatternCode;
  readonly clues: number;
  /** Where a difficulty was ordered. */
  readonly grade?: Grade;
}

/** Attempts before giving up; for a difficulty as many as have this many cells, since few small boards have it. */
const maxAttempts = 50;
const cellsForLevel = 20_000;
const cellsForTechnique = 80_000;

/** Why an attempt came to nothing. */
type Failure = "easy" | "hard" | "clues";

export function* generating(params: Params, random: Random): Task<Result<Made, Message>> {
  const { width, height, minClues = 0, maxClues = width * height, level, technique } = params;
  const cells = width * height;
  if (minClues > maxClues || minClues > cells) {
    return err(message("generate.clue-range", { min: minClues, max: maxClues, cells }));
  }
  const own = conflictOf(params, params);
  if (own) return err(message("generate.other-level", { technique: technique!, own, level: level! }));
  const patterns = patternsInTurn(params.pattern, random.fork("pattern"));
  const cellsToTry = technique ? cellsForTechnique : level ? cellsForLevel : 0;
  const attempts = Math.max(maxAttempts, Math.round(cellsToTry / cells));
  const failures = { easy: 0, hard: 0, clues: 0 };
  for (let attempt = 0; attempt < attempts; attempt++) {
    const pattern = patterns.next().value;
    const made = yield* attempting(params, pattern, random.fork(`attempt ${attempt}`));
    if (typeof made === "string") failures[made]++;
    else if (made.clues > maxClues) failures.clues++;
    else return ok(made);
  }
  return err(message("generate.not-found", { attempts, ...failures }));
}

function* attempting(
  params: Params,
  pattern: PatternCode,
  random: Random,
): Generator<Progress<never>, Made | Failure, void> {
  const { width, height, budget, level, technique, minClues = 0 } = params;
  yield { phase: "generate.loop", done: 0 };
  const topology = topologyOf(params);
  const shape = randomLoop(width, height, random);
  const loop = edgesOf(topology, shape);
  const groups = removalOrder(pattern, width, height, random);
  const isLine = Uint8Array.from(loop, (mark) => (mark === markSymbol.line ? 1 : 0));
  const { counts } = shape;
  const plan = { counts, groups, budget: budget * workPerMillisecond, minClues };
  const thinning = thinOut(plan, new Judge(topology, params, shape, isLine));
  let step = thinning.next();
  while (!step.done) {
    yield { phase: "generate.thin", done: step.value, total: groups.length };
    step = thinning.next();
  }
  const draft = { width, height, counts, ...step.value };
  if (!madeSolvable(draft, topology, params)) return "hard";
  const outcome = level || technique ? yield* broughtTo(draft, params) : undefined;
  if (outcome && "failed" in outcome) return outcome.failed;
  if (outcome && !canBeSolved(draft, topology, params)) return "hard";
  const puzzle = { width, height, clues: cluesOf(draft) };
  return { puzzle, loop, pattern, clues: draft.hasClue.reduce((sum, has) => sum + has, 0), ...outcome };
}

/**
 * Puts clues back until the methods, applied in their own order, solve the board;
 * whether they do. The limit on the chain of a trial makes what it finds depend on
 * what is known at the time, so that once in a while the judge has found a way that
 * this order does not take.
 */
function madeSolvable(draft: Thinned & Draft, topology: Topology, methods: Methods): boolean {
  while (!canBeSolved(draft, topology, methods)) {
    const group = draft.removed.pop();
    if (!group) return false;
    for (const cell of group) draft.hasClue[cell] = 1;
  }
  return true;
}

function canBeSolved({ counts, hasClue }: Draft, topology: Topology, methods: Methods): boolean {
  const deduction = new Deduction(topology, methods);
  for (let cell = 0; cell < topology.cells; cell++) if (hasClue[cell]) deduction.addClue(cell, counts[cell]!);
  deduction.run();
  return deduction.propagator.isClosed;
}

/** The loop as it is drawn. */
function edgesOf({ edges, cells, cellsOf }: Topology, { inside }: LoopShape): Edges {
  const side = (cell: number) => (cell === cells ? 0 : inside[cell]!);
  return Array.from({ length: edges }, (_, edge) =>
    side(cellsOf[edge * 2]!) === side(cellsOf[edge * 2 + 1]!) ? markSymbol.empty : markSymbol.line,
  ).join("");
}
