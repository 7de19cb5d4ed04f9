/** Clocks: which there are to choose from, what one is called, and one that ticks. */
import type { Side } from "@masume/games/nonaga";
import { type MatchState, parseTimeControl } from "@masume/protocol";
import { createSignal, type JSX, onCleanup, Show } from "solid-js";
import { ClockFace } from "../clock-face.js";
import { t } from "./messages.js";

export const offeredClocks: readonly string[] = [
  "fischer:180+2",
  "fischer:300+5",
  "fischer:900+10",
  "move:60",
  "move:86400",
  "none",
];

const daySeconds = 24 * 60 * 60;

export function clockName(text: string): string {
  const control = parseTimeControl(text);
  if (control?.kind === "fischer")
    return t("clock.fischer", { minutes: control.seconds / 60, increment: control.increment });
  if (control?.kind !== "move") return t("clock.none");
  const { seconds } = control;
  return seconds % daySeconds === 0
    ? t("clock.days", { days: seconds / daySeconds })
    : t("clock.move", { seconds });
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
  readonly state: MatchState;
  readonly side: Side;
  readonly now: number;
}): JSX.Element {
  const left = () => {
    const { left: given, phase, turnAt, turns } = props.state;
    if (!given) return undefined;
    const mover: Side = turns.length % 2 === 0 ? "red" : "blue";
    // Time is counted when both have moved.
    const isRunning = phase === "playing" && turns.length >= 2 && mover === props.side;
    return Math.max(0, given[props.side] - (isRunning ? Math.max(0, props.now - turnAt) : 0));
  };
  return (
    <Show when={left() !== undefined}>
      <ClockFace left={left()!} />
    </Show>
  );
}
