/**
 * A board to order, made in the worker: one of three presets at a press, or size,
 * measured difficulty, one line only and symmetric ☒ as one likes.
 */

import {
  type Band,
  bands,
  formatCode,
  maxSize,
  minGenerated,
  type Params,
  puzzleCodec,
  type Symmetry,
  stroke,
  symmetries,
} from "@masume/games/stroke";
import { useNavigate } from "@solidjs/router";
import { createSignal, For, type JSX } from "solid-js";
import { MakeBatch } from "../../jobs/make-batch.js";
import { createGeneration } from "../../play/generation.js";
import { GenerationProgress } from "../../play/generation-progress.js";
import { orderQuery } from "../../play/next-puzzle.js";
import { puzzlePath } from "../../play/puzzle-path.js";
import { Button } from "../../ui/button.js";
import { CheckField } from "../../ui/fields.js";
import { Form } from "../../ui/form.js";
import { SelectField } from "../../ui/select-field.js";
import { BandField } from "./band-field.js";
import { t } from "./make-messages.js";

/** Up to here the generator proves that there is one line only. */
const largestUnique = 15;

export function GeneratorForm(): JSX.Element {
  const navigate = useNavigate();
  const generation = createGeneration("stroke");
  const [size, setSize] = createSignal(6);
  const [band, setBand] = createSignal<Band>("normal");
  const [unique, setUnique] = createSignal(true);
  const [symmetry, setSymmetry] = createSignal<Symmetry>("none");
  const sizes = Array.from({ length: maxSize - minGenerated + 1 }, (_, i) => minGenerated + i);

  function params(): string {
    const wished: Params = {
      size: size(),
      difficulty: band(),
      unique: unique() && size() <= largestUnique,
      symmetry: symmetry(),
    };
    return stroke.codec.params!.format(wished);
  }

  async function make(order: string): Promise<void> {
    const made = await generation.start(order);
    const board = made && puzzleCodec.parse(made.puzzle);
    if (board?.ok) navigate(puzzlePath("stroke", formatCode(board.value)) + orderQuery(order));
  }

  return (
    <section class="part">
      <h2>{t("play.random")}</h2>
      <fieldset class="presets">
        <legend>{t("preset.lead")}</legend>
        <For each={bands}>
          {(preset) => (
            <button
              type="button"
              class="preset box"
              onClick={() => make(stroke.codec.params!.format({ preset }))}
            >
              <strong>{t(`band.${preset}`)}</strong>
              <span>{t(`preset.${preset}`)}</span>
            </button>
          )}
        </For>
      </fieldset>
      <h3>{t("order.title")}</h3>
      <Form class="form-row" onSubmit={() => make(params())}>
        <SelectField
          label={t("size")}
          options={sizes}
          text={(value) => `${value}×${value}`}
          value={size()}
          onChange={setSize}
        />
        <BandField band={band()} onBand={setBand} />
        <SelectField
          label={t("symmetry")}
          options={symmetries}
          text={(value) => t(`symmetry.${value}`)}
          value={symmetry()}
          onChange={setSymmetry}
        />
        <CheckField
          label={t("unique")}
          checked={unique() && size() <= largestUnique}
          disabled={size() > largestUnique}
          onChange={(event) => setUnique(event.currentTarget.checked)}
        />
        <Button type="submit" kind="primary">
          {t("make-one")}
        </Button>
      </Form>
      <GenerationProgress generation={generation} messages={stroke.messages} />
      <MakeBatch
        game={stroke}
        code={formatCode}
        params={params}
        name={`${size()}×${size()} ${t(`band.${band()}`)}`}
      />
    </section>
  );
}
