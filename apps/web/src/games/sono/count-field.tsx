/** A number of turns, of seconds, of threads: from one on, unless something else is said. */
import type { JSX } from "solid-js";
import { TextField } from "../../ui/fields.js";

export function CountField(props: {
  readonly label: string;
  readonly value: number;
  readonly min?: number;
  readonly max: number;
  readonly onValue: (value: number) => void;
}): JSX.Element {
  return (
    <TextField
      label={props.label}
      type="number"
      inputmode="numeric"
      min={props.min ?? 1}
      max={props.max}
      required
      value={props.value}
      onInput={(event) => props.onValue(Math.trunc(event.currentTarget.valueAsNumber || (props.min ?? 1)))}
    />
  );
}
