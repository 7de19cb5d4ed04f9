/**
 * Zoom and pan of a board. The view is a scale of at least 1 and an offset as a
 * share of the board's own size, so it survives a resize; the sheet always
 * covers its frame, so nothing can be lost out of sight.
 */
import { type Accessor, createSignal } from "solid-js";

export interface View {
  readonly scale: number;
  /** Where the sheet's left and top edges lie, in board widths and heights; from 1 − scale to 0. */
  readonly left: number;
  readonly top: number;
}

export const wholeBoard: View = { scale: 1, left: 0, top: 0 };

/** The view scaled by a factor while the point of the frame (0 to 1 each way) stays where it is. */
export function scaledAt(view: View, factor: number, x: number, y: number, maxScale: number): View {
  const scale = Math.max(1, Math.min(maxScale, view.scale * factor));
  const grown = scale / view.scale;
  return within({ scale, left: x - (x - view.left) * grown, top: y - (y - view.top) * grown });
}

export function movedBy(view: View, x: number, y: number): View {
  return within({ ...view, left: view.left + x, top: view.top + y });
}

/** The view moved as little as possible so that a point of the board (0 to 1 each way) lies inside it. */
export function showing(view: View, x: number, y: number): View {
  const edge = 0.12;
  const seenX = view.left + x * view.scale;
  const seenY = view.top + y * view.scale;
  const shift = (seen: number) => (seen < edge ? edge - seen : seen > 1 - edge ? 1 - edge - seen : 0);
  return within({ ...view, left: view.left + shift(seenX), top: view.top + shift(seenY) });
}

function within({ scale, left, top }: View): View {
  const clamp = (value: number) => Math.max(1 - scale, Math.min(0, value));
  return { scale, left: clamp(left), top: clamp(top) };
}

export interface Zoom {
  readonly view: Accessor<View>;
  readonly set: (change: (view: View) => View) => void;
  /** A gesture is under way: the sheet is moved as it was painted, and painted sharply when it rests. */
  readonly moving: Accessor<boolean>;
  /** For the sheet's style; empty while the whole board is shown. */
  readonly transform: Accessor<string>;
}

const restMs = 180;

export function createZoom(): Zoom {
  const [moving, setMoving] = createSignal(false);
  let resting: ReturnType<typeof setTimeout> | undefined;
  const [view, setView] = createSignal<View>(wholeBoard, {
    equals: (a, b) => a.scale === b.scale && a.left === b.left && a.top === b.top,
  });
  return {
    view,
    moving,
    set(change) {
      setView(change);
      setMoving(true);
      clearTimeout(resting);
      resting = setTimeout(() => setMoving(false), restMs);
    },
    transform: () => {
      const { scale, left, top } = view();
      return scale === 1 ? "none" : `translate(${left * 100}%, ${top * 100}%) scale(${scale})`;
    },
  };
}
