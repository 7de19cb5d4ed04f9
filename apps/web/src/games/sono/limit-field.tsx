/** A limit of turns, or none when the field is empty. */
import { largestLimit } from "@masume/games/sono";
import type { JSX } from "solid-js";
import { TextField } from "../../ui/fields.js";
import { t } from "./messages.js";

export function LimitField(props: {
  readonly value: number | undefined;
  readonly onValue: (limit: number | undefined) => void;
  /** The lowest that makes sense; 1 where nothing is said. */
  readonly min?: number;
}): JSX.Element {
  return (
    <TextField
      label={t("sono.limit")}
      type="number"
      min={props.min ?? 1}
      max={largestLimit}
      inputmode="numeric"
      placeholder={t("sono.no-limit")}
      value={props.value ?? ""}
      onInput={(event) => {
        const { valueAsNumber } = event.currentTarget;
        props.onValue(Number.isNaN(valueAsNumber) ? undefined : Math.trunc(valueAsNumber));
      }}
    />
  );
}
