/**
 * A game without pages of its own still has a Play tab: its examples, and, if it
 * can make puzzles, one button for each of its presets.
 */
import type { RegisteredGame } from "@masume/games";
import { message } from "@masume/kernel";
import { useNavigate } from "@solidjs/router";
import { For, type JSX, Show } from "solid-js";
import { createMaking, freshSeed } from "../engine/making.js";
import { MakingLine } from "../engine/making-line.js";
import { t, tell } from "../i18n/language.js";
import { type GameFront, puzzlePath } from "./games.js";
import { PuzzleCard } from "./puzzle-card.js";

export function defaultFront(game: RegisteredGame): GameFront {
  const code = (puzzle: unknown) => game.codec.puzzle.format(puzzle);
  return {
    code,
    words: { ja: {}, en: {} },
    keys: [],
    Play: () => (
      <>
        <Examples game={game} code={code} />
        <Show when={game.presets && game.engines?.generate}>
          <Presets game={game} code={code} />
        </Show>
      </>
    ),
  };
}

interface Part {
  readonly game: RegisteredGame;
  readonly code: (puzzle: unknown) => string;
}

/** The boards to begin with. */
export function Examples(props: Part): JSX.Element {
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
              title={tell(message(`example.${id}`), props.game.messages)}
            />
          )}
        </For>
      </div>
    </section>
  );
}

function Presets(props: Part): JSX.Element {
  const navigate = useNavigate();
  const making = createMaking(props.game.id);

  async function make(params: unknown): Promise<void> {
    const made = await making.make(props.game.codec.params.format(params), freshSeed());
    const puzzle = made && props.game.codec.puzzle.parse(made.puzzle);
    if (puzzle?.ok) navigate(puzzlePath(props.game.id, props.code(puzzle.value)));
  }

  return (
    <section class="part">
      <h2>{t("play.random")}</h2>
      <div class="button-row">
        <For each={props.game.presets}>
          {(preset) => (
            <button type="button" class="button plain" onClick={() => make(preset.params)}>
              {tell(message(`preset.${preset.id}`), props.game.messages)}
            </button>
          )}
        </For>
      </div>
      <MakingLine making={making} messages={props.game.messages} />
    </section>
  );
}
