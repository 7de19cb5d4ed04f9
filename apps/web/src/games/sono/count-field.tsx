/** A number of turns, from one on. */
import type { JSX } from "solid-js";

export function CountField(props: {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly onValue: (value: number) => void;
}): JSX.Element {
  return (
    <label class="field">
      {props.label}
      <input
        type="number"
        inputmode="numeric"
        min="1"
        max={props.max}
        required
        value={props.value}
        onInput={(event) => props.onValue(Math.trunc(event.currentTarget.valueAsNumber || 1))}
      />
    </label>
  );
}
