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

const writeEveryMs = 1000;

export interface SolverRun extends Omit<SolverRunRecord, "answer" | "puzzle"> {
  readonly ops: readonly Op[];
}

export interface SolverRuns {
  /** Newest first. */
  readonly all: Accessor<readonly SolverRun[]>;
  /** Notes the best answer of a run: in the list at once, on the device once a second and at its end. */
  save(run: Omit<SolverRun, "key" | "ops">, best: Plan, hasEnded: boolean): void;
  remove(key: string): void;
}

export function createSolverRuns(puzzle: Puzzle): SolverRuns {
  const code = puzzleCodec.format(withMaxSteps(puzzle, undefined));
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
    save(run, { ops }, hasEnded) {
      const key = `${code}@${run.begun}`;
      setSaved([{ ...run, key, ops }, ...saved().filter((one) => one.key !== key)]);
      const at = Date.now();
      if (!hasEnded && written.key === key && at < written.at + writeEveryMs) return;
      written = { key, at };
      void put("solverRuns", { ...run, key, puzzle: code, answer: answerCodec.format({ ops }) });
    },
    remove(key) {
      setSaved(saved().filter((run) => run.key !== key));
      mutate(stored().filter((run) => run.key !== key));
      void remove("solverRuns", key);
    },
  };
}

async function load(code: string): Promise<readonly SolverRun[]> {
  const records = await getAll("solverRuns");
  return records
    .filter(({ puzzle }) => puzzle === code)
    .map(({ puzzle: _, answer, ...run }) => ({ ...run, ops: parseOrThrow(answerCodec, answer).ops }));
}
