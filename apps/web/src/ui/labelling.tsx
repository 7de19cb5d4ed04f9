/** The label and the note of a field: it is called by its label alone, and described by its note. */
import { createUniqueId, type JSX, Show } from "solid-js";

interface Labelling {
  /** What ties the field to both. */
  readonly attributes: () => { readonly "aria-labelledby"?: string; readonly "aria-describedby"?: string };
  readonly Label: () => JSX.Element;
  readonly Note: () => JSX.Element;
}

export function createLabelling(props: {
  readonly label: string;
  readonly note?: string | undefined;
}): Labelling {
  const label = createUniqueId();
  const note = createUniqueId();
  return {
    attributes: () => (props.note ? { "aria-labelledby": label, "aria-describedby": note } : {}),
    Label: () => <span id={label}>{props.label}</span>,
    Note: () => (
      <Show when={props.note}>
        <small id={note} class="field-note">
          {props.note}
        </small>
      </Show>
    ),
  };
}
