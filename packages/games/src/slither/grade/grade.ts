/**
 * Grading: a fold over the deductions that solve the puzzle.
 *
 * The level is the highest at which a deduction was found, at least 1, and one
 * more if trials had to begin while a large board was still rather empty (see
 * `completion.ts`). A puzzle that even technique 32 leaves open is unsolved and
 * has no level.
 */
import type { Progress, Task } from "@masume/kernel";
import type { Puzzle } from "../board.js";
import { emptyBelow, percentKnown } from "./completion.js";
import { Engine, type EngineStatus } from "./engine.js";
import { GradingBoard } from "./grading-board.js";
import type { Entry } from "./proof.js";
import { type GradeStep, stepOf } from "./step.js";

export type Level = 1 | 2 | 3 | 4 | 5;

export interface Grade {
  /** Null when the method does not solve the puzzle. */
  readonly level: Level | null;
  readonly solved: boolean;
  /**
   * The percentage of edges known when trials first began (which may lift level 3
   * to 4) and when level-4 trials first began (4 to 5); null if they never did.
   */
  readonly completion: { readonly beforeLevel4: number | null; readonly beforeLevel5: number | null };
  /**
   * How often each technique came into play, by number. Techniques 1 to 6 and 18
   * sweep the board and count once per sweep, the others once per deduction.
   */
  readonly techniques: Readonly<Record<number, number>>;
  /** Technique 32, assuming every edge in turn, was needed. */
  readonly final: boolean;
  /** Where the level is one more than that of the hardest technique: why. */
  readonly raised?: RaisedLevel;
}

export interface RaisedLevel {
  /** The level of the hardest technique. */
  readonly from: Level;
  /** The percentage of edges known when trials of that level began. */
  readonly known: number;
  /** Below this percentage the level is raised. */
  readonly limit: number;
}

export interface Walkthrough {
  readonly grade: Grade;
  readonly steps: readonly GradeStep[];
}

/** Trials begin before any technique from this number on is used. */
const firstTrial = 23;
const finalTrial = 32;

/**
 * Grades a puzzle. With `upTo`, one that needs a technique above that level counts
 * as unsolved, which takes far less work to find out.
 */
export function* grade(puzzle: Puzzle, upTo: Level = 5): Task<Grade> {
  const engine = new Engine(new GradingBoard(puzzle), { keepsReasons: false, upTo });
  const status = yield* working(engine);
  return gradeOf(puzzle, engine.proof.journal, status);
}

/** Every deduction from the empty board to the end, with its reasons, and the grade they add up to. */
export function* steps(puzzle: Puzzle): Task<Walkthrough> {
  const engine = new Engine(new GradingBoard(puzzle), { keepsReasons: true });
  const status = yield* working(engine);
  const { journal } = engine.proof;
  return { grade: gradeOf(puzzle, journal, status), steps: journal.map((entry) => stepOf(puzzle, entry)) };
}

/** Runs the engine and reports how many edges are known. */
export function* working(engine: Engine): Generator<Progress<never>, EngineStatus, void> {
  const { board } = engine;
  const run = engine.run();
  for (let next = run.next(); ; next = run.next()) {
    if (next.done) return next.value;
    yield { phase: "grade.working", done: board.known, total: board.edgeCount };
  }
}

function gradeOf({ width, height }: Puzzle, journal: readonly Entry[], status: EngineStatus): Grade {
  const edges = 2 * width * height + width + height;
  const passes = new Set<number>();
  const counts: Record<number, number> = {};
  let level = 1;
  let known = 0;
  let beforeLevel4: number | null = null;
  let beforeLevel5: number | null = null;
  for (const entry of journal) {
    if (entry.technique >= firstTrial) beforeLevel4 ??= percentKnown(known, edges);
    if (entry.attempt && entry.level >= 4) beforeLevel5 ??= percentKnown(known, edges);
    known += entry.decisions.length;
    level = Math.max(level, entry.level);
    if (passes.has(entry.pass)) continue;
    passes.add(entry.pass);
    counts[entry.technique] = (counts[entry.technique] ?? 0) + 1;
  }
  if (status === "stuck") {
    beforeLevel4 ??= percentKnown(known, edges);
    beforeLevel5 ??= percentKnown(known, edges);
  }
  const limit = emptyBelow(width, height);
  const knownThen = (level === 3 ? beforeLevel4 : level === 4 ? beforeLevel5 : null) ?? 100;
  const isSolved = status === "solved";
  const isRaised = isSolved && knownThen < limit;
  return {
    level: isSolved ? ((level + (isRaised ? 1 : 0)) as Level) : null,
    solved: isSolved,
    completion: { beforeLevel4, beforeLevel5 },
    techniques: counts,
    final: counts[finalTrial] !== undefined,
    ...(isRaised && { raised: { from: level as Level, known: knownThen, limit } }),
  };
}
