/** A puzzle to order: one button per preset of the game, and how far it is. */
import { message } from "@masume/kernel";
import { For, type JSX, Show } from "solid-js";
import type { PageGame } from "../board/page-game.js";
import { formatMessage, t } from "../i18n/translator.js";
import { createGeneration } from "../play/generation.js";
import { GenerationProgress } from "../play/generation-progress.js";
import { Button } from "../ui/button.js";

export function Presets<Puzzle>(props: {
  readonly game: PageGame<Puzzle>;
  readonly onPuzzle: (puzzle: Puzzle, order: string) => void;
}): JSX.Element {
  const generation = createGeneration(props.game.id);

  async function generate(params: unknown): Promise<void> {
    const order = props.game.codec.params!.format(params);
    const generated = await generation.start(order);
    const puzzle = generated && props.game.codec.puzzle.parse(generated.puzzle);
    if (puzzle?.ok) props.onPuzzle(puzzle.value, order);
  }

  return (
    <Show when={props.game.engines?.generate && props.game.presets}>
      {(presets) => (
        <section class="part">
          <h2>{t("play.random")}</h2>
          <div class="button-row">
            <For each={presets()}>
              {(preset) => (
                <Button onClick={() => generate(preset.params)}>
                  {formatMessage(message(`preset.${preset.id}`), props.game.messages)}
                </Button>
              )}
            </For>
          </div>
          <GenerationProgress generation={generation} messages={props.game.messages} />
        </section>
      )}
    </Show>
  );
}
