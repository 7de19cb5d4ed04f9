/** The engine's view of the position on the table, and the board along a line that is looked at. */
import { outcome, type Puzzle, play, type State, type Turn, turnArrows } from "@masume/games/nonaga";
import type { Marks } from "@masume/kernel";
import { type Accessor, createComputed, createSignal, on } from "solid-js";
import type { Calculation } from "../../play/calculation.js";
import { createAnalysis, type Findings } from "./analysis.js";
import type { Scene } from "./table-board.js";

export interface Preview {
  readonly analysis: Calculation<Findings>;
  /** The board along a line; undefined when none is looked at. */
  readonly scene: Accessor<Scene | undefined>;
  readonly marks: Accessor<Marks>;
  /** The turns of a line that have been played on the board. */
  readonly shown: Accessor<readonly Turn[] | undefined>;
  show(turns: readonly Turn[]): void;
  close(): void;
}

/** The engine's view of a state, while it is wanted, and the line of it that is looked at. */
export function createPreview(
  puzzle: Puzzle,
  state: Accessor<State>,
  isWanted: Accessor<boolean>,
  playLine?: (turns: readonly Turn[]) => void,
): Preview {
  const analysis = createAnalysis(puzzle, () => (isWanted() && !outcome(state()) ? state() : undefined));
  const [shown, setShown] = createSignal<readonly Turn[]>();
  createComputed(on([state, isWanted], () => setShown(undefined)));

  function scene(): Scene | undefined {
    const looked = shown();
    if (!looked) return undefined;
    let before: State | undefined;
    let at = state();
    let turn: Turn | undefined;
    for (turn of looked) {
      const played = play(puzzle, at, turn);
      if (!played.ok) break;
      before = at;
      at = played.value;
    }
    return { state: at, before, turn, isSeen: true };
  }

  return {
    analysis,
    shown,
    scene,
    /** The best turn's arrows, until a line is looked at, whose turn is drawn as the last one. */
    marks: () => {
      const best = analysis.result();
      return best && !shown() ? turnArrows("best", "line", best.turn) : [];
    },
    show: playLine ?? ((turns) => setShown(turns)),
    close: () => setShown(undefined),
  };
}
