/** Levels of puzzles that were solved before anybody measured them, the newest first; only so many at a time. */
import type { SolveRecord } from "../../platform/storage/schema.js";
import { saveLevel } from "../../platform/storage/solves.js";
import type { OpenGame } from "../../play/game-ui.js";
import { solvedAt } from "./statistics.js";

const maxAtOnce = 40;

/** True when any was measured. */
export async function measureLevels(
  { game, ui }: OpenGame,
  solves: readonly SolveRecord[],
): Promise<boolean> {
  const { grading } = ui.library;
  if (!grading) return false;
  const unmeasured = solves
    .filter((solve) => solve.game === game.id && solve.level === undefined)
    .toSorted((a, b) => solvedAt(b) - solvedAt(a))
    .slice(0, maxAtOnce);
  let hasMeasured = false;
  for (const { key } of unmeasured) {
    const puzzleKey = key.slice(0, key.lastIndexOf("@"));
    const puzzle = game.codec.puzzle.parse(puzzleKey.slice(game.id.length + 1));
    if (!puzzle.ok) continue;
    const grade = await grading.grade(puzzle.value).catch(() => undefined);
    if (!grade) continue;
    await saveLevel(puzzleKey, grade.level);
    hasMeasured = true;
  }
  return hasMeasured;
}
