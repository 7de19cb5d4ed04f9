/**
 * The generator's screen: size and preset, and every detail for those who want
 * it. A detail that is changed leaves the preset. What was made is shown with its
 * name and its level, to be played, kept or made again.
 */

import {
  type Level,
  linkCode,
  maxBudget,
  minGenerated,
  type Params,
  type Puzzle,
  paramsCodec,
  patternChoices,
  presetIds,
  presetOf,
  presetParams,
  puzzleCodec,
  slither,
  type TrialLevel,
} from "@masume/games/slither";
import { createSignal, type JSX, Show } from "solid-js";
import { MakeBatch } from "../../jobs/make-batch.js";
import { createGeneration, freshSeed } from "../../play/generation.js";
import { GenerationProgress } from "../../play/generation-progress.js";
import { Button } from "../../ui/button.js";
import { CheckField, TextField } from "../../ui/fields.js";
import { SelectField } from "../../ui/select-field.js";
import { GeneratedPuzzle } from "./generated-puzzle.js";
import { levelText } from "./level-label.js";
import { t } from "./make-messages.js";
import { presetName } from "./preset-name.js";
import { SizeField } from "./size-field.js";

/** What the page offers; the command line goes on to 100. */
const largest = 60;
const trials: readonly TrialLevel[] = [0, 1, 2];
const levels: readonly Level[] = [1, 2, 3, 4, 5];
const anyLevel = 0;

export function Generator(): JSX.Element {
  const generation = createGeneration("slither");
  const [params, setParams] = createSignal<Params>(presetParams("intermediate", 10, 10));
  const [seed, setSeed] = createSignal("");
  const [made, setMade] = createSignal<{
    readonly puzzle: Puzzle;
    readonly seed: string;
    readonly params: Params;
  }>();
  const preset = () => presetOf(params());
  const change = (some: Partial<Params>) => setParams({ ...params(), ...some });

  function resize(some: Partial<Pick<Params, "width" | "height">>): void {
    const { width, height } = { ...params(), ...some };
    const known = preset();
    setParams(known ? presetParams(known, width, height) : { ...params(), width, height });
  }

  function orderName(): string {
    const { width, height, level } = params();
    const known = preset();
    const parts = [`${width}×${height}`, known ? presetName(known) : t("order.own")];
    return [...parts, ...(level ? [levelText(level)] : [])].join(" ");
  }

  async function make(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const used = seed().trim() || freshSeed();
    const asked = params();
    const answer = await generation.start(paramsCodec.format(asked), used);
    const puzzle = answer && puzzleCodec.parse(answer.puzzle);
    if (puzzle?.ok) setMade({ puzzle: puzzle.value, seed: used, params: asked });
  }

  return (
    <div class="generator">
      <form onSubmit={make}>
        <div class="form-row">
          <SizeField
            min={minGenerated}
            max={largest}
            label={t("order.width")}
            value={params().width}
            onValue={(width) => resize({ width })}
          />
          <SizeField
            min={minGenerated}
            max={largest}
            label={t("order.height")}
            value={params().height}
            onValue={(height) => resize({ height })}
          />
          <SelectField
            label={t("order.difficulty")}
            options={presetIds}
            text={presetName}
            value={preset()}
            onChange={(id) => setParams(presetParams(id, params().width, params().height))}
            none={t("order.own")}
          />
          <Button type="submit" kind="primary">
            {t("order.make")}
          </Button>
        </div>
        <details class="order-details">
          <summary>{t("order.more")}</summary>
          <div class="form-row">
            <CheckField
              label={t("order.gates")}
              checked={params().gates}
              onChange={(event) => change({ gates: event.currentTarget.checked })}
            />
            <CheckField
              label={t("order.colours")}
              checked={params().colours}
              onChange={(event) => change({ colours: event.currentTarget.checked })}
            />
            <SelectField
              label={t("order.trial")}
              options={trials}
              text={(level) => t(`order.trial.${level}`)}
              value={params().trial}
              onChange={(trial) => change({ trial })}
            />
            <SelectField
              label={t("order.pattern")}
              options={patternChoices}
              text={(choice) => t(`pattern.${choice}`)}
              value={params().pattern}
              onChange={(pattern) => change({ pattern })}
            />
            <TextField
              label={t("order.budget")}
              type="number"
              min="10"
              max={maxBudget}
              step="10"
              value={params().budget}
              onChange={(event) => change({ budget: event.currentTarget.valueAsNumber || params().budget })}
            />
            <SelectField
              label={t("order.level")}
              options={[anyLevel, ...levels]}
              text={(level) => (level === anyLevel ? t("order.any-level") : levelText(level))}
              value={params().level ?? anyLevel}
              onChange={(level) => setParams(withLevel(params(), level))}
            />
            <TextField
              label={t("order.seed")}
              type="text"
              value={seed()}
              onInput={(event) => setSeed(event.currentTarget.value)}
            />
          </div>
        </details>
      </form>
      <GenerationProgress generation={generation} messages={slither.messages} />
      <MakeBatch
        game={slither}
        code={linkCode}
        params={() => paramsCodec.format(params())}
        name={orderName()}
      />
      <Show when={made()} keyed>
        {(one) => <GeneratedPuzzle {...one} />}
      </Show>
    </div>
  );
}

function withLevel({ level: _, ...params }: Params, chosen: Level | typeof anyLevel): Params {
  return chosen === anyLevel ? params : { ...params, level: chosen };
}
