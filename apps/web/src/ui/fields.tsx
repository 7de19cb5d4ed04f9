/** Fields of a form with their labels: a line of text or a number, and a box to tick. */
import { type JSX, splitProps } from "solid-js";
import { createLabelling } from "./labelling.js";

type InputProps = JSX.InputHTMLAttributes<HTMLInputElement> & {
  readonly label: string;
  readonly note?: string;
};

export function TextField(props: InputProps): JSX.Element {
  const [own, rest] = splitProps(props, ["label", "note"]);
  const { attributes, Label, Note } = createLabelling(own);
  return (
    <label class="field">
      <Label />
      <input {...attributes()} {...rest} />
      <Note />
    </label>
  );
}

export function CheckField(props: InputProps): JSX.Element {
  const [own, rest] = splitProps(props, ["label", "note"]);
  const { attributes, Label, Note } = createLabelling(own);
  return (
    <label class="check">
      <input type="checkbox" {...attributes()} {...rest} />
      <span>
        <Label />
        <Note />
      </span>
    </label>
  );
}
