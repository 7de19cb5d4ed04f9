/** A command as a button: a sign, its label, and its keys in the tooltip. */
import type { Component, JSX } from "solid-js";
import { Dynamic } from "solid-js/web";
import { type Command, tooltip } from "./commands.js";

export function Tool(props: {
  readonly command: Command;
  /** What it opens or switches on is there. */
  readonly expanded?: boolean;
  readonly pressed?: boolean;
  readonly extra?: string;
  /** Its sign says enough: the label is for the ear alone. */
  readonly isSign?: boolean;
  readonly icon: Component;
}): JSX.Element {
  const isDisabled = () => props.command.enabled?.() === false;
  return (
    <button
      type="button"
      class={`tool ${props.extra ?? ""}`}
      title={tooltip(props.command)}
      aria-disabled={isDisabled() ? "true" : undefined}
      aria-expanded={props.expanded}
      aria-pressed={props.pressed}
      onClick={() => {
        if (!isDisabled()) props.command.run();
      }}
    >
      <Dynamic component={props.icon} />
      <span class={props.isSign ? "visually-hidden" : "tool-label"}>{props.command.label()}</span>
    </button>
  );
}
