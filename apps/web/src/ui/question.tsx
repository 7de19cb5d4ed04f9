/** A question in the line, with its two answers; the focus goes to the way back. */
import { type JSX, onMount } from "solid-js";
import { Button } from "./button.js";

export function Question(props: {
  readonly text: string;
  readonly yes: string;
  readonly no: string;
  /** Nothing is lost by it: its buttons are quiet. */
  readonly isQuiet?: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}): JSX.Element {
  let wayBack!: HTMLButtonElement;
  onMount(() => wayBack.focus());
  return (
    <span class="confirm">
      {props.text}
      <Button kind={props.isQuiet ? "quiet" : "danger"} onClick={() => props.onYes()}>
        {props.yes}
      </Button>
      <Button ref={wayBack} kind={props.isQuiet ? "quiet" : "plain"} onClick={() => props.onNo()}>
        {props.no}
      </Button>
    </span>
  );
}
