/** A button, or a link that looks like one: with a border, filled where it is the thing to do, in red where something is lost, or quiet. */
import { A, type AnchorProps } from "@solidjs/router";
import { type JSX, splitProps } from "solid-js";

const classes = {
  plain: "button plain",
  primary: "button",
  danger: "button danger",
  "plain-danger": "button plain danger",
  quiet: "quiet",
} as const;

interface OfKind {
  readonly kind?: keyof typeof classes;
}

export function Button(
  props: Omit<JSX.ButtonHTMLAttributes<HTMLButtonElement>, "class"> & OfKind,
): JSX.Element {
  const [own, rest] = splitProps(props, ["kind"]);
  return <button type="button" class={classes[own.kind ?? "plain"]} {...rest} />;
}

export function ButtonLink(props: Omit<AnchorProps, "class"> & OfKind): JSX.Element {
  const [own, rest] = splitProps(props, ["kind"]);
  return <A class={classes[own.kind ?? "plain"]} {...rest} />;
}
