/**
 * "Why is this losing?": what the other side would do. First the slides that
 * would win if it were its turn now; where there are none, the engine is asked
 * whether it wins by force all the same, and how it answers the best try.
 */
import {
  otherSide,
  type Puzzle,
  type Shift,
  type Side,
  type State,
  sideName,
  threatArrows,
  turnArrows,
  winningSlides,
} from "@masume/games/nonaga";
import { type Marks, type Message, message } from "@masume/kernel";
import { type Accessor, createComputed, createMemo, createSignal, on } from "solid-js";
import { createCalculation } from "../../play/calculation.js";
import { thinkBriefly } from "./engine-client.js";

export interface Threats {
  readonly isShown: Accessor<boolean>;
  readonly text: Accessor<Message | undefined>;
  readonly marks: Accessor<Marks>;
  /** The calculation stopped unexpectedly. */
  readonly isStopped: Accessor<boolean>;
  retry(): void;
  toggle(): void;
}

export function createThreats(puzzle: Puzzle, state: Accessor<State>): Threats {
  const [isShown, setShown] = createSignal(false);
  const side = (): Side => otherSide(state().position.mover);
  const slides = createMemo((): readonly Shift[] => winningSlides(state().position, side()));
  const forced = createCalculation(
    () => (isShown() && slides().length === 0 ? state() : undefined),
    (asked, signal) => thinkBriefly(puzzle, asked, signal),
  );

  // A new position asks anew.
  createComputed(on(state, () => setShown(false)));

  return {
    isShown,
    text() {
      if (!isShown()) return undefined;
      const they = sideName(side());
      if (slides().length > 0) return message("threats.some", { side: they, count: slides().length });
      if (forced.isStopped()) return message("work.stopped");
      const line = forced.current();
      if (!line) return message("thinking");
      return line.lossIn === undefined
        ? message("threats.none", { side: they })
        : message("threats.forced", { side: they, count: line.lossIn });
    },
    marks() {
      if (!isShown()) return [];
      const line = forced.current();
      if (line?.lossIn === undefined) return threatArrows(side(), slides());
      const [tried, answer] = line.line;
      return [
        ...(tried ? turnArrows("tried", "line-second", tried) : []),
        ...(answer ? turnArrows("answer", "wrong", answer) : []),
      ];
    },
    isStopped: forced.isStopped,
    retry: forced.retry,
    toggle: () => void setShown(!isShown()),
  };
}
