/** A puzzle under the editor's hand: what presses and keys do to it, and every earlier one to go back to. */
import {
  blank,
  cellLayout,
  elementNamed,
  layout,
  nextClue,
  type Puzzle,
  withClue,
} from "@masume/games/slither";
import type { TargetId } from "@masume/kernel";
import { type Accessor, createMemo, createSignal } from "solid-js";
import { createEditHistory } from "../../play/edit-history.js";
import type { BoardEditor } from "../../play/editor-view.js";

export interface Editing extends BoardEditor<Puzzle> {
  readonly puzzle: Accessor<Puzzle>;
}

export function createEditing(first: Puzzle): Editing {
  const { now: puzzle, ...history } = createEditHistory(first);
  const [cursor, moveCursor] = createSignal<TargetId>("c:0,0");
  // Of the size only: cells that stay in place keep the keyboard's focus.
  const size = createMemo(() => `${puzzle().width}×${puzzle().height}`);
  const grid = createMemo(() => {
    size();
    return cellLayout(puzzle(), layout(puzzle()).bounds);
  });

  function set(next: Puzzle): void {
    history.set(next);
    const { row, column } = elementNamed(next, cursor());
    moveCursor(`c:${Math.min(row, next.height - 1)},${Math.min(column, next.width - 1)}`);
  }

  function keyed(key: string, target: TargetId): boolean {
    const { index } = elementNamed(puzzle(), target);
    if (/^[0-4]$/.test(key)) {
      set(withClue(puzzle(), index, key));
      goOn(index + 1);
      return true;
    }
    if (key === "." || key === "-" || key === "Delete") {
      set(withClue(puzzle(), index, blank));
      goOn(index + 1);
      return true;
    }
    if (key === "Backspace") {
      set(withClue(puzzle(), index, blank));
      goOn(index - 1);
      return true;
    }
    if (key !== " " && key !== "Enter") return false;
    set(withClue(puzzle(), index, nextClue(puzzle().clues[index]!, 1)));
    return true;
  }

  /** On to a cell in reading order, if there is one. */
  function goOn(cell: number): void {
    const { width, clues } = puzzle();
    if (cell >= 0 && cell < clues.length) moveCursor(`c:${Math.floor(cell / width)},${cell % width}`);
  }

  return {
    ...history,
    puzzle,
    layout: grid,
    cursor,
    moveCursor,
    input(input) {
      if (input.type === "key") return keyed(input.key, input.target);
      if (input.type !== "press" || input.target === undefined) return false;
      const { index } = elementNamed(puzzle(), input.target);
      const step = input.button === "primary" ? 1 : -1;
      set(withClue(puzzle(), index, nextClue(puzzle().clues[index]!, step)));
      return true;
    },
    set,
  };
}
