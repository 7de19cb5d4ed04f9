/**
 * What a touch or a key means in Sono. A drag from one cell to another chooses
 * the square that has both on its border, its side the longer of the two ways;
 * letting go turns it, and it stays chosen, so that it can be turned again. A tap
 * chooses a square without turning it; a tap on the chosen square turns it.
 *
 * On the keyboard the cursor is the square's top left cell, digits or [ and ]
 * choose its side, Enter turns it. A square that would stick out of the board is
 * moved in.
 */
import { directions, type Input, type Intent, type KeyInput, stepFrom, type TargetId } from "@masume/kernel";
import { minSide, type Op, type Puzzle } from "./board.js";
import { cellId, type Move, type State } from "./rules.js";

export interface GridPoint {
  readonly x: number;
  readonly y: number;
}

export type Gesture =
  | {
      readonly kind: "drag";
      readonly from: GridPoint;
      readonly to: GridPoint;
      /** The hand has left the cell it pressed: this is no tap. */
      readonly moved: boolean;
      /** What was chosen before the press. */
      readonly before: Op | undefined;
    }
  /** `typed` are the digits so far of a side that may get another one. */
  | { readonly kind: "chosen"; readonly at: GridPoint; readonly n: number; readonly typed: string };

export function pointOf(target: TargetId): GridPoint {
  const [x, y] = target.split(",");
  return { x: Number(x), y: Number(y) };
}

/** The square in hand, if there is one to turn. */
export function chosenSquare(size: number, gesture: Gesture | undefined): Op | undefined {
  if (!gesture) return undefined;
  if (gesture.kind === "chosen") return clampSquare(size, gesture.at.x, gesture.at.y, gesture.n);
  return gesture.moved ? draggedSquare(size, gesture.from, gesture.to) : gesture.before;
}

/** The cell that the hand points at. */
export function chosenPoint(gesture: Gesture | undefined): GridPoint | undefined {
  if (!gesture) return undefined;
  return gesture.kind === "chosen" ? gesture.at : gesture.from;
}

function draggedSquare(size: number, from: GridPoint, to: GridPoint): Op | undefined {
  const side = 1 + Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y));
  if (side < minSide) return undefined;
  const n = Math.min(side, size - 1);
  const x = to.x < from.x ? from.x - n + 1 : from.x;
  const y = to.y < from.y ? from.y - n + 1 : from.y;
  return clampSquare(size, x, y, n);
}

function clampSquare(size: number, x: number, y: number, n: number): Op {
  const inside = (at: number) => Math.max(0, Math.min(at, size - n));
  return { x: inside(x), y: inside(y), n };
}

function isInside({ x, y }: GridPoint, square: Op): boolean {
  return x >= square.x && y >= square.y && x < square.x + square.n && y < square.y + square.n;
}

export function intend(
  puzzle: Puzzle,
  _state: State,
  input: Input,
  gesture?: Gesture,
): Intent<Move, Gesture> | undefined {
  const { size } = puzzle;
  switch (input.type) {
    case "press": {
      if (input.target === undefined || input.button !== "primary") return undefined;
      const place = pointOf(input.target);
      const before = chosenSquare(size, gesture);
      return { moves: [], gesture: { kind: "drag", from: place, to: place, moved: false, before } };
    }
    case "drag": {
      if (gesture?.kind !== "drag") return undefined;
      const to = input.target === undefined ? gesture.to : pointOf(input.target);
      return { moves: [], gesture: { ...gesture, to, moved: true } };
    }
    case "release":
      return gesture?.kind === "drag" ? onRelease(size, gesture) : undefined;
    case "cancel":
      return { moves: [] };
    case "key":
      return onKey(puzzle, input, gesture);
  }
}

function onRelease(size: number, gesture: Gesture & { readonly kind: "drag" }): Intent<Move, Gesture> {
  const { from, before, moved } = gesture;
  if (moved) {
    const square = draggedSquare(size, from, gesture.to);
    return square ? turnSquare(square) : { moves: [] };
  }
  if (before && isInside(from, before)) return turnSquare(before);
  return chooseSquare(from, before?.n ?? minSide);
}

/** Turns the square and keeps it chosen, with the cursor at its top left cell. */
function turnSquare(square: Op): Intent<Move, Gesture> {
  const { x, y, n } = square;
  return { moves: [square], gesture: { kind: "chosen", at: { x, y }, n, typed: "" }, cursor: cellId(x, y) };
}

function chooseSquare(at: GridPoint, n: number, typed = ""): Intent<Move, Gesture> {
  return { moves: [], gesture: { kind: "chosen", at, n, typed }, cursor: cellId(at.x, at.y) };
}

function onKey(
  { size }: Puzzle,
  input: KeyInput,
  gesture: Gesture | undefined,
): Intent<Move, Gesture> | undefined {
  const at = pointOf(input.target);
  const choice = gesture?.kind === "chosen" ? gesture : undefined;
  const n = choice?.n ?? minSide;
  const choose = (side: number, typed = "") =>
    chooseSquare(at, Math.max(minSide, Math.min(side, size - 1)), typed);
  const direction = directions.find((name) => input.key.toLowerCase() === `arrow${name}`);
  if (direction) {
    if (input.shift) return choose(direction === "right" || direction === "down" ? n + 1 : n - 1);
    const [y, x] = stepFrom([at.y, at.x], direction);
    const stays = x < 0 || y < 0 || x >= size || y >= size;
    return chooseSquare(stays ? at : { x, y }, n);
  }
  if (/^\d$/.test(input.key)) {
    const longer = (choice?.typed ?? "") + input.key;
    const typed = Number(longer) < size ? longer : input.key;
    return Number(typed) === 0 ? undefined : choose(Number(typed), typed);
  }
  switch (input.key) {
    case "]":
      return choose(n + 1);
    case "[":
      return choose(n - 1);
    case "Enter":
    case " ":
      // The first press only shows what the next one will turn.
      return choice ? { ...chooseSquare(at, n), moves: [clampSquare(size, at.x, at.y, n)] } : choose(n);
    case "Escape":
      return gesture ? { moves: [] } : undefined;
    default:
      return undefined;
  }
}
