/**
 * A turn in the making: the piece chosen, then the slide made, then the tile taken
 * up. It lives beside the state until the tile is put down and the turn is
 * complete; `selectableCells` says what can be touched next.
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

/** The cell of the piece or tile that has been taken up. */
export function chosenCell(gesture: Gesture | undefined): Hex | undefined {
  return gesture?.stage === "piece" ? gesture.piece : gesture?.stage === "place" ? gesture.tile : undefined;
}

/** The gesture in effect: none when the game is over, at the tile when there is nothing to slide. */
export function currentGesture(state: State, gesture: Gesture | undefined): Gesture | undefined {
  if (outcome(state)) return undefined;
  if (gesture) return gesture;
  return slides(state.position).length === 0 ? { stage: "tile", slide: undefined } : undefined;
}

/** The position with the half-made turn. */
export function positionWith(state: State, gesture: Gesture | undefined): Position {
  return gesture && gesture.stage !== "piece" ? afterSlide(state.position, gesture.slide) : state.position;
}

/** The cells that take the turn one stage further. */
export function selectableCells(
  { rules }: Puzzle,
  state: State,
  gesture: Gesture | undefined,
): readonly Hex[] {
  if (outcome(state)) return [];
  const position = positionWith(state, gesture);
  switch (gesture?.stage) {
    case undefined:
      return position[position.mover].filter((piece) => slideTargets(position, piece).length > 0);
    case "piece":
      return slideTargets(position, gesture.piece);
    case "tile":
      return movableTiles(rules, position);
    case "place":
      return tileTargets(position, gesture.tile);
  }
}

/** What comes of touching a cell: a turn made whole, another stage, or nothing. */
export function touch(
  puzzle: Puzzle,
  state: State,
  gesture: Gesture | undefined,
  cell: Hex,
): { readonly turn: Turn } | { readonly gesture: Gesture | undefined } | undefined {
  if (!includesHex(selectableCells(puzzle, state, gesture), cell))
    return reconsider(puzzle, state, gesture, cell);
  switch (gesture?.stage) {
    case undefined:
      return { gesture: { stage: "piece", piece: cell } };
    case "piece":
      return afterSliding(puzzle, state, { from: gesture.piece, to: cell });
    case "tile":
      return { gesture: { stage: "place", slide: gesture.slide, tile: cell } };
    case "place":
      return { turn: { slide: gesture.slide, tile: { from: gesture.tile, to: cell } } };
  }
}

function afterSliding(puzzle: Puzzle, state: State, slide: Shift): { turn: Turn } | { gesture: Gesture } {
  const position = afterSlide(state.position, slide);
  const isWhole = areTogether(position[position.mover]) || movableTiles(puzzle.rules, position).length === 0;
  return isWhole ? { turn: { slide, tile: undefined } } : { gesture: { stage: "tile", slide } };
}

/** Touching what has been taken up puts it back; touching another of its kind takes that instead. */
function reconsider(
  puzzle: Puzzle,
  state: State,
  gesture: Gesture | undefined,
  cell: Hex,
): { readonly gesture: Gesture | undefined } | undefined {
  if (!gesture) return undefined;
  const before = stepBack(gesture);
  if (gesture.stage === "piece") {
    if (sameHex(gesture.piece, cell)) return { gesture: before };
    return includesHex(selectableCells(puzzle, state, undefined), cell)
      ? { gesture: { stage: "piece", piece: cell } }
      : undefined;
  }
  if (gesture.stage === "place") {
    if (sameHex(gesture.tile, cell)) return { gesture: before };
    return includesHex(selectableCells(puzzle, state, before), cell)
      ? { gesture: { stage: "place", slide: gesture.slide, tile: cell } }
      : undefined;
  }
  const isOwnSlide = gesture.slide && (sameHex(gesture.slide.to, cell) || sameHex(gesture.slide.from, cell));
  return isOwnSlide ? { gesture: before } : undefined;
}

/** The stage before this one. */
export function stepBack(gesture: Gesture): Gesture | undefined {
  switch (gesture.stage) {
    case "piece":
      return undefined;
    case "tile":
      return gesture.slide && { stage: "piece", piece: gesture.slide.from };
    case "place":
      return { stage: "tile", slide: gesture.slide };
  }
}
