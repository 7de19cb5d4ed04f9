/** The boards to begin with. */
import { message } from "@masume/kernel";
import { For, type JSX } from "solid-js";
import type { PageGame } from "../board/page-game.js";
import { formatMessage, t } from "../i18n/translator.js";
import { PuzzleCard } from "./puzzle-card.js";
import { puzzlePath } from "./puzzle-path.js";

export function Examples<Puzzle>(props: {
  readonly game: PageGame<Puzzle>;
  readonly code: (puzzle: Puzzle) => string;
}): JSX.Element {
  const boards = props.game.examples.map(({ id, puzzle }) => {
    const read = props.game.codec.puzzle.parse(puzzle);
    if (!read.ok) throw new Error(`example ${id} cannot be read`);
    return { id, puzzle: read.value };
  });
  return (
    <section class="part">
      <h2>{t("play.first")}</h2>
      <div class="card-row">
        <For each={boards}>
          {({ id, puzzle }) => (
            <PuzzleCard
              game={props.game}
              puzzle={puzzle}
              href={puzzlePath(props.game.id, props.code(puzzle))}
              title={formatMessage(message(`example.${id}`), props.game.messages)}
            />
          )}
        </For>
      </div>
    </section>
  );
}
