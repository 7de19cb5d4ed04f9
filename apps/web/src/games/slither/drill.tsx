/**
 * A drill: a moment from the solution of a puzzle made just now at which nothing
 * below the chosen level helps. Puzzles are made until one has such a moment.
 */
import {
  type Drill,
  difficultyParams,
  drillsIn,
  levels,
  paramsCodec,
  puzzleCodec,
  slither,
} from "@masume/games/slither";
import { A, useSearchParams } from "@solidjs/router";
import { createEffect, createSignal, type JSX, on, onCleanup, Show } from "solid-js";
import { createGeneration } from "../../play/generation.js";
import { GenerationProgress } from "../../play/generation-progress.js";
import { Button, ButtonLink } from "../../ui/button.js";
import { WorkStopped } from "../../ui/work-stopped.js";
import { FindStep } from "./find-step.js";
import { t } from "./learn-messages.js";
import { levelText } from "./level-label.js";
import { solverClient } from "./solver-client.js";
import { techniqueName } from "./technique-name.js";

const side = 7;
const maxPuzzles = 40;

export default function DrillPage(): JSX.Element {
  const [query] = useSearchParams<{ level?: string }>();
  const level = () => levels.find((known) => String(known) === query.level) ?? 1;
  const generation = createGeneration("slither");
  const [drill, setDrill] = createSignal<Drill>();
  const [failed, setFailed] = createSignal(false);
  const [stopped, setStopped] = createSignal(false);
  let request = 0;
  onCleanup(() => request++);

  async function next(): Promise<void> {
    const mine = ++request;
    setDrill(undefined);
    setFailed(false);
    setStopped(false);
    const wanted = level();
    const params = paramsCodec.format(difficultyParams({ level: wanted }, side, side));
    for (let made = 0; made < maxPuzzles; made++) {
      const answer = await generation.start(params);
      const puzzle = answer && puzzleCodec.parse(answer.puzzle);
      if (mine !== request || !puzzle?.ok) return;
      const solved = await solverClient.call("walkthrough", puzzle.value).catch(() => undefined);
      if (mine !== request) return;
      if (!solved) return void setStopped(true);
      const drills = drillsIn(puzzle.value, solved.steps, wanted);
      if (drills.length === 0) continue;
      setDrill(drills[Math.floor(Math.random() * drills.length)]);
      return;
    }
    setFailed(true);
  }

  createEffect(on(level, () => void next()));

  return (
    <section class="part">
      <h2>
        {t("drill.title")} <span class="level-chip">{levelText(level())}</span>
      </h2>
      <GenerationProgress generation={generation} messages={slither.messages} />
      <WorkStopped when={stopped()} onRetry={next} />
      <Show when={failed()}>
        <p role="alert">{t("drill.failed")}</p>
      </Show>
      <Show when={drill()} keyed>
        {(known) => (
          <FindStep
            drill={known}
            after={
              <p>
                <A href={`/slither/technique?id=${known.step.id}`}>{techniqueName(known.step)}</A>
              </p>
            }
          />
        )}
      </Show>
      <div class="button-row">
        <Button kind="primary" onClick={next}>
          {t("drill.next")}
        </Button>
        <ButtonLink href="/slither/learn" kind="quiet">
          {t("technique.all")}
        </ButtonLink>
      </div>
    </section>
  );
}
