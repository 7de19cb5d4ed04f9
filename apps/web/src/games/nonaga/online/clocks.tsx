/** Clocks: which there are to choose from, what one is called, and one at work. */
import type { Side } from "@masume/games/nonaga";
import { type MatchState, parseTimeControl } from "@masume/protocol";
import { type JSX, Show } from "solid-js";
import { ClockFace } from "../clock-face.js";
import { sideAt } from "./declined-offer.js";
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

/** What a side has left, as the server counts it. */
export function Clock(props: {
  readonly state: MatchState;
  readonly side: Side;
  readonly now: number;
}): JSX.Element {
  const left = () => {
    const { left: given, phase, turnAt, turns } = props.state;
    if (!given) return undefined;
    // Time is counted when both have moved.
    const isRunning = phase === "playing" && turns.length >= 2 && sideAt(turns.length) === props.side;
    return Math.max(0, given[props.side] - (isRunning ? Math.max(0, props.now - turnAt) : 0));
  };
  return (
    <Show when={left() !== undefined}>
      <ClockFace left={left()!} />
    </Show>
  );
}
