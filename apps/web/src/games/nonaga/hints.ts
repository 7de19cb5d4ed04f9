/**
 * A hint in four presses: what kind of position it is, where to look, why, and the
 * turn itself. A turn made by anybody ends it.
 */
import { adviceFor, otherSide, outline, type State, threatArrows, turnArrows } from "@masume/games/nonaga";
import { type Marks, type Message, message } from "@masume/kernel";
import { type Accessor, createComputed, createSignal, on } from "solid-js";
import { createCalculation } from "../../play/calculation.js";
import { thinkBriefly } from "./engine-client.js";
import type { Table } from "./table.js";

type Stage = "nudge" | "where" | "why";
const stages: readonly Stage[] = ["nudge", "where", "why"];

export interface Hints {
  readonly stage: Accessor<Stage | undefined>;
  readonly isThinking: Accessor<boolean>;
  /** The calculation stopped unexpectedly; a press tries again. */
  readonly isStopped: Accessor<boolean>;
  readonly text: Accessor<Message | undefined>;
  readonly marks: Accessor<Marks>;
  press(): void;
}

export function createHints(table: Table): Hints {
  const { puzzle, state } = table;
  const [asked, setAsked] = createSignal<State>();
  const [pressed, setPressed] = createSignal(1);
  const calculation = createCalculation(asked, async (position, signal) => {
    const best = await thinkBriefly(puzzle, position, signal);
    return { advice: adviceFor(puzzle, position, best), turn: best.turn };
  });
  const { current: found, isStopped } = calculation;
  const isThinking = () => asked() !== undefined && !found() && !isStopped();

  createComputed(
    on(state, () => {
      setAsked(undefined);
      setPressed(1);
    }),
  );

  const stage = () => (found() ? stages[pressed() - 1] : undefined);
  return {
    stage,
    isThinking,
    isStopped,
    text() {
      if (isStopped()) return message("work.stopped");
      const advice = found()?.advice;
      if (!advice) return undefined;
      return stage() === "why" ? advice.why : advice.nudge;
    },
    marks() {
      const known = found();
      if (!known || stage() === "nudge") return [];
      const { advice, turn } = known;
      if (stage() === "where") {
        const cells = [turn.slide?.from, turn.tile?.from].filter((cell) => cell !== undefined);
        return cells.map((cell, i) => outline(`where:${i}`, "hint", cell));
      }
      return [
        ...threatArrows(otherSide(state().position.mover), advice.parried),
        ...turnArrows("advice", "hint", turn),
      ];
    },
    press() {
      const known = found();
      if (isThinking() || table.ending()) return;
      if (!asked()) setAsked(state());
      else if (!known) calculation.retry();
      else if (pressed() < stages.length) setPressed(pressed() + 1);
      else table.play(known.turn);
    },
  };
}
