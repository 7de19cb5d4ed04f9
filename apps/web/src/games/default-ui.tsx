/**
 * A game without pages of its own still has a Play tab: its examples, and, if it
 * can make puzzles, one button for each of its presets.
 */

import type { RegisteredGame } from "@masume/games";
import { message } from "@masume/kernel";
import { useNavigate } from "@solidjs/router";
import { For, type JSX, Show } from "solid-js";
import { formatMessage, t } from "../i18n/translator.js";
import { Examples } from "../play/examples.js";
import type { GameFront } from "../play/game-ui.js";
import { createGeneration, freshSeed } from "../play/generation.js";
import { GenerationProgress } from "../play/generation-progress.js";
import { puzzlePath } from "../play/puzzle-path.js";

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

function Presets(props: Part): JSX.Element {
  const navigate = useNavigate();
  const making = createGeneration(props.game.id);

  async function make(params: unknown): Promise<void> {
    const made = await making.start(props.game.codec.params.format(params), freshSeed());
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
              {formatMessage(message(`preset.${preset.id}`), props.game.messages)}
            </button>
          )}
        </For>
      </div>
      <GenerationProgress making={making} messages={props.game.messages} />
    </section>
  );
}
