/**
 * A hint in three presses: where to look, why, and the step itself. Only the
 * second press counts as a hint taken, for a nudge gives nothing away. A move
 * made by oneself ends the hint.
 */
import { type Marks, message } from "@masume/kernel";
import { type Accessor, type Component, createEffect, createSignal, on } from "solid-js";
import { ringMarks } from "../board/violation-marks.js";
import type { AppKey } from "../i18n/app-messages.js";
import { explain, type StepText } from "../platform/workers/engine-client.js";
import { movesInForce, type Play } from "./play.js";
import { workStopped } from "./work-stopped.js";

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

/** How a game shows the hints of its engine. */
export interface HintStyle {
  /** How the moves of a hint are shown, where rings round what they change would say too little. */
  hintMarks?(puzzle: unknown, state: unknown, moves: readonly unknown[]): Marks;
  /** A hint's moves are taken one at a time, each hint anew. */
  readonly hintsByMove?: boolean;
}

const labels = ["hint", "hint.why", "hint.do"] as const;

export function createHint(play: Play, style: HintStyle): Hint {
  const { game, puzzle } = play;
  const layout = game.layout(puzzle);
  const [step, setStep] = createSignal<StepText>();
  const [pressed, setPressed] = createSignal(0);
  const [thinking, setThinking] = createSignal(false);

  createEffect(
    on(play.session, () => {
      setStep(undefined);
      setPressed(0);
    }),
  );

  async function look(): Promise<void> {
    const asked = play.session();
    setThinking(true);
    const found = await explain({
      game: game.id,
      puzzle: game.codec.puzzle.format(puzzle),
      moves: movesInForce(asked),
    }).catch(() => "stopped" as const);
    setThinking(false);
    if (play.session() !== asked) return;
    if (found === "stopped") return play.say(workStopped(look));
    if (!found) return play.say({ tone: "plain", said: message("hint.none"), at: [] });
    setStep(found);
    setPressed(1);
    play.say({ tone: "plain", said: message("hint.look"), at: [] });
  }

  function why(found: StepText): void {
    setPressed(2);
    play.countHint();
    play.say({ tone: "plain", said: message(found.technique, found.params), at: [] });
  }

  function movesOf(found: StepText): readonly unknown[] {
    const moves = found.moves.flatMap((text) => {
      const move = game.codec.move.parse(text);
      return move.ok ? [move.value] : [];
    });
    return style.hintsByMove ? moves.slice(0, 1) : moves;
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
    label: () => labels[pressed()]!,
    thinking,
    marks() {
      const found = step();
      if (!found) return [];
      const because = ringMarks(layout, found.because, "because");
      if (pressed() < 2) return because;
      const shown = style.hintMarks?.(puzzle, play.state(), movesOf(found));
      return shown ?? [...because, ...ringMarks(layout, touched(play, found), "hint")];
    },
    press() {
      if (thinking()) return;
      const found = step();
      if (!found) void look();
      else if (pressed() === 1) why(found);
      else act(found);
    },
  };
}

/** The targets that a step's moves change: those that would say something else after them. */
function touched({ game, puzzle, state }: Play, step: StepText): string[] {
  let after = state();
  for (const text of step.moves) {
    const move = game.codec.move.parse(text);
    const played = move.ok ? game.play(puzzle, after, move.value) : undefined;
    if (played?.ok) after = played.value;
  }
  const says = (target: string, at: unknown) => JSON.stringify(game.describe(puzzle, at, target));
  return game
    .layout(puzzle)
    .targets.map(({ id }) => id)
    .filter((id) => says(id, state()) !== says(id, after));
}
