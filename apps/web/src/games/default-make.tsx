/** The Make tab of a game without one of its own: puzzles to order and from elsewhere, to play, share and save. */
import { createSignal, type JSX, Show } from "solid-js";
import { formatMessage } from "../i18n/translator.js";
import { ImportPuzzle } from "../library/import-puzzle.js";
import type { OpenGame } from "../play/game-ui.js";
import { PuzzleCard } from "../play/puzzle-card.js";
import { puzzlePath } from "../play/puzzle-path.js";
import { Share } from "../play/share.js";
import { sizeTitle } from "../play/size-title.js";
import { Presets } from "./presets.js";

export default function DefaultMake<Puzzle, State, Move, Gesture>(
  props: OpenGame<Puzzle, State, Move, Gesture>,
): JSX.Element {
  const { game, ui } = props;
  const [made, setMade] = createSignal<{ readonly puzzle: Puzzle }>();
  return (
    <>
      <Presets game={game} onPuzzle={(puzzle) => setMade({ puzzle })} />
      <Show when={made()} keyed>
        {({ puzzle }) => {
          const code = ui.share.code(puzzle);
          const name = formatMessage(sizeTitle(game, puzzle), game.messages);
          return (
            <section class="part">
              <PuzzleCard game={game} puzzle={puzzle} href={puzzlePath(game.id, code)} title={name} />
              <Share game={game} puzzle={puzzle} state={game.start(puzzle)} share={ui.share} name={name} />
            </section>
          );
        }}
      </Show>
      <section class="part">
        <ImportPuzzle open={props} />
      </section>
    </>
  );
}
