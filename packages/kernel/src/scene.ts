/**
 * How a board looks and how it is touched, without a screen. A layout names the
 * targets (cells, edges, tiles) with their place and neighbours; marks are what
 * is drawn, in board units (a square cell is 1 × 1), each with a role that the
 * medium turns into colour: the page by a style sheet, SVG and PDF by a palette,
 * the terminal by characters.
 */
import type { Direction } from "./square.js";

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

export type TargetId = string;

export interface Target {
  readonly id: TargetId;
  readonly at: Point;
  /** How far from its centre a pointer still means this target. */
  readonly reach: number;
  /** What arrow keys lead to. */
  readonly to: Readonly<Partial<Record<Direction, TargetId>>>;
}

export interface Layout {
  readonly bounds: Box;
  readonly targets: readonly Target[];
  /** The targets as a grid, row by row, for screen readers. */
  readonly rows: readonly (readonly TargetId[])[];
}

/** What a mark means; the medium decides what that looks like. */
export type MarkRole =
  | "paper"
  | "grid"
  | "border"
  | "blocked"
  | "clue"
  | "clue-done"
  | "clue-wrong"
  | "line"
  | "line-locked"
  | "line-trial"
  | "line-second"
  | "cross"
  | "start"
  | "goal"
  | "head"
  | "inside"
  | "outside"
  | "pair"
  | "hint"
  | "because"
  | "wrong"
  | "selected"
  | "tile"
  | "tile-movable"
  | "red"
  | "blue"
  | "number";

interface MarkBase {
  /** Stable while the mark is the same thing, so that a page can update it in place. */
  readonly key: string;
  readonly role: MarkRole;
}

export interface AreaMark extends MarkBase {
  readonly shape: "area";
  readonly points: readonly Point[];
}

export interface LineMark extends MarkBase {
  readonly shape: "line";
  readonly points: readonly Point[];
  readonly width: number;
}

export interface DiscMark extends MarkBase {
  readonly shape: "disc";
  readonly at: Point;
  readonly radius: number;
  readonly hollow?: boolean;
}

export interface CrossMark extends MarkBase {
  readonly shape: "cross";
  readonly at: Point;
  readonly radius: number;
}

export interface TextMark extends MarkBase {
  readonly shape: "text";
  readonly at: Point;
  readonly text: string;
  readonly size: number;
}

export type Mark = AreaMark | LineMark | DiscMark | CrossMark | TextMark;

/** Drawn in order, the last on top. */
export type Marks = readonly Mark[];

export interface PointerInput {
  readonly type: "press" | "drag" | "release";
  readonly target: TargetId | undefined;
  readonly at: Point;
  readonly button: "primary" | "secondary";
  readonly by: "mouse" | "touch" | "pen";
}

export interface KeyInput {
  readonly type: "key";
  /** A key as the DOM names it: "ArrowUp", "x", " ". */
  readonly key: string;
  readonly shift: boolean;
  /** Where the keyboard cursor is. */
  readonly target: TargetId;
}

export interface CancelInput {
  readonly type: "cancel";
}

export type Input = PointerInput | KeyInput | CancelInput;

/** What an input means. An undefined intent leaves the input to the page (which moves the cursor). */
export interface Intent<Move, Gesture> {
  readonly moves: readonly Move[];
  /** What the hand now holds: a drag under way, a chosen piece. */
  readonly gesture?: Gesture;
  /** Where the keyboard cursor goes. */
  readonly cursor?: TargetId;
}

/** The square with these corners, as an area's outline. */
export function boxPoints({ x, y, width, height }: Box): readonly Point[] {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
}

/** The lines between the cells of a box one unit wide and high each. Its border comes last, so that no line crosses it. */
export function gridMarks({ x, y, width, height }: Box): Marks {
  const line = (key: string, isBorder: boolean, points: readonly [Point, Point]): Mark => ({
    key,
    role: isBorder ? "border" : "grid",
    shape: "line",
    points,
    width: 0.03,
  });
  const rows = Array.from({ length: height + 1 }, (_, i) =>
    line(`row:${i}`, i === 0 || i === height, [
      { x, y: y + i },
      { x: x + width, y: y + i },
    ]),
  );
  const columns = Array.from({ length: width + 1 }, (_, i) =>
    line(`column:${i}`, i === 0 || i === width, [
      { x: x + i, y },
      { x: x + i, y: y + height },
    ]),
  );
  return [...rows, ...columns].toSorted((a, b) => Number(a.role === "border") - Number(b.role === "border"));
}

/** The nearest target that a pointer at this point means, if any. */
export function targetAt(layout: Pick<Layout, "targets">, point: Point): Target | undefined {
  let best: Target | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const target of layout.targets) {
    const distance = Math.hypot(target.at.x - point.x, target.at.y - point.y);
    if (distance <= target.reach && distance < bestDistance) {
      best = target;
      bestDistance = distance;
    }
  }
  return best;
}
