/** Clocks: which there are to choose from, what one is called, and one that ticks. */
import type { Side } from "@masume/games/nonaga";
import { createSignal, type JSX, onCleanup, Show } from "solid-js";
import { formatDuration } from "../../../i18n/format.js";
import { t } from "./messages.js";
import type { MatchView } from "./wire.js";

export const offeredClocks: readonly string[] = ["fischer:300+5", "fischer:900+10", "move:60", "none"];

export function clockName(word: string): string {
  const fischer = /^fischer:(\d+)\+(\d+)$/.exec(word);
  if (fischer) {
    return t("clock.fischer", { minutes: Number(fischer[1]) / 60, increment: Number(fischer[2]) });
  }
  const move = /^move:(\d+)$/.exec(word);
  return move ? t("clock.move", { seconds: Number(move[1]) }) : t("clock.none");
}

/** The time now by the server, told several times a second. */
export function createTicking(now: () => number): () => number {
  const [time, setTime] = createSignal(now());
  const ticking = setInterval(() => setTime(now()), 200);
  onCleanup(() => clearInterval(ticking));
  return time;
}

/** What a side has left, as the server counts it. */
export function Clock(props: {
  readonly view: MatchView;
  readonly side: Side;
  readonly now: number;
}): JSX.Element {
  const left = () => {
    const { left: given, phase, turnAt, turns, from } = props.view;
    if (!given) return undefined;
    const mover: Side = (from + turns.length) % 2 === 0 ? "red" : "blue";
    const isRunning = phase === "playing" && mover === props.side;
    return Math.max(0, given[props.side] - (isRunning ? Math.max(0, props.now - turnAt) : 0));
  };
  return (
    <Show when={left() !== undefined}>
      <span class="online-clock" classList={{ short: left()! < 20_000 }} role="timer">
        {formatDuration(left()! + 999)}
      </span>
    </Show>
  );
}
