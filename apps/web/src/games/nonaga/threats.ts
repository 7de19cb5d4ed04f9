/**
 * "Why is this losing?": what the other side would do. First the slides that
 * would win if it were its turn now; where there are none, the engine is asked
 * whether it wins by force all the same, and how it answers the best try.
 */
import {
  type Line,
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
import { type Accessor, createComputed, createMemo, createSignal, on, onCleanup } from "solid-js";
import { think } from "./engine-client.js";

/** A second at most, on any machine. */
const time = 1000;

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
  const [forced, setForced] = createSignal<Line | "none" | "stopped">();
  const side = (): Side => otherSide(state().position.mover);
  const slides = createMemo((): readonly Shift[] => winningSlides(state().position, side()));
  let abort: AbortController | undefined;
  onCleanup(() => abort?.abort());

  // A new position asks anew.
  createComputed(
    on(state, () => {
      abort?.abort();
      setShown(false);
      setForced(undefined);
    }),
  );

  async function ask(): Promise<void> {
    const asked = state();
    abort = new AbortController();
    setForced(undefined);
    const best = await think({ puzzle, state: asked, time }, abort.signal, () => {}).catch(() => undefined);
    if (state() === asked) setForced(!best ? "stopped" : best.lossIn === undefined ? "none" : best);
  }

  return {
    isShown,
    text() {
      if (!isShown()) return undefined;
      const they = sideName(side());
      if (slides().length > 0) return message("threats.some", { side: they, count: slides().length });
      const line = forced();
      if (!line || line === "stopped") return message(line ? "work.stopped" : "thinking");
      return line === "none"
        ? message("threats.none", { side: they })
        : message("threats.forced", { side: they, count: line.lossIn! });
    },
    marks() {
      if (!isShown()) return [];
      const line = forced();
      if (slides().length > 0 || typeof line !== "object") return threatArrows(side(), slides());
      const [tried, answer] = line.line;
      return [
        ...(tried ? turnArrows("tried", "line-second", tried) : []),
        ...(answer ? turnArrows("answer", "wrong", answer) : []),
      ];
    },
    isStopped: () => isShown() && forced() === "stopped",
    retry: () => void ask(),
    toggle() {
      setShown(!isShown());
      if (isShown() && slides().length === 0 && !forced()) void ask();
    },
  };
}
