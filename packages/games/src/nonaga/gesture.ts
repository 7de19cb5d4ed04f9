/**
 * A turn in the hand: the piece chosen, then the slide made, then the tile
 * taken up. It lives beside the state until the tile is put down and the turn is
 * whole; `reach` says what can be touched next.
 */
import type { Hex } from "@masume/kernel";
import { areTogether, includesHex, type Position, type Shift, sameHex, type Turn } from "./board.js";
import {
  afterSlide,
  movableTiles,
  outcome,
  type Puzzle,
  type State,
  slides,
  slideTargets,
  tileTargets,
} from "./rules.js";

export type Gesture =
  | { readonly stage: "piece"; readonly piece: Hex; readonly again?: boolean }
  | { readonly stage: "tile"; readonly slide: Shift | undefined }
  | {
      readonly stage: "place";
      readonly slide: Shift | undefined;
      readonly tile: Hex;
      /** It was pressed a second time: let go at once, it is put back. */
      readonly again?: boolean;
    };

/** Where the thing lies that the hand has taken up. */
export function chosenCell(hand: Gesture | undefined): Hex | undefined {
  return hand?.stage === "piece" ? hand.piece : hand?.stage === "place" ? hand.tile : undefined;
}

/** The hand as it really is: empty when the game is over, at the tile when there is nothing to slide. */
export function handOf(state: State, gesture: Gesture | undefined): Gesture | undefined {
  if (outcome(state)) return undefined;
  if (gesture) return gesture;
  return slides(state.position).length === 0 ? { stage: "tile", slide: undefined } : undefined;
}

/** The table with the half-made turn on it. */
export function positionWith(state: State, hand: Gesture | undefined): Position {
  return hand && hand.stage !== "piece" ? afterSlide(state.position, hand.slide) : state.position;
}

/** The cells that take the turn one stage further. */
export function reach({ rules }: Puzzle, state: State, hand: Gesture | undefined): readonly Hex[] {
  if (outcome(state)) return [];
  const table = positionWith(state, hand);
  switch (hand?.stage) {
    case undefined:
      return table[table.mover].filter((piece) => slideTargets(table, piece).length > 0);
    case "piece":
      return slideTargets(table, hand.piece);
    case "tile":
      return movableTiles(rules, table);
    case "place":
      return tileTargets(table, hand.tile);
  }
}

/** What comes of touching a cell: a turn made whole, another stage, or nothing. */
export function touch(
  puzzle: Puzzle,
  state: State,
  hand: Gesture | undefined,
  cell: Hex,
): { readonly turn: Turn } | { readonly gesture: Gesture | undefined } | undefined {
  if (!includesHex(reach(puzzle, state, hand), cell)) return reconsider(puzzle, state, hand, cell);
  switch (hand?.stage) {
    case undefined:
      return { gesture: { stage: "piece", piece: cell } };
    case "piece":
      return slid(puzzle, state, { from: hand.piece, to: cell });
    case "tile":
      return { gesture: { stage: "place", slide: hand.slide, tile: cell } };
    case "place":
      return { turn: { slide: hand.slide, tile: { from: hand.tile, to: cell } } };
  }
}

function slid(puzzle: Puzzle, state: State, slide: Shift): { turn: Turn } | { gesture: Gesture } {
  const table = afterSlide(state.position, slide);
  const isWhole = areTogether(table[table.mover]) || movableTiles(puzzle.rules, table).length === 0;
  return isWhole ? { turn: { slide, tile: undefined } } : { gesture: { stage: "tile", slide } };
}

/** Touching what is in the hand puts it back; touching another of its kind takes that instead. */
function reconsider(
  puzzle: Puzzle,
  state: State,
  hand: Gesture | undefined,
  cell: Hex,
): { readonly gesture: Gesture | undefined } | undefined {
  if (!hand) return undefined;
  const before = stepBack(hand);
  if (hand.stage === "piece") {
    if (sameHex(hand.piece, cell)) return { gesture: before };
    return includesHex(reach(puzzle, state, undefined), cell)
      ? { gesture: { stage: "piece", piece: cell } }
      : undefined;
  }
  if (hand.stage === "place") {
    if (sameHex(hand.tile, cell)) return { gesture: before };
    return includesHex(reach(puzzle, state, before), cell)
      ? { gesture: { stage: "place", slide: hand.slide, tile: cell } }
      : undefined;
  }
  const isOwnSlide = hand.slide && (sameHex(hand.slide.to, cell) || sameHex(hand.slide.from, cell));
  return isOwnSlide ? { gesture: before } : undefined;
}

/** The stage before this one. */
export function stepBack(hand: Gesture): Gesture | undefined {
  switch (hand.stage) {
    case "piece":
      return undefined;
    case "tile":
      return hand.slide && { stage: "piece", piece: hand.slide.from };
    case "place":
      return { stage: "tile", slide: hand.slide };
  }
}
