/** What a side has left, in figures. */
import type { JSX } from "solid-js";
import { formatDuration } from "../../i18n/format.js";

const shortMs = 20_000;
/** A second is shown until it is over. */
const roundUpMs = 999;

export function ClockFace(props: { readonly left: number }): JSX.Element {
  return (
    <span class="clock-face" classList={{ short: props.left < shortMs }} role="timer">
      {formatDuration(props.left + roundUpMs)}
    </span>
  );
}
