/** Orders a level, by its name and by what it takes. */
import { type Level, levels } from "@masume/games/slither";
import { type JSX, Show } from "solid-js";
import { SelectField } from "../../ui/select-field.js";
import { t } from "./make-messages.js";

export function LevelField(props: {
  /** Undefined where something else is ordered. */
  readonly value: Level | undefined;
  readonly onChange: (level: Level) => void;
}): JSX.Element {
  return (
    <SelectField
      label={t("order.difficulty")}
      options={levels}
      text={(level) => t(`order.level.${level}`)}
      value={props.value}
      onChange={props.onChange}
      none={t("order.own")}
    />
  );
}

/** What the level takes, for the line below the order. */
export function LevelNote(props: { readonly level: Level | undefined }): JSX.Element {
  return <Show when={props.level}>{(level) => <p class="order-note">{t(`order.takes.${level()}`)}</p>}</Show>;
}
