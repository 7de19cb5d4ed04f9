/** Slither's Play tab: puzzles to begin with, today's three, and a new one by size and level. */

import {
  type Daily,
  dailies,
  dailyParams,
  dailySeed,
  difficultyParams,
  type Level,
  linkCode,
  paramsCodec,
  puzzleCodec,
  rankedDaily,
  slither,
} from "@masume/games/slither";
import { A, useNavigate } from "@solidjs/router";
import { createSignal, For, type JSX } from "solid-js";
import { formatDay, today } from "../../i18n/format.js";
import { ContestNote } from "../../leaderboards/contest-note.js";
import { Examples } from "../../play/examples.js";
import { createGeneration, freshSeed } from "../../play/generation.js";
import { GenerationProgress } from "../../play/generation-progress.js";
import { puzzlePath } from "../../play/puzzle-path.js";
import { Button } from "../../ui/button.js";
import { SelectField } from "../../ui/select-field.js";
import { dailyQuery } from "./daily.js";
import { LevelField, LevelNote } from "./level-field.js";
import { t } from "./make-messages.js";
import { beginRankedDaily } from "./ranked-daily.js";

const sizes: readonly (readonly [width: number, height: number])[] = [
  [5, 5],
  [7, 7],
  [10, 10],
  [14, 10],
  [20, 14],
  [24, 24],
  [36, 20],
  [40, 30],
];

export default function SlitherPlay(): JSX.Element {
  const navigate = useNavigate();
  const generation = createGeneration("slither");
  const [size, setSize] = createSignal(2);
  const [level, setLevel] = createSignal<Level>(2);

  async function play(params: string, seed: string, query = ""): Promise<void> {
    const made = await generation.start(params, seed);
    const puzzle = made && puzzleCodec.parse(made.puzzle);
    if (puzzle?.ok) navigate(puzzlePath("slither", linkCode(puzzle.value)) + query);
  }

  function playRandom(event: SubmitEvent): void {
    event.preventDefault();
    const [width, height] = sizes[size()]!;
    void play(paramsCodec.format(difficultyParams({ level: level() }, width, height)), freshSeed());
  }

  async function playDaily(daily: Daily): Promise<void> {
    const day = today();
    const attempt = daily.id === rankedDaily.id ? await beginRankedDaily(day) : undefined;
    if (attempt) navigate(attempt);
    else void play(paramsCodec.format(dailyParams(daily)), dailySeed(daily, day), dailyQuery(daily, day));
  }

  return (
    <>
      <Examples game={slither} code={linkCode} />
      <section class="part" id="today">
        <h2>{t("daily.title", { day: formatDay(today()) })}</h2>
        <div class="button-row">
          <For each={dailies}>
            {(daily) => (
              <Button onClick={() => playDaily(daily)}>
                {t(`daily.${daily.id}`, { width: daily.width, height: daily.height })}
              </Button>
            )}
          </For>
        </div>
        <ContestNote board="slither-daily" isAssisted />
      </section>
      <section class="part">
        <h2>{t("play.random")}</h2>
        <form class="form-row" onSubmit={playRandom}>
          <SelectField
            label={t("order.size")}
            options={sizes.map((_, i) => i)}
            text={(i) => sizes[i]!.join("×")}
            value={size()}
            onChange={setSize}
          />
          <LevelField value={level()} onChange={setLevel} />
          <Button type="submit" kind="primary">
            {t("order.play")}
          </Button>
          <A href="/slither/make?by=generator" class="quiet">
            {t("order.details")}
          </A>
        </form>
        <LevelNote level={level()} />
      </section>
      <GenerationProgress generation={generation} messages={slither.messages} />
    </>
  );
}
