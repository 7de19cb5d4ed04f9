/** The choice of a difficulty. */
import { type Band, bands } from "@masume/games/stroke";
import { For, type JSX } from "solid-js";
import { m } from "./make-words.js";
import { w } from "./words.js";

export function BandField(props: {
  readonly band: Band;
  readonly onBand: (band: Band) => void;
}): JSX.Element {
  return (
    <label class="field">
      {m("difficulty")}
      <select value={props.band} onChange={(event) => props.onBand(event.currentTarget.value as Band)}>
        <For each={bands}>{(value) => <option value={value}>{w(`band.${value}`)}</option>}</For>
      </select>
    </label>
  );
}
