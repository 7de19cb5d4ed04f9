/** A board to order: size, difficulty, one line only, symmetric ☒; made in the worker. */

import {
  type Band,
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
import { createSignal, type JSX } from "solid-js";
import { MakeBatch } from "../../jobs/make-batch.js";
import { createGeneration, freshSeed } from "../../play/generation.js";
import { GenerationProgress } from "../../play/generation-progress.js";
import { puzzlePath } from "../../play/puzzle-path.js";
import { Button } from "../../ui/button.js";
import { CheckField } from "../../ui/fields.js";
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

  async function make(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const made = await generation.start(params(), freshSeed());
    const board = made && puzzleCodec.parse(made.puzzle);
    if (board?.ok) navigate(puzzlePath("stroke", formatCode(board.value)));
  }

  return (
    <section class="part">
      <h2>{t("play.random")}</h2>
      <form class="form-row" onSubmit={make}>
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
      </form>
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
