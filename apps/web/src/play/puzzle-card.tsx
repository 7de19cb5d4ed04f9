/** A puzzle to choose: its board, its name, and how far one is. */

import { A } from "@solidjs/router";
import { createMemo, For, type JSX, Show } from "solid-js";
import { Picture } from "../board/marks.js";
import type { PageGame } from "../board/page-game.js";
import { phrasesOf } from "../i18n/phrases.js";

export function PuzzleCard<Puzzle, State>(props: {
  readonly game: PageGame<Puzzle, State>;
  readonly puzzle: Puzzle;
  readonly state?: State;
  readonly href: string;
  readonly title: string;
  readonly note?: JSX.Element;
}): JSX.Element {
  const layout = createMemo(() => props.game.layout(props.puzzle, props.state));
  const marks = createMemo(() => {
    const state = props.state ?? props.game.start(props.puzzle);
    return props.game.paint(props.puzzle, state);
  });
  return (
    <A href={props.href} class="puzzle-card" data-game={props.game.id}>
      <Picture bounds={layout().bounds} marks={marks()} />
      <span class="puzzle-card-title">
        <For each={phrasesOf(props.title)}>
          {(phrase) => (
            <>
              {phrase}
              <wbr />
            </>
          )}
        </For>
      </span>
      <Show when={props.note}>
        <span class="puzzle-card-note">{props.note}</span>
      </Show>
    </A>
  );
}
