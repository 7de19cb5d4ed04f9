/** Measures the boards of a library that nobody has measured yet, one after the other, and keeps what it finds. */

import { createEffect, onCleanup } from "solid-js";
import { savePuzzle } from "../platform/storage/library.js";
import type { LibraryRecord, PuzzleGrade } from "../platform/storage/schema.js";
import type { OpenGame } from "../play/game-ui.js";

export function gradePuzzles(
  { game, ui }: OpenGame,
  records: () => readonly LibraryRecord[],
  onChange: () => unknown,
): void {
  let closed = false;
  onCleanup(() => {
    closed = true;
  });
  createEffect(() => {
    const record = records().find(({ grade, code }) => !grade && game.codec.puzzle.parse(code).ok);
    const puzzle = record && game.codec.puzzle.parse(record.code);
    if (!record || !puzzle?.ok || !ui.library.grading) return;
    const save = async (grade: PuzzleGrade): Promise<void> => {
      if (closed) return;
      await savePuzzle({ ...record, grade });
      onChange();
    };
    // One whose calculation stopped is measured another time.
    void ui.library.grading.grade(puzzle.value).then(save, () => {});
  });
}
