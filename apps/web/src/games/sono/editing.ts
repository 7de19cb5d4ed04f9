/** A draft under the editor's hand: what taps and keys do to it, and every earlier one to go back to. */
import {
  cellId,
  type Draft,
  layout,
  pointOf,
  shortfall,
  stepped,
  typed,
  withValue,
} from "@masume/games/sono";
import type { TargetId } from "@masume/kernel";
import { type Accessor, createMemo, createSignal } from "solid-js";
import { createEditHistory } from "../../play/edit-history.js";
import type { BoardEditor } from "../../play/editor-view.js";

export interface Editing extends BoardEditor<Draft> {
  readonly draft: Accessor<Draft>;
  /** What stands in the chosen cell. */
  readonly value: Accessor<number | undefined>;
  /** Puts a number into the chosen cell, or nothing. */
  put(value: number | undefined): void;
  step(by: 1 | -1): void;
  /** On to the next cell in reading order, or back to the one before. */
  goOn(by: 1 | -1): void;
}

export function createEditing(first: Draft): Editing {
  const { now: draft, ...history } = createEditHistory(first);
  const [cursor, setCursor] = createSignal<TargetId>(cellId(0, 0));
  /** Whether the next digit belongs to the number in the cell. */
  let typing = false;
  // Of the size only: cells that stay in place keep the keyboard's focus.
  const size = createMemo(() => draft().size);
  const cell = () => {
    const { x, y } = pointOf(cursor());
    return y * draft().size + x;
  };
  const value = () => draft().cells[cell()];

  function moveCursor(target: TargetId): void {
    typing = false;
    setCursor(target);
  }

  function set(next: Draft): void {
    const { x, y } = pointOf(cursor());
    const last = next.size - 1;
    history.set(next);
    if (x > last || y > last) moveCursor(cellId(Math.min(x, last), Math.min(y, last)));
  }

  const put = (to: number | undefined) => set(withValue(draft(), cell(), to));

  function step(by: 1 | -1): void {
    typing = false;
    put(stepped(draft(), value(), by));
  }

  function goOn(by: 1 | -1): void {
    const next = cell() + by;
    if (next < 0 || next >= draft().cells.length) return;
    moveCursor(cellId(next % draft().size, Math.floor(next / draft().size)));
  }

  function keyed(key: string): boolean {
    if (/^\d$/.test(key)) {
      put(typed(draft().size, typing ? value() : undefined, Number(key)));
      typing = true;
      return true;
    }
    switch (key) {
      case " ":
      case "Enter":
        if (value() === undefined) put(shortfall(draft()).missing[0]?.value);
        goOn(1);
        return true;
      case "]":
        step(1);
        return true;
      case "[":
        step(-1);
        return true;
      case "Delete":
      case "Backspace":
        if (value() === undefined && key === "Backspace") goOn(-1);
        put(undefined);
        typing = false;
        return true;
      default:
        return false;
    }
  }

  return {
    ...history,
    draft,
    layout: createMemo(() => layout({ size: size() })),
    cursor,
    value,
    moveCursor,
    input(input) {
      if (input.type === "key") return keyed(input.key);
      if (input.type !== "press" || input.target === undefined) return false;
      moveCursor(input.target);
      return true;
    },
    set,
    put,
    step,
    goOn,
  };
}
