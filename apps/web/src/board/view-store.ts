/** How far a board was zoomed, and where, when it was last seen in this tab. */
import { isObject } from "../platform/values.js";
import { type View, wholeBoard } from "./zoom.js";

const key = (board: string) => `masume.view.${board}`;

export function savedView(board: string | undefined): View {
  try {
    const known: unknown = board && JSON.parse(sessionStorage.getItem(key(board)) ?? "null");
    return isView(known) ? known : wholeBoard;
  } catch {
    return wholeBoard;
  }
}

export function saveView(board: string, view: View): void {
  try {
    if (view.scale > 1) sessionStorage.setItem(key(board), JSON.stringify(view));
    else sessionStorage.removeItem(key(board));
  } catch {
    // Without storage the board opens whole.
  }
}

function isView(value: unknown): value is View {
  if (!isObject(value)) return false;
  const { scale, left, top } = value;
  return [scale, left, top].every(Number.isFinite) && Number(scale) >= 1;
}
