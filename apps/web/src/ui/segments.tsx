/** A choice of few options, all of them in view, side by side. */
import { createUniqueId, For, type JSX, Show } from "solid-js";

export function Segments<Value extends string>(props: {
  readonly legend: string;
  /** The legend is read out only. */
  readonly isLegendHidden?: boolean;
  readonly options: readonly Value[];
  /** What an option is called. */
  readonly text: (value: Value) => string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly note?: string;
}): JSX.Element {
  const group = createUniqueId();
  return (
    <fieldset class="choice">
      <legend classList={{ "visually-hidden": props.isLegendHidden }}>{props.legend}</legend>
      <div class="segments">
        <For each={props.options}>
          {(value) => (
            <label>
              <input
                type="radio"
                name={group}
                value={value}
                checked={props.value === value}
                onChange={() => props.onChange(value)}
              />
              <span>{props.text(value)}</span>
            </label>
          )}
        </For>
      </div>
      <Show when={props.note}>
        <small>{props.note}</small>
      </Show>
    </fieldset>
  );
}
