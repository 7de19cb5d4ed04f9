/**
 * What the hand does on a board on which moves may be being watched. A board that
 * shows an earlier state is not drawn on: a press ends the watching when it is let
 * go, so that a pinch zooms what is watched; a key ends it if it means something to
 * the game, and so does Escape.
 */
import type { Input } from "@masume/kernel";
import type { Play } from "./play.js";
import type { ReplayState } from "./replay-state.js";

export interface BoardInput {
  /** True when it meant something to the game. */
  take(input: Input): boolean;
  /** The press under way was the beginning of a pinch or of a double tap. */
  abandon(): void;
}

export function createBoardInput(
  play: Pick<Play, "input" | "cancelPress">,
  replay: Pick<ReplayState<unknown>, "at" | "close">,
  adapt: (input: Input) => Input = (input) => input,
): BoardInput {
  let isPressWatching = false;
  return {
    take(input) {
      const isWatching = replay.at() !== undefined;
      if (input.type === "press") isPressWatching = isWatching;
      const isPointer = input.type === "press" || input.type === "drag" || input.type === "release";
      if (isPointer && isPressWatching) {
        if (input.type === "release") replay.close();
        return false;
      }
      const meant = play.input(adapt(input));
      // A press that was under way when the watching began only comes to its end.
      if (isWatching && !isPointer && (meant || input.type === "cancel")) replay.close();
      return meant;
    },
    abandon() {
      if (!isPressWatching) play.cancelPress();
    },
  };
}
