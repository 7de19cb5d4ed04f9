/** Levels of puzzles that were solved before anybody measured them, the newest first; only so many at a time. */
import { gradeEach } from "../../library/grade-each.js";
import type { SolveRecord } from "../../platform/storage/schema.js";
import { saveLevel } from "../../platform/storage/solves.js";
import type { OpenGame } from "../../play/game-ui.js";
import { solvedAt } from "./statistics.js";

const maxAtOnce = 40;

/** True when any was measured. */
export async function measureLevels(
  open: OpenGame,
  solves: readonly SolveRecord[],
  signal: AbortSignal,
): Promise<boolean> {
  const { game } = open;
  const unmeasured = solves
    .filter((solve) => solve.game === game.id && solve.level === undefined)
    .toSorted((a, b) => solvedAt(b) - solvedAt(a))
    .slice(0, maxAtOnce)
    .map(({ key }) => key.slice(0, key.lastIndexOf("@")))
    .map((puzzleKey) => ({ puzzleKey, code: puzzleKey.slice(game.id.length + 1) }));
  let hasMeasured = false;
  await gradeEach(open, unmeasured, signal, async ({ puzzleKey }, { level }) => {
    await saveLevel(puzzleKey, level);
    hasMeasured = true;
  });
  return hasMeasured;
}
