/**
 * What a touch or a key means in Sono. A drag from one cell to another chooses
 * the square that has both on its border, its side the longer of the two ways;
 * letting go turns it. On the keyboard the cursor is the square's top left cell,
 * digits or + and − choose its side, Enter turns it. A square that would stick
 * out of the board is moved in.
 */
import { directions, type Input, type Intent, type KeyInput, stepFrom, type TargetId } from "@masume/kernel";
import { minSide, type Op, type Problem } from "./board.js";
import { cellId, type State } from "./rules.js";

export interface Place {
  readonly x: number;
  readonly y: number;
}

export type Held =
  | { readonly kind: "drag"; readonly from: Place; readonly to: Place }
  /** `typed` are the digits so far of a side that may get another one. */
  | { readonly kind: "cursor"; readonly at: Place; readonly n: number; readonly typed: string };

export function placeOf(target: TargetId): Place {
  const [x, y] = target.split(",");
  return { x: Number(x), y: Number(y) };
}

/** The square in hand, if there is one to turn. */
export function heldSquare(size: number, held: Held | undefined): Op | undefined {
  if (!held) return undefined;
  return held.kind === "drag" ? draggedSquare(size, held) : movedIn(size, held.at.x, held.at.y, held.n);
}

function draggedSquare(size: number, { from, to }: { from: Place; to: Place }): Op | undefined {
  const side = 1 + Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y));
  if (side < minSide) return undefined;
  const n = Math.min(side, size - 1);
  const x = to.x < from.x ? from.x - n + 1 : from.x;
  const y = to.y < from.y ? from.y - n + 1 : from.y;
  return movedIn(size, x, y, n);
}

function movedIn(size: number, x: number, y: number, n: number): Op {
  const inside = (at: number) => Math.max(0, Math.min(at, size - n));
  return { x: inside(x), y: inside(y), n };
}

export function intend(
  problem: Problem,
  _state: State,
  input: Input,
  held?: Held,
): Intent<Op, Held> | undefined {
  switch (input.type) {
    case "press": {
      if (input.target === undefined || input.button !== "primary") return undefined;
      const place = placeOf(input.target);
      return { moves: [], held: { kind: "drag", from: place, to: place } };
    }
    case "drag":
      if (held?.kind !== "drag") return undefined;
      return { moves: [], held: input.target === undefined ? held : { ...held, to: placeOf(input.target) } };
    case "release": {
      if (held?.kind !== "drag") return undefined;
      const square = heldSquare(problem.size, held);
      return { moves: square ? [square] : [] };
    }
    case "cancel":
      return { moves: [] };
    case "key":
      return keyed(problem, input, held);
  }
}

function keyed({ size }: Problem, input: KeyInput, held: Held | undefined): Intent<Op, Held> | undefined {
  const at = placeOf(input.target);
  const n = held?.kind === "cursor" ? held.n : minSide;
  const typed = held?.kind === "cursor" ? held.typed : "";
  const choose = (side: number, digits = ""): Intent<Op, Held> => {
    const fitting = Math.max(minSide, Math.min(side, size - 1));
    return { moves: [], held: { kind: "cursor", at, n: fitting, typed: digits } };
  };
  const direction = directions.find((name) => input.key.toLowerCase() === `arrow${name}`);
  if (direction) {
    if (input.shift) return choose(direction === "right" || direction === "down" ? n + 1 : n - 1);
    const [y, x] = stepFrom([at.y, at.x], direction);
    if (x < 0 || y < 0 || x >= size || y >= size)
      return { moves: [], held: { kind: "cursor", at, n, typed: "" } };
    return { moves: [], held: { kind: "cursor", at: { x, y }, n, typed: "" }, cursor: cellId(x, y) };
  }
  if (/^\d$/.test(input.key)) {
    const longer = Number(typed + input.key);
    return longer < size ? choose(longer, typed + input.key) : choose(Number(input.key), input.key);
  }
  switch (input.key) {
    case "+":
    case "=":
      return choose(n + 1);
    case "-":
    case "_":
      return choose(n - 1);
    case "Enter":
    case " ":
      return { moves: [movedIn(size, at.x, at.y, n)], held: { kind: "cursor", at, n, typed: "" } };
    case "Escape":
      return { moves: [] };
    default:
      return undefined;
  }
}
