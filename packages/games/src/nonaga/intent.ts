/**
 * What a touch or a key means in Nonaga. A turn is made in up to four touches:
 * piece, where it slides, tile, where it goes. Each pair can also be one drag.
 * Touching what is in the hand puts it back; Backspace goes back one stage, and
 * Escape drops the whole turn. Enter and the space bar touch the cell under the
 * keyboard cursor, which the arrow keys move.
 */
import { directions, type Input, type Intent, type TargetId } from "@masume/kernel";
import { includesHex, type Turn } from "./board.js";
import { type Held, handOf, reach, stepBack, touch } from "./held.js";
import type { Puzzle, State } from "./rules.js";
import { cellOfTarget, layout } from "./scene.js";

type TurnIntent = Intent<Turn, Held>;

export function intend(puzzle: Puzzle, state: State, input: Input, held?: Held): TurnIntent | undefined {
  const hand = handOf(state, held);
  switch (input.type) {
    case "press":
      if (input.target === undefined || input.button !== "primary") return holding(hand);
      return touched(puzzle, state, hand, input.target);
    case "release": {
      const cell = input.target === undefined ? undefined : cellOfTarget(input.target);
      const isDrop = hand && hand.stage !== "tile" && cell && includesHex(reach(puzzle, state, hand), cell);
      return isDrop ? touched(puzzle, state, hand, input.target!) : holding(hand);
    }
    case "drag":
      return holding(hand);
    case "cancel":
      return { moves: [] };
    case "key":
      return keyed(puzzle, state, hand, input.key, input.target);
  }
}

function keyed(
  puzzle: Puzzle,
  state: State,
  hand: Held | undefined,
  key: string,
  cursor: TargetId,
): TurnIntent | undefined {
  const direction = directions.find((name) => key.toLowerCase() === `arrow${name}`);
  if (direction) {
    const to = layout(puzzle, state).targets.find((target) => target.id === cursor)?.to[direction];
    return { ...holding(hand), ...(to === undefined ? {} : { cursor: to }) };
  }
  switch (key) {
    case "Enter":
    case " ":
      return touched(puzzle, state, hand, cursor);
    case "Backspace":
      return holding(hand && stepBack(hand));
    case "Escape":
      return { moves: [] };
    default:
      return undefined;
  }
}

function touched(puzzle: Puzzle, state: State, hand: Held | undefined, target: TargetId): TurnIntent {
  const next = touch(puzzle, state, hand, cellOfTarget(target));
  if (!next) return holding(hand);
  return "turn" in next ? { moves: [next.turn] } : holding(next.held);
}

function holding(held: Held | undefined): TurnIntent {
  return held ? { moves: [], held } : { moves: [] };
}
