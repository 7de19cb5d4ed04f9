/**
 * A board under the editor's hand: what presses, drags and keys do to it, and
 * every earlier board to go back to. One gesture is one step back.
 */
import {
  cellOf,
  type End,
  emptyBoard,
  endAt,
  isBlocked,
  type Puzzle,
  stroke,
  targetOf,
  withBlocked,
  withEnd,
} from "@masume/games/stroke";
import type { Cell, TargetId } from "@masume/kernel";
import { type Accessor, createMemo, createSignal } from "solid-js";
import { createEditHistory } from "../../play/edit-history.js";
import type { BoardEditor } from "../../play/editor-view.js";

type Hand = { readonly paints: boolean } | { readonly moves: End };

export interface Editing extends BoardEditor<Puzzle> {
  /** With what the hand is drawing. */
  readonly board: Accessor<Puzzle>;
}

export function createEditing(first: Puzzle): Editing {
  const { now, ...history } = createEditHistory(first);
  const [draft, setDraft] = createSignal<Puzzle>();
  const [cursor, moveCursor] = createSignal<TargetId>("0,0");
  const board = () => draft() ?? now();
  // Of the size only: cells that stay in place keep the keyboard's focus.
  const size = createMemo(() => board().size);
  let hand: Hand | undefined;

  function set(next: Puzzle): void {
    setDraft(undefined);
    history.set(next);
    const [row, column] = cellOf(cursor());
    const last = next.size - 1;
    moveCursor(targetOf([Math.min(row, last), Math.min(column, last)]));
  }

  function apply(cell: Cell): void {
    if (!hand) return;
    setDraft("paints" in hand ? withBlocked(board(), cell, hand.paints) : withEnd(board(), hand.moves, cell));
  }

  function commit(): void {
    hand = undefined;
    const drawn = draft();
    if (drawn) set(drawn);
  }

  function cancel(): void {
    hand = undefined;
    setDraft(undefined);
  }

  function keyed(key: string, cell: Cell): boolean {
    switch (key) {
      case " ":
      case "Enter":
        set(withBlocked(board(), cell, !isBlocked(board(), cell)));
        return true;
      case "s":
      case "S":
        set(withEnd(board(), "start", cell));
        return true;
      case "g":
      case "G":
        set(withEnd(board(), "goal", cell));
        return true;
      default:
        return false;
    }
  }

  return {
    ...history,
    board,
    layout: createMemo(() => stroke.layout(emptyBoard(size()))),
    cursor,
    moveCursor,
    input(input) {
      switch (input.type) {
        case "press": {
          if (input.target === undefined) return false;
          const cell = cellOf(input.target);
          const end = endAt(board(), cell);
          hand = end ? { moves: end } : { paints: !isBlocked(board(), cell) };
          apply(cell);
          return true;
        }
        case "drag":
          if (input.target !== undefined) apply(cellOf(input.target));
          return hand !== undefined;
        case "release":
          commit();
          return true;
        case "cancel":
          cancel();
          return true;
        case "key":
          return keyed(input.key, cellOf(input.target));
      }
    },
    abandon() {
      cancel();
      history.abandon();
    },
    set,
  };
}
