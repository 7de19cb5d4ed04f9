/** A number of turns, from one on. */
import type { JSX } from "solid-js";
import { TextField } from "../../ui/fields.js";

export function CountField(props: {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly onValue: (value: number) => void;
}): JSX.Element {
  return (
    <TextField
      label={props.label}
      type="number"
      inputmode="numeric"
      min="1"
      max={props.max}
      required
      value={props.value}
      onInput={(event) => props.onValue(Math.trunc(event.currentTarget.valueAsNumber || 1))}
    />
  );
}
