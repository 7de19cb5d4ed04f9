/** A choice from a list that drops down, with its label. */
import { For, type JSX, Show } from "solid-js";
import { createLabelling } from "./labelling.js";

export function SelectField<Value extends string | number>(props: {
  readonly label: string;
  readonly options: readonly Value[];
  /** What an option is called. */
  readonly text: (value: Value) => string;
  /** Undefined when none of the options is chosen. */
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
  /** What stands first as long as none of the options is chosen. */
  readonly none?: string;
  readonly note?: string;
  readonly disabled?: boolean;
}): JSX.Element {
  function choose(text: string): void {
    const chosen = props.options.find((value) => String(value) === text);
    if (chosen !== undefined) props.onChange(chosen);
  }

  const { attributes, Label, Note } = createLabelling(props);
  return (
    <label class="field">
      <Label />
      <select
        {...attributes()}
        disabled={props.disabled}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        <Show when={props.value === undefined}>
          <option selected>{props.none}</option>
        </Show>
        <For each={props.options}>
          {(value) => (
            <option value={value} selected={value === props.value}>
              {props.text(value)}
            </option>
          )}
        </For>
      </select>
      <Note />
    </label>
  );
}
