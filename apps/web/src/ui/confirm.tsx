/** A button for what cannot be undone: it asks first. */
import { createSignal, type JSX, Show } from "solid-js";
import { Button } from "./button.js";

export function Confirm(props: {
  readonly label: string;
  readonly question: string;
  readonly yes: string;
  readonly no: string;
  readonly onYes: () => void;
}): JSX.Element {
  const [isAsking, setAsking] = createSignal(false);
  return (
    <Show
      when={isAsking()}
      fallback={
        <Button kind="plain-danger" onClick={() => setAsking(true)}>
          {props.label}
        </Button>
      }
    >
      <span class="confirm">
        {props.question}
        <Button
          kind="danger"
          onClick={() => {
            setAsking(false);
            props.onYes();
          }}
        >
          {props.yes}
        </Button>
        <Button onClick={() => setAsking(false)}>{props.no}</Button>
      </span>
    </Show>
  );
}
