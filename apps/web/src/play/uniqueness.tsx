/** How many solutions the puzzle has, as far as that is proved. */
import type { Catalogue, Message } from "@masume/kernel";
import { createEffect, type JSX, Show } from "solid-js";
import { formatMessage } from "../i18n/translator.js";
import { WorkStopped } from "../ui/work-stopped.js";
import { createCalculation } from "./calculation.js";
import type { SolutionCount } from "./game-ui.js";

export function Uniqueness<Puzzle>(props: {
  readonly puzzle: Puzzle;
  readonly count: (puzzle: Puzzle) => Promise<SolutionCount | undefined>;
  readonly messages: Catalogue;
  /** Something is wrong with the puzzle, and whoever plays it should know. */
  readonly onWarning: (text: Message) => void;
}): JSX.Element {
  const { result, isStopped, retry } = createCalculation(
    () => props.puzzle,
    (puzzle) => props.count(puzzle),
  );
  createEffect(() => {
    const known = result();
    if (known?.isFaulty) props.onWarning(known.text);
  });
  return (
    <WorkStopped when={isStopped()} onRetry={retry}>
      <Show when={result()}>
        {(known) => (
          <p class="uniqueness" data-unique={String(known().isUnique)}>
            <span aria-hidden="true">{known().isUnique ? "✓ " : ""}</span>
            {formatMessage(known().text, props.messages)}
          </p>
        )}
      </Show>
    </WorkStopped>
  );
}
