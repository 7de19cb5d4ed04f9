/** Clocks by a time control: how much each side has left. Time is what the server saw, in milliseconds. */
import type { Side, TimeControl } from "@masume/protocol";

/** What each side has left when the turn starts. */
export type TimeLeft = Readonly<Record<Side, number>>;

export function initialTime(control: TimeControl): TimeLeft | null {
  if (control.kind === "none") return null;
  return { red: control.seconds * 1000, blue: control.seconds * 1000 };
}

/** After a move that took so long, and was in time. */
export function timeAfterMove(
  control: TimeControl,
  left: TimeLeft | null,
  side: Side,
  elapsed: number,
): TimeLeft | null {
  if (control.kind === "none" || !left) return null;
  const remaining =
    control.kind === "move"
      ? control.seconds * 1000
      : left[side] - Math.max(0, elapsed) + control.increment * 1000;
  return { ...left, [side]: remaining };
}
