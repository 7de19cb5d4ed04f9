/**
 * The solver's runs on one puzzle. Each is kept on the device from its first answer
 * on, with what it was asked, and replaces no other: a longer answer of a shorter run
 * stands beside the shorter one of before.
 */
import { answerCodec, type Op, type Plan, type Puzzle, puzzleCodec, withMaxSteps } from "@masume/games/sono";
import { parseOrThrow } from "@masume/kernel";
import { type Accessor, createResource, createSignal } from "solid-js";
import { getAll, put, remove } from "../../platform/storage/records.js";
import type { SolverRunRecord } from "../../platform/storage/schema.js";
import type { SolverFigures } from "./solver.js";

const writeEveryMs = 1000;

export interface SolverRun extends Omit<SolverRunRecord, "answer" | "puzzle"> {
  readonly ops: readonly Op[];
}

/** What a run was asked, and which it is. */
export type RunRequest = Omit<SolverRun, "key" | "ops" | keyof SolverFigures>;

export interface SolverRuns {
  /** Newest first. */
  readonly all: Accessor<readonly SolverRun[]>;
  /** Notes the best answer of a run: in the list at once, on the device once a second and at its end. */
  save(run: RunRequest, best: Plan, figures: SolverFigures, hasEnded: boolean): void;
  remove(key: string): void;
}

export function createSolverRuns(puzzle: Puzzle): SolverRuns {
  const code = codeOf(puzzle);
  const [stored, { mutate }] = createResource(async () => await load(code), { initialValue: [] });
  let written = { key: "", at: 0 };
  const [saved, setSaved] = createSignal<readonly SolverRun[]>([]);
  const all = () => {
    const fresh = saved();
    const keys = new Set(fresh.map(({ key }) => key));
    return [...fresh, ...stored().filter(({ key }) => !keys.has(key))].toSorted((a, b) => b.begun - a.begun);
  };
  return {
    all,
    save(run, { ops }, figures, hasEnded) {
      const key = runKey(puzzle, run);
      setSaved([{ ...run, ...figures, key, ops }, ...saved().filter((one) => one.key !== key)]);
      const at = Date.now();
      if (!hasEnded && written.key === key && at < written.at + writeEveryMs) return;
      written = { key, at };
      void storeRun(puzzle, run, ops, figures);
    },
    remove(key) {
      setSaved(saved().filter((run) => run.key !== key));
      mutate(stored().filter((run) => run.key !== key));
      void remove("solverRuns", key);
    },
  };
}

function codeOf(puzzle: Puzzle): string {
  return puzzleCodec.format(withMaxSteps(puzzle, undefined));
}

function runKey(puzzle: Puzzle, { begun }: RunRequest): string {
  return `${codeOf(puzzle)}@${begun}`;
}

export function storeRun(
  puzzle: Puzzle,
  run: RunRequest,
  ops: readonly Op[],
  figures: SolverFigures,
): Promise<void> {
  const answer = answerCodec.format({ ops });
  return put("solverRuns", { ...run, ...figures, key: runKey(puzzle, run), puzzle: codeOf(puzzle), answer });
}

/** The runs on problems from many files, in the order in which they were begun. */
export async function runsOfFiles(): Promise<readonly SolverRunRecord[]> {
  const records = await getAll("solverRuns");
  return records.filter(({ file }) => file !== undefined).toSorted((a, b) => a.begun - b.begun);
}

export async function removeRuns(runs: readonly SolverRunRecord[]): Promise<void> {
  await Promise.all(runs.map(({ key }) => remove("solverRuns", key)));
}

async function load(code: string): Promise<readonly SolverRun[]> {
  const records = await getAll("solverRuns");
  return records
    .filter(({ puzzle }) => puzzle === code)
    .map(({ puzzle: _, answer, ...run }) => ({ ...run, ops: parseOrThrow(answerCodec, answer).ops }));
}
