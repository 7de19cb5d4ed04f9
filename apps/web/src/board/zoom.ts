/**
 * Zoom and pan of a board in its frame. At scale 1 the whole board is shown as large
 * as the frame allows; lengths are counted in that size, so a view survives a resize.
 * A board that is larger than its frame covers it, a smaller one keeps its place:
 * nothing can be lost out of sight, and no part of the frame is idle while zoomed.
 */
import type { Box, Point } from "@masume/kernel";
import { type Accessor, createSignal } from "solid-js";

export interface View {
  readonly scale: number;
  /** Where the board's left and top edges lie in the frame. */
  readonly left: number;
  readonly top: number;
}

/** The frame in widths and heights of the whole board: at least 1 each way. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  /** So much of it, from below, lies under something else. */
  readonly covered: number;
  /** Which share of idle height lies above the board. */
  readonly above: number;
}

const plainFrame: Frame = { width: 1, height: 1, covered: 0, above: 0.5 };
export const wholeBoard: View = { scale: 1, left: 0, top: 0 };

/** The view scaled by a factor while a point of the frame stays where it is. */
export function scaledAt(view: View, factor: number, { x, y }: Point, maxScale: number, frame: Frame): View {
  const scale = Math.max(1, Math.min(maxScale, view.scale * factor));
  const grown = scale / view.scale;
  return within({ scale, left: x - (x - view.left) * grown, top: y - (y - view.top) * grown }, frame);
}

export function movedBy(view: View, x: number, y: number, frame: Frame): View {
  return within({ ...view, left: view.left + x, top: view.top + y }, frame);
}

/** How near to the frame's edge something may lie and still be in view. */
const edge = 0.1;

/** The view moved as little as possible, and zoomed out only if it must be, so that a part of the board, each way from 0 to 1, lies inside it. */
export function showing(view: View, part: Box, frame: Frame): View {
  const seen = { width: frame.width, height: frame.height - frame.covered };
  const middle = { x: seen.width / 2, y: seen.height / 2 };
  const room = (along: "width" | "height") => ((1 - 2 * edge) * seen[along]) / Math.max(1e-6, part[along]);
  const scale = Math.max(1, Math.min(view.scale, room("width"), room("height")));
  const from = scaledAt(view, scale / view.scale, middle, view.scale, frame);
  const shift = (start: number, length: number, of: number) => {
    const [first, last] = [edge * of, (1 - edge) * of];
    if (start < first) return first - start;
    return start + length > last ? Math.max(first - start, last - start - length) : 0;
  };
  const x = shift(from.left + part.x * scale, part.width * scale, seen.width);
  const y = shift(from.top + part.y * scale, part.height * scale, seen.height);
  return movedBy(from, x, y, frame);
}

/** The view as the frame allows it. */
export function within({ scale, left, top }: View, { width, height, covered, above }: Frame): View {
  const restX = Math.max(0, width - scale) / 2;
  const restY = Math.max(0, height - scale) * above;
  const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));
  return {
    scale,
    left: clamp(left, Math.min(restX, width - scale), restX),
    top: clamp(top, Math.min(restY, height - covered - scale), restY),
  };
}

export interface Zoom {
  readonly view: Accessor<View>;
  readonly set: (change: (view: View, frame: Frame) => View) => void;
  readonly setFrame: (frame: Frame) => void;
  /** A gesture is under way: the sheet is moved as it was painted, and painted sharply when it rests. */
  readonly moving: Accessor<boolean>;
  /** For the sheet's style. */
  readonly transform: Accessor<string>;
}

const restMs = 180;

export function createZoom(first: View = wholeBoard): Zoom {
  const [moving, setMoving] = createSignal(false);
  let resting: ReturnType<typeof setTimeout> | undefined;
  const [frame, setFrame] = createSignal<Frame>(plainFrame, {
    equals: (a, b) =>
      a.width === b.width && a.height === b.height && a.covered === b.covered && a.above === b.above,
  });
  const [view, setView] = createSignal<View>(first, {
    equals: (a, b) => a.scale === b.scale && a.left === b.left && a.top === b.top,
  });
  return {
    view,
    moving,
    set(change) {
      setView((before) => change(before, frame()));
      setMoving(true);
      clearTimeout(resting);
      resting = setTimeout(() => setMoving(false), restMs);
    },
    setFrame(next) {
      setFrame(next);
      setView((before) => within(before, next));
    },
    transform: () => {
      const { scale, left, top } = view();
      return `translate(${left * 100}%, ${top * 100}%) scale(${scale})`;
    },
  };
}
