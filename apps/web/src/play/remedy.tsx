/** What can be done about what is said, in the line that says it; nothing where there is nothing to do. */
import { type JSX, Show } from "solid-js";

export function Remedy(props: {
  readonly label: string;
  readonly run: (() => void) | false | undefined;
}): JSX.Element {
  return (
    <Show when={props.run}>
      {(run) => (
        <button type="button" class="quiet remedy" onClick={() => run()()}>
          {props.label}
        </button>
      )}
    </Show>
  );
}
