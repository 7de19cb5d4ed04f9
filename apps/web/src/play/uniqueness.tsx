/** How many solutions the puzzle has, as far as that is proved. */
import { createSignal, type JSX, onMount, Show } from "solid-js";
import { formatMessage } from "../i18n/translator.js";
import type { GameFront, SolutionCount } from "./game-ui.js";

export function Uniqueness(props: { readonly front: GameFront; readonly puzzle: unknown }): JSX.Element {
  const [found, setFound] = createSignal<SolutionCount>();
  onMount(() => void props.front.solutions?.(props.puzzle).then(setFound, () => {}));
  return (
    <Show when={found()}>
      {(known) => (
        <p class="uniqueness" data-unique={String(known().isUnique)}>
          <span aria-hidden="true">{known().isUnique ? "✓ " : ""}</span>
          {formatMessage(known().said, props.front.words)}
        </p>
      )}
    </Show>
  );
}
