/** A button for what cannot be undone: it asks first. Once that is answered the focus is back on the button. */
import { createSignal, type JSX, Show } from "solid-js";
import { Button } from "./button.js";
import { Question } from "./question.js";

export function Confirm(props: {
  readonly label: string;
  /** Its name where the label alone does not say what it is about. */
  readonly accessibleName?: string;
  readonly question: string;
  readonly yes: string;
  readonly no: string;
  /** Nothing is lost by it: its buttons are quiet. */
  readonly isQuiet?: boolean;
  readonly onYes: () => void;
}): JSX.Element {
  const [isAsking, setAsking] = createSignal(false);
  let opener!: HTMLButtonElement;

  function close(): void {
    setAsking(false);
    opener.focus();
  }

  return (
    <Show
      when={isAsking()}
      fallback={
        <Button
          ref={opener}
          kind={props.isQuiet ? "quiet" : "plain-danger"}
          aria-label={props.accessibleName}
          onClick={() => setAsking(true)}
        >
          {props.label}
        </Button>
      }
    >
      <Question
        text={props.question}
        yes={props.yes}
        no={props.no}
        isQuiet={props.isQuiet ?? false}
        onYes={() => {
          close();
          props.onYes();
        }}
        onNo={close}
      />
    </Show>
  );
}
