/** Why what was asked for was not done, as long as there is something to say. */
import { type JSX, Show } from "solid-js";

export function FormError(props: { readonly text: string | false | undefined }): JSX.Element {
  return (
    <Show when={props.text}>
      <p class="form-status bad" role="alert">
        {props.text}
      </p>
    </Show>
  );
}
