/** A button for what cannot be undone: it asks first. The focus goes to the way back, and back to the button. */
import { createSignal, type JSX, Show } from "solid-js";
import { Button } from "./button.js";

export function Confirm(props: {
  readonly label: string;
  readonly question: string;
  readonly yes: string;
  readonly no: string;
  /** Nothing is lost by it: its buttons are quiet. */
  readonly isQuiet?: boolean;
  readonly onYes: () => void;
}): JSX.Element {
  const [isAsking, setAsking] = createSignal(false);
  let opener!: HTMLButtonElement;
  let wayBack!: HTMLButtonElement;

  function ask(): void {
    setAsking(true);
    wayBack.focus();
  }

  function close(): void {
    setAsking(false);
    opener.focus();
  }

  return (
    <Show
      when={isAsking()}
      fallback={
        <Button ref={opener} kind={props.isQuiet ? "quiet" : "plain-danger"} onClick={ask}>
          {props.label}
        </Button>
      }
    >
      <span class="confirm">
        {props.question}
        <Button
          kind={props.isQuiet ? "quiet" : "danger"}
          onClick={() => {
            close();
            props.onYes();
          }}
        >
          {props.yes}
        </Button>
        <Button ref={wayBack} kind={props.isQuiet ? "quiet" : "plain"} onClick={close}>
          {props.no}
        </Button>
      </span>
    </Show>
  );
}
