/** The width or height of a board: whatever is typed becomes the nearest whole number that may be. */
import type { JSX } from "solid-js";
import { TextField } from "../../ui/fields.js";

export function SizeField(props: {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onValue: (value: number) => void;
}): JSX.Element {
  function take(input: HTMLInputElement): void {
    const typed = Number.isNaN(input.valueAsNumber) ? props.value : Math.round(input.valueAsNumber);
    const value = Math.min(props.max, Math.max(props.min, typed));
    input.value = String(value);
    props.onValue(value);
  }

  return (
    <TextField
      label={props.label}
      type="number"
      min={props.min}
      max={props.max}
      value={props.value}
      onChange={(event) => take(event.currentTarget)}
    />
  );
}
