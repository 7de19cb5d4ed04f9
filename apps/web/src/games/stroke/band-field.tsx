/** The choice of a difficulty. */
import { type Band, bands } from "@masume/games/stroke";
import { For, type JSX } from "solid-js";
import { t } from "./make-messages.js";

export function BandField(props: {
  readonly band: Band;
  readonly onBand: (band: Band) => void;
}): JSX.Element {
  return (
    <label class="field">
      {t("difficulty")}
      <select value={props.band} onChange={(event) => props.onBand(event.currentTarget.value as Band)}>
        <For each={bands}>{(value) => <option value={value}>{t(`band.${value}`)}</option>}</For>
      </select>
    </label>
  );
}
