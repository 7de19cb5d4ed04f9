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
  type PatternChoice,
  type PresetId,
  type Puzzle,
  paramsCodec,
  patternChoices,
  presetOf,
  presetParams,
  puzzleCodec,
  slither,
  type TrialLevel,
} from "@masume/games/slither";
import { message } from "@masume/kernel";
import { createSignal, For, type JSX, Show } from "solid-js";
import { formatMessage } from "../../i18n/translator.js";
import { MakeBatch } from "../../jobs/make-batch.js";
import { createGeneration, freshSeed } from "../../play/generation.js";
import { GenerationProgress } from "../../play/generation-progress.js";
import { GeneratedPuzzle } from "./generated-puzzle.js";
import { levelText } from "./level-label.js";
import { t } from "./make-messages.js";
import { PresetOptions } from "./preset-options.js";
import { SizeField } from "./size-field.js";

/** What the page offers; the command line goes on to 100. */
const largest = 60;
const trials: readonly TrialLevel[] = [0, 1, 2];
const levels: readonly Level[] = [1, 2, 3, 4, 5];

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
        <div class="slither-order">
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
          <label class="field">
            {t("order.difficulty")}
            <select
              value={preset() ?? ""}
              onChange={(event) =>
                setParams(
                  presetParams(event.currentTarget.value as PresetId, params().width, params().height),
                )
              }
            >
              <Show when={!preset()}>
                <option value="">{t("order.own")}</option>
              </Show>
              <PresetOptions />
            </select>
          </label>
          <button type="submit" class="button">
            {t("order.make")}
          </button>
        </div>
        <details class="order-details">
          <summary>{t("order.more")}</summary>
          <div class="slither-order">
            <Check label={t("order.gates")} checked={params().gates} onCheck={(gates) => change({ gates })} />
            <Check
              label={t("order.colours")}
              checked={params().colours}
              onCheck={(colours) => change({ colours })}
            />
            <label class="field">
              {t("order.trial")}
              <select
                value={String(params().trial)}
                onChange={(event) => change({ trial: Number(event.currentTarget.value) as TrialLevel })}
              >
                <For each={trials}>
                  {(level) => <option value={level}>{t(`order.trial.${level}`)}</option>}
                </For>
              </select>
            </label>
            <label class="field">
              {t("order.pattern")}
              <select
                value={params().pattern}
                onChange={(event) => change({ pattern: event.currentTarget.value as PatternChoice })}
              >
                <For each={patternChoices}>
                  {(choice) => <option value={choice}>{t(`pattern.${choice}`)}</option>}
                </For>
              </select>
            </label>
            <label class="field">
              {t("order.budget")}
              <input
                type="number"
                min="10"
                max={maxBudget}
                step="10"
                value={params().budget}
                onChange={(event) => change({ budget: event.currentTarget.valueAsNumber || params().budget })}
              />
            </label>
            <label class="field">
              {t("order.level")}
              <select
                value={String(params().level ?? "")}
                onChange={(event) => setParams(withLevel(params(), event.currentTarget.value))}
              >
                <option value="">{t("order.any-level")}</option>
                <For each={levels}>{(level) => <option value={level}>{levelText(level)}</option>}</For>
              </select>
            </label>
            <label class="field">
              {t("order.seed")}
              <input type="text" value={seed()} onInput={(event) => setSeed(event.currentTarget.value)} />
            </label>
          </div>
        </details>
      </form>
      <GenerationProgress generation={generation} messages={slither.messages} />
      <MakeBatch
        game={slither}
        code={linkCode}
        params={() => paramsCodec.format(params())}
        name={[
          `${params().width}×${params().height}`,
          preset() ? formatMessage(message(`preset.${preset()!}`), slither.messages) : t("order.own"),
          ...(params().level ? [levelText(params().level!)] : []),
        ].join(" ")}
      />
      <Show when={made()} keyed>
        {(one) => <GeneratedPuzzle {...one} />}
      </Show>
    </div>
  );
}

function withLevel({ level: _, ...params }: Params, chosen: string): Params {
  return chosen === "" ? params : { ...params, level: Number(chosen) as Level };
}

function Check(props: {
  readonly label: string;
  readonly checked: boolean;
  readonly onCheck: (checked: boolean) => void;
}): JSX.Element {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={props.checked}
        onChange={(event) => props.onCheck(event.currentTarget.checked)}
      />
      {props.label}
    </label>
  );
}
