/** Slither's Play tab: a new puzzle by size and level, today's three, and the courses. */

import { difficultyParams, type Level, slither } from "@masume/games/slither";
import { createSignal, For, type JSX } from "solid-js";
import { formatDay, today } from "../../i18n/format.js";
import { ContestNote } from "../../leaderboards/contest-note.js";
import { createGeneration } from "../../play/generation.js";
import { GenerationProgress } from "../../play/generation-progress.js";
import { useGoWhenReady } from "../../play/go-when-ready.js";
import { Button, ButtonLink } from "../../ui/button.js";
import { Form } from "../../ui/form.js";
import { Later } from "../../ui/later.js";
import { lazyPart } from "../../ui/lazy-part.js";
import { SelectField } from "../../ui/select-field.js";
import { LevelField, LevelNote } from "./level-field.js";
import { t } from "./make-messages.js";
import { t as gameText } from "./messages.js";
import { dailyWays } from "./next-daily.js";
import { openOrder } from "./open-generated.js";

const PuzzleWayButton = lazyPart(async () => (await import("../../play/puzzle-way.js")).PuzzleWayButton);
const Courses = lazyPart(async () => (await import("./courses.js")).Courses);

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
  const goWhenReady = useGoWhenReady();
  const generation = createGeneration("slither");
  const [size, setSize] = createSignal(2);
  const [level, setLevel] = createSignal<Level>(2);

  function playRandom(): void {
    const [width, height] = sizes[size()]!;
    void goWhenReady(openOrder(difficultyParams({ level: level() }, width, height), generation.start));
  }

  return (
    <>
      <section class="part">
        <h2>{t("play.random")}</h2>
        <Form class="form-row" onSubmit={playRandom}>
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
          <ButtonLink href="/slither/make?by=generator" kind="quiet">
            {t("order.details")}
          </ButtonLink>
        </Form>
        <LevelNote level={level()} />
      </section>
      <GenerationProgress generation={generation} messages={slither.messages} />
      <Later>
        <section class="part" id="today">
          <h2>{t("daily.title", { day: formatDay(today()) })}</h2>
          <div class="button-row">
            <For each={dailyWays(today())}>
              {(way) => <PuzzleWayButton way={way} game={slither} ui={{ messages: gameText.catalogue }} />}
            </For>
          </div>
          <ContestNote board="slither-daily" isAssisted />
        </section>
      </Later>
      <Later>
        <Courses />
      </Later>
    </>
  );
}
