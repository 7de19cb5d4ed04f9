/**
 * How many solutions the puzzle has, as far as that is proved. Looked for when the
 * page has settled: the worker that proves it is nothing that a board waits for.
 */
import { createSignal, type JSX, onCleanup, onMount, Show } from "solid-js";
import type { GameFront, SolutionCount } from "../games/games.js";
import { tell } from "../i18n/language.js";

const settledMs = 1_500;

export function Uniqueness(props: { readonly front: GameFront; readonly puzzle: unknown }): JSX.Element {
  const [found, setFound] = createSignal<SolutionCount>();
  onMount(() => {
    const waiting = setTimeout(() => {
      void props.front.solutions?.(props.puzzle).then(setFound, () => {});
    }, settledMs);
    onCleanup(() => clearTimeout(waiting));
  });
  return (
    <Show when={found()}>
      {(known) => (
        <p class="uniqueness" data-unique={String(known().isUnique)}>
          <span aria-hidden="true">{known().isUnique ? "✓ " : ""}</span>
          {tell(known().said, props.front.words)}
        </p>
      )}
    </Show>
  );
}
