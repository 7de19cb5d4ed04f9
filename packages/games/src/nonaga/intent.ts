/**
 * What a touch or a key means in Nonaga. A turn is made in up to four touches:
 * piece, where it slides, tile, where it goes. Each pair can also be one drag.
 * Touching what is in the hand puts it back; Backspace goes back one stage, and
 * Escape drops the whole turn. Enter and the space bar touch the cell under the
 * keyboard cursor. The arrow keys move it along the rows and across them; Home,
 * Page Up, End and Page Down are the four slanted directions, as they lie on a
 * number pad; N leads to the next cell that can be touched, Shift+N to the one before.
 */
import { directions, type Input, type Intent, type KeyInput, type TargetId } from "@masume/kernel";
import { includesHex, neighbour, sameHex, type Turn } from "./board.js";
import { formatCell } from "./codec.js";
import { chosenCell, type Gesture, handOf, reach, stepBack, touch } from "./gesture.js";
import type { Puzzle, State } from "./rules.js";
import { cellOfTarget, layout } from "./scene.js";

type TurnIntent = Intent<Turn, Gesture>;

/** Keys for the slanted directions, by their place in `hexDirections`. */
const slanted: Readonly<Record<string, number>> = { PageUp: 1, Home: 2, End: 4, PageDown: 5 };

export function intend(
  puzzle: Puzzle,
  state: State,
  input: Input,
  gesture?: Gesture,
): TurnIntent | undefined {
  const hand = handOf(state, gesture);
  switch (input.type) {
    case "press":
      if (input.target === undefined || input.button !== "primary") return holding(hand);
      return pressed(puzzle, state, hand, input.target);
    case "release":
      return released(puzzle, state, hand, input.target);
    case "drag":
      return holding(hand);
    case "cancel":
      return { moves: [] };
    case "key":
      return keyed(puzzle, state, hand, input);
  }
}

/** A press on what is already in the hand may be the beginning of a drag: only the release puts it back. */
function pressed(puzzle: Puzzle, state: State, hand: Gesture | undefined, target: TargetId): TurnIntent {
  const taken = chosenCell(hand);
  if (hand && hand.stage !== "tile" && taken && sameHex(taken, cellOfTarget(target))) {
    return holding({ ...hand, again: true });
  }
  return touched(puzzle, state, hand, target);
}

function released(
  puzzle: Puzzle,
  state: State,
  hand: Gesture | undefined,
  target: TargetId | undefined,
): TurnIntent {
  if (!hand || hand.stage === "tile" || target === undefined) return holding(hand);
  const cell = cellOfTarget(target);
  const isBack = hand.again && sameHex(chosenCell(hand)!, cell);
  return isBack || includesHex(reach(puzzle, state, hand), cell)
    ? touched(puzzle, state, hand, target)
    : holding(hand);
}

function keyed(
  puzzle: Puzzle,
  state: State,
  hand: Gesture | undefined,
  { key, shift, target: cursor }: KeyInput,
): TurnIntent | undefined {
  const to = led(puzzle, state, key, cursor);
  if (to !== undefined) return { ...holding(hand), cursor: to };
  switch (key) {
    case "Enter":
    case " ":
      return touched(puzzle, state, hand, cursor);
    case "n":
    case "N": {
      const next = nextOpen(puzzle, state, hand, cursor, shift ? -1 : 1);
      return { ...holding(hand), ...(next === undefined ? {} : { cursor: next }) };
    }
    case "Backspace":
      return holding(hand && stepBack(hand));
    case "Escape":
      return { moves: [] };
    default:
      return undefined;
  }
}

/** Where a key leads the cursor: itself where there is nothing that way, undefined if the key leads nowhere. */
function led(puzzle: Puzzle, state: State, key: string, cursor: TargetId): TargetId | undefined {
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
  hand: Gesture | undefined,
  cursor: TargetId,
  step: 1 | -1,
): TargetId | undefined {
  const order = layout(puzzle, state).targets.map((target) => target.id);
  const open = reach(puzzle, state, hand).map(formatCell);
  const at = order.indexOf(cursor);
  const wrapped = order.map((_, i) => order[(at + step * (i + 1) + 2 * order.length) % order.length]!);
  return wrapped.find((target) => open.includes(target));
}

function touched(puzzle: Puzzle, state: State, hand: Gesture | undefined, target: TargetId): TurnIntent {
  const next = touch(puzzle, state, hand, cellOfTarget(target));
  if (!next) return holding(hand);
  return "turn" in next ? { moves: [next.turn] } : holding(next.gesture);
}

function holding(gesture: Gesture | undefined): TurnIntent {
  return gesture ? { moves: [], gesture } : { moves: [] };
}
