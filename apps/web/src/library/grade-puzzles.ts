/** Measures the boards of a library that nobody has measured yet, and keeps what it finds. */
import { createEffect, on, onCleanup } from "solid-js";
import { savePuzzle } from "../platform/storage/library.js";
import type { LibraryRecord, PuzzleGrade } from "../platform/storage/schema.js";
import type { OpenGame } from "../play/game-ui.js";
import { gradeEach } from "./grade-each.js";

export function gradePuzzles(
  open: OpenGame,
  records: () => readonly LibraryRecord[],
  onChange: () => unknown,
): void {
  const left = new AbortController();
  onCleanup(() => left.abort());
  /** Each once: one whose calculation stopped is measured when the library is opened again. */
  const tried = new Set<string>();
  let isGrading = false;

  function* ungraded(): Generator<LibraryRecord, void, void> {
    for (;;) {
      const next = records().find(({ key, grade }) => !grade && !tried.has(key));
      if (!next) return;
      tried.add(next.key);
      yield next;
    }
  }

  async function save({ key }: LibraryRecord, grade: PuzzleGrade): Promise<void> {
    // As it is by now: it may have been renamed, or removed.
    const record = records().find((one) => one.key === key);
    if (!record) return;
    await savePuzzle({ ...record, grade });
    await onChange();
  }

  createEffect(
    on(records, async () => {
      if (isGrading) return;
      isGrading = true;
      await gradeEach(open, ungraded(), left.signal, save);
      isGrading = false;
    }),
  );
}
