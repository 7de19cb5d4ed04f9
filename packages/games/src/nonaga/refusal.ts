/** Why a touch on a cell does nothing: the rule that stands in its way, if there is one. */
import { type Message, message, type TargetId } from "@masume/kernel";
import { includesHex, otherSide } from "./board.js";
import type { Gesture } from "./gesture.js";
import { afterSlide, type Puzzle, type State, slideTargets, tileViolation } from "./rules.js";
import { cellOfTarget } from "./scene.js";

export function refusalOf(
  { rules }: Puzzle,
  state: State,
  gesture: Gesture | undefined,
  target: TargetId,
): Message | undefined {
  const cell = cellOfTarget(target);
  const { position } = state;
  const isTile = includesHex(position.tiles, cell);
  switch (gesture?.stage) {
    case undefined: {
      if (includesHex(position[otherSide(position.mover)], cell)) return message("not-yours");
      const isOwn = includesHex(position[position.mover], cell);
      return isOwn && slideTargets(position, cell).length === 0 ? message("blocked") : undefined;
    }
    case "piece":
      return isTile ? message("not-a-slide") : undefined;
    case "tile": {
      const violation = isTile && tileViolation(rules, afterSlide(position, gesture.slide), cell);
      return violation ? message(violation.code, violation.params) : undefined;
    }
    case "place":
      return message(isTile ? "taken" : "loose");
  }
}
