/** The choice of a difficulty. */
import { type Band, bands } from "@masume/games/stroke";
import type { JSX } from "solid-js";
import { SelectField } from "../../ui/select-field.js";
import { t } from "./make-messages.js";

export function BandField(props: {
  readonly band: Band;
  readonly onBand: (band: Band) => void;
}): JSX.Element {
  return (
    <SelectField
      label={t("difficulty")}
      options={bands}
      text={(band) => t(`band.${band}`)}
      value={props.band}
      onChange={props.onBand}
    />
  );
}
