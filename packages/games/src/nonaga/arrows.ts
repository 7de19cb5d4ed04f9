/** What moves, drawn as arrows and rings over the board. */
import {
  type Hex,
  hexCentre,
  hexCorners,
  type Mark,
  type MarkRole,
  type Marks,
  type Point,
} from "@masume/kernel";
import type { Shift, Side, Turn } from "./board.js";
import { cellName } from "./notation.js";

const barb = 0.26;
/** The shaft begins beside the centre it comes from, and ends there too, or before what stands there. */
const gap = { free: 0.2, taken: 0.62 } as const;

/** An arrow as one stroke: the shaft, then both barbs. */
export function arrow(
  key: string,
  role: MarkRole,
  { from, to }: Shift,
  width: number,
  isTaken = false,
): Mark {
  const a = hexCentre(from);
  const b = hexCentre(to);
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const along = { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
  const off = ({ x, y }: Point, forward: number, aside: number): Point => ({
    x: x + along.x * forward - along.y * aside,
    y: y + along.y * forward + along.x * aside,
  });
  const tip = off(b, isTaken ? -gap.taken : -gap.free, 0);
  const points = [off(a, gap.free, 0), tip, off(tip, -barb, barb * 0.8), tip, off(tip, -barb, -barb * 0.8)];
  return { key, role, shape: "line", points, width };
}

/** A turn as arrows: the slide heavy, the tile light. Once it has been made, its piece stands at the tip. */
export function turnArrows(key: string, role: MarkRole, { slide, tile }: Turn, isMade = false): Marks {
  return [
    ...(slide ? [arrow(`${key}:slide`, role, slide, 0.14, isMade)] : []),
    ...(tile ? [outline(`${key}:from`, role, tile.from), arrow(`${key}:tile`, role, tile, 0.08)] : []),
  ];
}

/** Slides that would win, each as an arrow. */
export function threatArrows(side: Side, slides: readonly Shift[]): Marks {
  return slides.map((slide, i) => arrow(`threat:${side}:${i}`, "wrong", slide, 0.14));
}

/** The names of cells, in the lower half of their tiles; over a piece, if one stands there. */
export function cellNames(cells: readonly Hex[]): Marks {
  return cells.map((cell): Mark => {
    const { x, y } = hexCentre(cell);
    const text = cellName(cell);
    return { key: `name:${text}`, role: "number", shape: "text", at: { x, y: y + 0.5 }, text, size: 0.28 };
  });
}

/** The outline of a cell. */
export function outline(key: string, role: MarkRole, cell: Hex): Mark {
  const [first, ...rest] = hexCorners(hexCentre(cell), 0.8);
  return { key, role, shape: "line", points: [first!, ...rest, first!], width: 0.05 };
}
