/** How many solutions the puzzle has, as far as that is proved. */
import type { Catalogue } from "@masume/kernel";
import { createSignal, type JSX, onMount, Show } from "solid-js";
import { formatMessage } from "../i18n/translator.js";
import type { SolutionCount } from "./game-ui.js";

export function Uniqueness<Puzzle>(props: {
  readonly puzzle: Puzzle;
  readonly count: (puzzle: Puzzle) => Promise<SolutionCount | undefined>;
  readonly messages: Catalogue;
}): JSX.Element {
  const [found, setFound] = createSignal<SolutionCount>();
  onMount(() => void props.count(props.puzzle).then(setFound, () => {}));
  return (
    <Show when={found()}>
      {(known) => (
        <p class="uniqueness" data-unique={String(known().isUnique)}>
          <span aria-hidden="true">{known().isUnique ? "✓ " : ""}</span>
          {formatMessage(known().text, props.messages)}
        </p>
      )}
    </Show>
  );
}
