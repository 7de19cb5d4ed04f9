/** Why there is no game, under the button that was pressed; brought into view where a small screen ends above it. */
import { createEffect, type JSX } from "solid-js";
import { FormError } from "../../../ui/form-error.js";

export function Refusal(props: { readonly text: string | undefined }): JSX.Element {
  let place!: HTMLDivElement;
  createEffect(() => {
    if (props.text) place.scrollIntoView({ block: "nearest" });
  });
  return (
    <div ref={place} class="online-refusal">
      <FormError text={props.text} />
    </div>
  );
}
