/** Fields of a form with their labels: a line of text or a number, and a box to tick. */
import { type JSX, Show, splitProps } from "solid-js";

type InputProps = JSX.InputHTMLAttributes<HTMLInputElement> & {
  readonly label: string;
  readonly note?: string;
};

export function TextField(props: InputProps): JSX.Element {
  const [own, rest] = splitProps(props, ["label", "note"]);
  return (
    <label class="field">
      {own.label}
      <input {...rest} />
      <Note text={own.note} />
    </label>
  );
}

export function CheckField(props: InputProps): JSX.Element {
  const [own, rest] = splitProps(props, ["label", "note"]);
  return (
    <label class="check">
      <input type="checkbox" {...rest} />
      <span>
        {own.label}
        <Note text={own.note} />
      </span>
    </label>
  );
}

/** What a field means, in small print under it. */
function Note(props: { readonly text: string | undefined }): JSX.Element {
  return <Show when={props.text}>{(text) => <small class="field-note">{text()}</small>}</Show>;
}
