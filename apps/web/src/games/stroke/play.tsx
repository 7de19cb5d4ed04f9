/** Stroke's Play tab: boards to begin with. */

import { type Board, boardCodec, formatCode, stroke } from "@masume/games/stroke";
import { message } from "@masume/kernel";
import { For, type JSX } from "solid-js";
import { t, tell } from "../../i18n/language.js";
import { puzzlePath } from "../games.js";
import { PuzzleCard } from "../puzzle-card.js";

export function StrokePlay(): JSX.Element {
  const boards = stroke.examples.map(({ id, puzzle }) => {
    const board = boardCodec.parse(puzzle);
    if (!board.ok) throw new Error(`example ${id} cannot be read`);
    return { id, board: board.value as Board };
  });
  return (
    <section>
      <h2>{t("play.first")}</h2>
      <div class="card-row">
        <For each={boards}>
          {({ id, board }) => (
            <PuzzleCard
              game={stroke}
              puzzle={board}
              href={puzzlePath("stroke", formatCode(board))}
              title={tell(message(`example.${id}`), stroke.messages)}
            />
          )}
        </For>
      </div>
    </section>
  );
}
