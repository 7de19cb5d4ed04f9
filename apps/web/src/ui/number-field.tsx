/** A whole number between two bounds: whatever else is typed becomes the nearest one once the field is left. */
import type { JSX } from "solid-js";
import { TextField } from "./fields.js";

export function NumberField(props: {
  readonly label: string;
  readonly value: number;
  readonly min?: number;
  readonly max: number;
  /** A number is taken while it is being typed, as soon as it is one that may be. */
  readonly isLive?: boolean;
  readonly onValue: (value: number) => void;
}): JSX.Element {
  const min = () => props.min ?? 1;

  function take(typed: number): void {
    if (props.isLive && Number.isInteger(typed) && typed >= min() && typed <= props.max) props.onValue(typed);
  }

  function settle(input: HTMLInputElement): void {
    const typed = Number.isNaN(input.valueAsNumber) ? props.value : Math.round(input.valueAsNumber);
    const value = Math.min(props.max, Math.max(min(), typed));
    input.value = String(value);
    props.onValue(value);
  }

  return (
    <TextField
      label={props.label}
      type="number"
      inputmode="numeric"
      min={min()}
      max={props.max}
      value={props.value}
      onInput={(event) => take(event.currentTarget.valueAsNumber)}
      onChange={(event) => settle(event.currentTarget)}
    />
  );
}
