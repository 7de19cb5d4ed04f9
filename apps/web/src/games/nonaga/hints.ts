/**
 * A hint in four presses: what kind of position it is, where to look, why, and the
 * turn itself. A turn made by anybody ends it.
 */
import {
  type Advice,
  adviceFor,
  otherSide,
  outline,
  type Turn,
  threatArrows,
  turnArrows,
} from "@masume/games/nonaga";
import { type Marks, type Message, message } from "@masume/kernel";
import { type Accessor, createComputed, createSignal, on, onCleanup } from "solid-js";
import { think } from "./engine-client.js";
import type { Table } from "./table.js";

/** A second at most, on any machine. */
const time = 1000;

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
  const [found, setFound] = createSignal<{ readonly advice: Advice; readonly turn: Turn }>();
  const [pressed, setPressed] = createSignal(0);
  const [isThinking, setThinking] = createSignal(false);
  const [isStopped, setStopped] = createSignal(false);
  let abort: AbortController | undefined;
  onCleanup(() => abort?.abort());

  createComputed(
    on(state, () => {
      abort?.abort();
      setThinking(false);
      setStopped(false);
      setFound(undefined);
      setPressed(0);
    }),
  );

  async function ask(): Promise<void> {
    const asked = state();
    abort = new AbortController();
    setThinking(true);
    setStopped(false);
    const best = await think({ puzzle, state: asked, time }, abort.signal, () => {}).catch(() => undefined);
    if (state() !== asked) return;
    setThinking(false);
    if (!best) return void setStopped(true);
    setFound({ advice: adviceFor(puzzle, asked, best), turn: best.turn });
    setPressed(1);
  }

  const stage = () => stages[pressed() - 1];
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
      if (!known) void ask();
      else if (pressed() < stages.length) setPressed(pressed() + 1);
      else table.play(known.turn);
    },
  };
}
