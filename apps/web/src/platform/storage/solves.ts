/** Every puzzle solved, one record each time. */
import { getAll, put } from "./records.js";
import type { SolveRecord } from "./schema.js";

export function saveSolve(puzzleKey: string, solve: Omit<SolveRecord, "key">): Promise<void> {
  return put("solves", { ...solve, key: `${puzzleKey}@${Date.now()}` });
}

/** Notes how hard a solved puzzle is, once that has been measured. */
export async function saveLevel(puzzleKey: string, level: number | null): Promise<void> {
  const solves = await allSolves();
  const unmeasured = solves.filter(
    (solve) => solve.key.startsWith(`${puzzleKey}@`) && solve.level === undefined,
  );
  await Promise.all(unmeasured.map((solve) => put("solves", { ...solve, level })));
}

/** False for a game that ended at its limit, short of the solution. */
export function isSolve({ score }: Pick<SolveRecord, "score">): boolean {
  return score === undefined || score.value === score.of;
}

export function allSolves(): Promise<readonly SolveRecord[]> {
  return getAll("solves");
}
