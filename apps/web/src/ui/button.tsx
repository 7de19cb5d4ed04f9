/** A button: with a border, filled where it is the thing to do, in red where something is lost, or quiet as a link. */
import { type JSX, splitProps } from "solid-js";

const classes = {
  plain: "button plain",
  primary: "button",
  danger: "button danger",
  "plain-danger": "button plain danger",
  quiet: "quiet",
} as const;

export function Button(
  props: Omit<JSX.ButtonHTMLAttributes<HTMLButtonElement>, "class"> & {
    readonly kind?: keyof typeof classes;
  },
): JSX.Element {
  const [own, rest] = splitProps(props, ["kind"]);
  return <button type="button" class={classes[own.kind ?? "plain"]} {...rest} />;
}
