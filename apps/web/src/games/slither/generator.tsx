/**
 * The generator's screen: size and level, and every detail for those who want it.
 * What is left open follows from the level or the preset. What was made is shown
 * with its name and its level, to be played, kept or made again.
 */

import {
  difficultyParams,
  type Level,
  linkCode,
  maxBudget,
  minBudget,
  minGenerated,
  type Params,
  type PresetId,
  type Puzzle,
  paramsCodec,
  patternChoices,
  presetIds,
  presetOf,
  presetParams,
  puzzleCodec,
  slither,
  techniqueIds,
  trialLevels,
} from "@masume/games/slither";
import { message } from "@masume/kernel";
import { A } from "@solidjs/router";
import { createSignal, type JSX, Show } from "solid-js";
import { formatMessage } from "../../i18n/translator.js";
import { MakeBatch } from "../../jobs/make-batch.js";
import { createGeneration, freshSeed } from "../../play/generation.js";
import { GenerationProgress } from "../../play/generation-progress.js";
import { Button } from "../../ui/button.js";
import { CheckField, TextField } from "../../ui/fields.js";
import { Form } from "../../ui/form.js";
import { NumberField } from "../../ui/number-field.js";
import { SelectField } from "../../ui/select-field.js";
import { GeneratedPuzzle } from "./generated-puzzle.js";
import { LevelField, LevelNote } from "./level-field.js";
import { levelText } from "./level-label.js";
import { t } from "./make-messages.js";
import { techniqueNameAt } from "./technique-name.js";

/** What the page offers; the command line goes on to 100. */
const largest = 60;
const usual: Base = { level: 2 };
const anyTechnique = 0;
/** Hardly any board but the smallest can be solved by the techniques before this one alone. */
const firstTechnique = 6;
const harderTechniques = techniqueIds.map((_, i) => i + 1).slice(firstTechnique - 1);

/** What an order starts from: a level, a technique, or the methods of a preset. */
type Base = { readonly level: Level } | { readonly technique: number } | { readonly preset: PresetId };

export function Generator(): JSX.Element {
  const generation = createGeneration("slither");
  const [size, setSize] = createSignal({ width: 10, height: 10 });
  const [base, setBase] = createSignal<Base>(usual);
  const [details, setDetails] = createSignal<Partial<Params>>({});
  const [seed, setSeed] = createSignal("");
  const [made, setMade] = createSignal<{ readonly puzzle: Puzzle; readonly origin: string }>();
  const change = (some: Partial<Params>) => setDetails({ ...details(), ...some });
  const hasDetails = () => Object.keys(details()).length > 0;
  const level = () => {
    const from = base();
    return "level" in from ? from.level : undefined;
  };

  function params(): Params {
    const { width, height } = size();
    const from = base();
    const whole =
      "preset" in from ? presetParams(from.preset, width, height) : difficultyParams(from, width, height);
    return { ...whole, ...details() };
  }

  function choosePreset(preset: PresetId): void {
    setBase({ preset });
    setDetails({});
  }

  function orderName(): string {
    const { width, height } = size();
    const from = base();
    const known = presetOf(params());
    const what =
      "level" in from
        ? levelText(from.level)
        : "technique" in from
          ? techniqueNameAt(from.technique)
          : known
            ? presetName(known)
            : t("order.own");
    return `${width}×${height} ${what}`;
  }

  async function make(): Promise<void> {
    const used = seed().trim() || freshSeed();
    const answer = await generation.start(paramsCodec.format(params()), used);
    const puzzle = answer && puzzleCodec.parse(answer.puzzle);
    if (answer && puzzle?.ok) setMade({ puzzle: puzzle.value, origin: `${answer.origin} · ${used}` });
  }

  return (
    <div class="generator">
      <Form onSubmit={make}>
        <div class="form-row">
          <NumberField
            min={minGenerated}
            max={largest}
            label={t("order.width")}
            value={size().width}
            onValue={(width) => setSize({ ...size(), width })}
          />
          <NumberField
            min={minGenerated}
            max={largest}
            label={t("order.height")}
            value={size().height}
            onValue={(height) => setSize({ ...size(), height })}
          />
          <LevelField value={level()} onChange={(chosen) => setBase({ level: chosen })} />
          <Button type="submit" kind="primary">
            {t("order.make")}
          </Button>
        </div>
        <LevelNote level={level()} />
        <details class="order-details">
          <summary>{t("order.details")}</summary>
          <p>
            <A href="/slither/manual">{t("order.manual")}</A>
          </p>
          <div class="order-options">
            <SelectField
              label={t("order.preset")}
              note={t("order.preset.note")}
              options={presetIds}
              text={presetName}
              value={presetOf(params())}
              onChange={choosePreset}
              none={t("preset" in base() || hasDetails() ? "order.own" : "order.by-level")}
            />
            <CheckField
              label={t("order.gates")}
              note={t("order.gates.note")}
              checked={params().gates}
              onChange={(event) => change({ gates: event.currentTarget.checked })}
            />
            <CheckField
              label={t("order.colours")}
              note={t("order.colours.note")}
              checked={params().colours}
              onChange={(event) => change({ colours: event.currentTarget.checked })}
            />
            <SelectField
              label={t("order.trial")}
              note={t("order.trial.note")}
              options={trialLevels}
              text={(level) => t(`order.trial.${level}`)}
              value={params().trial}
              onChange={(trial) => change({ trial })}
            />
            <SelectField
              label={t("order.pattern")}
              note={t("order.pattern.note")}
              options={patternChoices}
              text={(choice) => t(`pattern.${choice}`)}
              value={params().pattern}
              onChange={(pattern) => change({ pattern })}
            />
            <TextField
              label={t("order.budget")}
              note={t("order.budget.note")}
              type="number"
              min={minBudget}
              max={maxBudget}
              value={params().budget}
              onChange={(event) => change({ budget: event.currentTarget.valueAsNumber || params().budget })}
            />
            <SelectField
              label={t("order.technique")}
              note={t("order.technique.note")}
              options={[anyTechnique, ...harderTechniques]}
              text={techniqueText}
              value={params().technique ?? anyTechnique}
              onChange={(technique) => setBase(technique === anyTechnique ? usual : { technique })}
            />
            <TextField
              label={t("order.seed")}
              note={t("order.seed.note")}
              type="text"
              value={seed()}
              onInput={(event) => setSeed(event.currentTarget.value)}
            />
          </div>
        </details>
      </Form>
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

function techniqueText(number: number): string {
  return number === anyTechnique ? t("order.any-technique") : `${number} ${techniqueNameAt(number)}`;
}

function presetName(id: PresetId): string {
  return formatMessage(message(`preset.${id}`), slither.messages);
}
