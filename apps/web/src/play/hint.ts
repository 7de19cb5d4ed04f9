/**
 * A hint in three presses: where to look, why, and the step itself. Only the
 * second press counts as a hint taken, for a nudge gives nothing away. A move
 * made by oneself ends the hint.
 */
import { type Marks, message, parseOrThrow, playTexts } from "@masume/kernel";
import { type Accessor, type Component, createEffect, createSignal, on } from "solid-js";
import { ringMarks } from "../board/violation-marks.js";
import type { AppKey } from "../i18n/app-messages.js";
import { explain, type StepText } from "../platform/workers/engine-client.js";
import { moveTexts, type Play } from "./play.js";
import { stoppedNotice } from "./stopped-notice.js";

export interface Hint {
  /** How many presses so far: 0 none, 1 where, 2 why. */
  readonly pressed: Accessor<number>;
  /** What the next press does. */
  readonly label: Accessor<AppKey>;
  readonly thinking: Accessor<boolean>;
  readonly marks: Accessor<Marks>;
  /** More to read and to step through than one line can say. */
  readonly Panel?: Component;
  press(): void;
}

/** How a game gives hints. */
export interface HintUi<Puzzle, State, Move, Gesture> {
  /** The game's own way, in place of the usual three presses. */
  create?(play: Play<Puzzle, State, Move, Gesture>): Hint;
  /** How the moves of a step are shown, where rings round what they change would say too little. */
  marks?(puzzle: Puzzle, state: State, moves: readonly Move[]): Marks;
  /** The moves of a step take back what went wrong, and the button says so. */
  isRecovery?(moves: readonly Move[]): boolean;
  /** A step's moves are taken one at a time, each with a hint of its own. */
  readonly oneMoveAtATime?: boolean;
}

const labels = ["hint", "hint.why", "hint.do"] as const;

export function createHint<Puzzle, State, Move, Gesture>(
  play: Play<Puzzle, State, Move, Gesture>,
  ui: HintUi<Puzzle, State, Move, Gesture>,
): Hint {
  const { game, puzzle } = play;
  const layout = () => game.layout(puzzle, play.state());
  const [step, setStep] = createSignal<StepText>();
  const [pressed, setPressed] = createSignal(0);
  const [thinking, setThinking] = createSignal(false);

  createEffect(
    on(play.session, () => {
      setStep(undefined);
      setPressed(0);
    }),
  );

  async function ask(): Promise<void> {
    const asked = play.session();
    setThinking(true);
    const position = { game: game.id, puzzle: game.codec.puzzle.format(puzzle), moves: moveTexts(asked) };
    const found = await explain(position).catch(() => "stopped" as const);
    setThinking(false);
    if (play.session() !== asked) return;
    if (found === "stopped") return play.notify(stoppedNotice(ask));
    if (!found) return play.notify({ tone: "plain", text: message("hint.none"), at: [] });
    setStep(found);
    setPressed(1);
    play.notify({ tone: "plain", text: message("hint.look"), at: [] });
  }

  function why(found: StepText): void {
    setPressed(2);
    play.countHint();
    play.notify({ tone: "plain", text: message(found.technique, found.params), at: [] });
  }

  function movesOf(found: StepText): readonly Move[] {
    const moves = found.moves.map((text) => parseOrThrow(game.codec.move, text));
    return ui.oneMoveAtATime ? moves.slice(0, 1) : moves;
  }

  function act(found: StepText): void {
    const moves = movesOf(found);
    if (moves.length > 0) {
      play.playMoves(moves);
    } else {
      setStep(undefined);
      setPressed(0);
    }
  }

  return {
    pressed,
    label() {
      const found = pressed() === 2 && step();
      return found && ui.isRecovery?.(movesOf(found)) ? "mistake.back" : labels[pressed()]!;
    },
    thinking,
    marks() {
      const found = step();
      if (!found) return [];
      const because = ringMarks(layout(), found.because, "because");
      if (pressed() < 2) return because;
      const shown = ui.marks?.(puzzle, play.state(), movesOf(found));
      return [...because, ...(shown ?? ringMarks(layout(), touched(play, found), "hint"))];
    },
    press() {
      if (thinking()) return;
      const found = step();
      if (!found) void ask();
      else if (pressed() === 1) why(found);
      else act(found);
    },
  };
}

/** The targets that a step's moves change: those that would say something else after them. */
function touched<Puzzle, State, Move>(
  { game, puzzle, state }: Play<Puzzle, State, Move>,
  step: StepText,
): string[] {
  const played = playTexts(game, puzzle, step.moves, state());
  const after = played.ok ? played.value : state();
  const says = (target: string, at: State) => JSON.stringify(game.describe(puzzle, at, target));
  return game
    .layout(puzzle, state())
    .targets.map(({ id }) => id)
    .filter((id) => says(id, state()) !== says(id, after));
}
