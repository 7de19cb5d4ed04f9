/**
 * What a touch or a key means in Nonaga. A turn is made in up to four touches:
 * piece, where it slides, tile, where it goes. Each pair can also be one drag.
 * Touching what has been taken up puts it back; Backspace goes back one stage, and
 * Escape drops the whole turn. Enter and the space bar touch the cell under the
 * keyboard cursor. The arrow keys move it along the rows and across them; Home,
 * Page Up, End and Page Down are the four slanted directions, as they lie on a
 * number pad; N leads to the next cell that can be touched, Shift+N to the one before.
 */
import { directions, type Input, type Intent, type KeyInput, type TargetId } from "@masume/kernel";
import { includesHex, neighbour, sameHex, type Turn } from "./board.js";
import { chosenCell, currentGesture, type Gesture, selectableCells, stepBack, touch } from "./gesture.js";
import { formatCell } from "./notation.js";
import type { Puzzle, State } from "./rules.js";
import { cellOfTarget, layout } from "./scene.js";

type TurnIntent = Intent<Turn, Gesture>;

/** Keys for the slanted directions, by their place in `hexDirections`. */
const slanted: Readonly<Record<string, number>> = { PageUp: 1, Home: 2, End: 4, PageDown: 5 };

export function intend(puzzle: Puzzle, state: State, input: Input, given?: Gesture): TurnIntent | undefined {
  const gesture = currentGesture(state, given);
  switch (input.type) {
    case "press":
      if (input.target === undefined || input.button !== "primary") return keepGesture(gesture);
      return onPress(puzzle, state, gesture, input.target);
    case "release":
      return onRelease(puzzle, state, gesture, input.target);
    case "drag":
      return keepGesture(gesture);
    case "cancel":
      return { moves: [] };
    case "key":
      return onKey(puzzle, state, gesture, input);
  }
}

/** A press on what has been taken up may be the beginning of a drag: only the release puts it back. */
function onPress(puzzle: Puzzle, state: State, gesture: Gesture | undefined, target: TargetId): TurnIntent {
  const taken = chosenCell(gesture);
  if (gesture && gesture.stage !== "tile" && taken && sameHex(taken, cellOfTarget(target))) {
    return keepGesture({ ...gesture, again: true });
  }
  return onTouch(puzzle, state, gesture, target);
}

function onRelease(
  puzzle: Puzzle,
  state: State,
  gesture: Gesture | undefined,
  target: TargetId | undefined,
): TurnIntent {
  if (!gesture || gesture.stage === "tile" || target === undefined) return keepGesture(gesture);
  const cell = cellOfTarget(target);
  const isBack = gesture.again && sameHex(chosenCell(gesture)!, cell);
  return isBack || includesHex(selectableCells(puzzle, state, gesture), cell)
    ? onTouch(puzzle, state, gesture, target)
    : keepGesture(gesture);
}

function onKey(
  puzzle: Puzzle,
  state: State,
  gesture: Gesture | undefined,
  { key, shift, target: cursor }: KeyInput,
): TurnIntent | undefined {
  const to = cursorAfter(puzzle, state, key, cursor);
  if (to !== undefined) return { ...keepGesture(gesture), cursor: to };
  switch (key) {
    case "Enter":
    case " ":
      return onTouch(puzzle, state, gesture, cursor);
    case "n":
    case "N": {
      const next = nextOpen(puzzle, state, gesture, cursor, shift ? -1 : 1);
      return { ...keepGesture(gesture), ...(next === undefined ? {} : { cursor: next }) };
    }
    case "Backspace":
      return keepGesture(gesture && stepBack(gesture));
    case "Escape":
      return { moves: [] };
    default:
      return undefined;
  }
}

/** Where a key leads the cursor: itself where there is nothing that way, undefined if the key leads nowhere. */
function cursorAfter(puzzle: Puzzle, state: State, key: string, cursor: TargetId): TargetId | undefined {
  const direction = directions.find((name) => key.toLowerCase() === `arrow${name}`);
  const slant = slanted[key];
  if (!direction && slant === undefined) return undefined;
  const { targets } = layout(puzzle, state);
  const to = direction
    ? targets.find((target) => target.id === cursor)?.to[direction]
    : formatCell(neighbour(cellOfTarget(cursor), slant!));
  return targets.some((target) => target.id === to) ? to : cursor;
}

/** The next cell, in reading order, that takes the turn further. */
function nextOpen(
  puzzle: Puzzle,
  state: State,
  gesture: Gesture | undefined,
  cursor: TargetId,
  step: 1 | -1,
): TargetId | undefined {
  const order = layout(puzzle, state).targets.map((target) => target.id);
  const open = selectableCells(puzzle, state, gesture).map(formatCell);
  const at = order.indexOf(cursor);
  const wrapped = order.map((_, i) => order[(at + step * (i + 1) + 2 * order.length) % order.length]!);
  return wrapped.find((target) => open.includes(target));
}

function onTouch(puzzle: Puzzle, state: State, gesture: Gesture | undefined, target: TargetId): TurnIntent {
  const next = touch(puzzle, state, gesture, cellOfTarget(target));
  if (!next) return keepGesture(gesture);
  return "turn" in next ? { moves: [next.turn] } : keepGesture(next.gesture);
}

function keepGesture(gesture: Gesture | undefined): TurnIntent {
  return gesture ? { moves: [], gesture } : { moves: [] };
}
