/** Every puzzle solved on this device, one record each time. */
import { getAll, put } from "./records.js";
import type { SolveRecord } from "./schema.js";

export function saveSolve(puzzleKey: string, solve: Omit<SolveRecord, "key">): Promise<void> {
  return put("solves", { ...solve, key: `${puzzleKey}@${Date.now()}` });
}

export function allSolves(): Promise<readonly SolveRecord[]> {
  return getAll("solves");
}
