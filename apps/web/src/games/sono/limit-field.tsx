/** A limit of turns: none, one that suits the board, or any other number. */
import { largestLimit, suggestedLimits } from "@masume/games/sono";
import { createSignal, type JSX, Show } from "solid-js";
import { NumberField } from "../../ui/number-field.js";
import { SelectField } from "../../ui/select-field.js";
import { t } from "./messages.js";

export function LimitField(props: {
  readonly size: number;
  /** So many turns are known to suffice. */
  readonly par?: number | undefined;
  readonly value: number | undefined;
  readonly onValue: (limit: number | undefined) => void;
  /** The lowest that makes sense; 1 where nothing is said. */
  readonly min?: number;
}): JSX.Element {
  const min = () => props.min ?? 1;
  const suggested = () => suggestedLimits(props.size, props.par).filter((limit) => limit >= min());
  const isSuggested = () => props.value === undefined || suggested().includes(props.value);
  const [isOther, setOther] = createSignal(!isSuggested());

  function choose(option: string): void {
    setOther(option === "other");
    if (option === "none") props.onValue(undefined);
    else props.onValue(option === "other" ? (props.value ?? suggested().at(-1) ?? min()) : Number(option));
  }

  return (
    <>
      <SelectField
        label={t("sono.limit")}
        options={["none", ...suggested().map(String), "other"]}
        text={(option) => {
          if (option === "none") return t("sono.no-limit");
          if (option === "other") return t("sono.limit-other");
          const max = Number(option);
          return t(max === props.par ? "sono.limit-par" : "sono.limit-turns", { max });
        }}
        value={isOther() || !isSuggested() ? "other" : String(props.value ?? "none")}
        onChange={choose}
      />
      <Show when={isOther() || !isSuggested()}>
        <NumberField
          isLive
          label={t("sono.limit-count")}
          value={props.value ?? min()}
          min={min()}
          max={largestLimit}
          onValue={props.onValue}
        />
      </Show>
    </>
  );
}
