/** Fields of a form with their labels: a line of text or a number, and a box to tick. */
import { type JSX, splitProps } from "solid-js";

type InputProps = JSX.InputHTMLAttributes<HTMLInputElement> & { readonly label: string };

export function TextField(props: InputProps): JSX.Element {
  const [own, rest] = splitProps(props, ["label"]);
  return (
    <label class="field">
      {own.label}
      <input {...rest} />
    </label>
  );
}

export function CheckField(props: InputProps): JSX.Element {
  const [own, rest] = splitProps(props, ["label"]);
  return (
    <label class="check">
      <input type="checkbox" {...rest} />
      {own.label}
    </label>
  );
}
