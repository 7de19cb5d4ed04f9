/** The engine's review of a finished game, made once it is wanted and kept while its table is shown. */
import type { GameReview, SharedGame, TurnMark } from "@masume/games/nonaga";
import { type Accessor, createMemo, createSignal } from "solid-js";
import { type Calculation, createCalculation } from "../../play/calculation.js";
import { review } from "./engine-client.js";
import type { Table } from "./table.js";

export interface ReviewState extends Calculation<GameReview> {
  /** From 0 to 1. */
  readonly progress: Accessor<number>;
  start(): void;
}

export function createReview(table: Table): ReviewState {
  const [isWanted, setWanted] = createSignal(false);
  const [progress, setProgress] = createSignal(0);
  const game = createMemo((): SharedGame | undefined => {
    const ending = table.ending();
    if (!isWanted() || !ending || table.turns().length === 0) return undefined;
    return { puzzle: table.puzzle, turns: table.turns(), result: ending.result };
  });
  const calculation = createCalculation(game, (asked, signal) => review(asked, signal, setProgress));
  return {
    ...calculation,
    result: () => (game() ? calculation.result() : undefined),
    progress,
    start: () => setWanted(true),
  };
}

/** The sign that stands behind a turn in a list, as in other games' annotations; good turns have none. */
export const markSigns: Readonly<Record<TurnMark, string>> = {
  best: "",
  good: "",
  inaccuracy: "?!",
  mistake: "?",
  blunder: "??",
};
