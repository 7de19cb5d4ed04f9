/** Measures how hard puzzles are, one after the other, in the background; one whose calculation stops is passed over. */
import type { PuzzleGrade } from "../platform/storage/schema.js";
import type { OpenGame } from "../play/game-ui.js";

export async function gradeEach<Item extends { readonly code: string }>(
  { game, ui }: OpenGame,
  items: Iterable<Item>,
  signal: AbortSignal,
  save: (item: Item, grade: PuzzleGrade) => Promise<unknown>,
): Promise<void> {
  const { grading } = ui.library;
  if (!grading) return;
  for (const item of items) {
    const puzzle = game.codec.puzzle.parse(item.code);
    if (!puzzle.ok) continue;
    const grade = await grading.grade(puzzle.value).catch(() => undefined);
    if (signal.aborted) return;
    if (grade) await save(item, grade);
  }
}
