/** The stages: five courses, each taking up its techniques in order, with the stars one has. */
import { type Level, levels, type Stage, stages } from "@masume/games/slither";
import { A } from "@solidjs/router";
import { createResource, createSignal, For, type JSX, Show } from "solid-js";
import { progressOf } from "../../platform/storage/progress.js";
import type { ProgressRecord } from "../../platform/storage/schema.js";
import { t as stageTexts } from "../../play/stage-messages.js";
import { StageTile } from "../../play/stage-tile.js";
import { ButtonLink } from "../../ui/button.js";
import { t } from "./make-messages.js";
import { stageList, stageName } from "./stage-list.js";
import { techniqueNameAt, techniquePath } from "./technique-name.js";

const maxStars = 3;

type Progress = ReadonlyMap<string, ProgressRecord>;

export function Courses(): JSX.Element {
  const [progress] = createResource(() => progressOf("slither"));
  const next = () => stages.find(({ id }) => !progress()?.has(id));
  return (
    <section class="part" id="courses">
      <header class="part-head">
        <h2>{t("courses.title")}</h2>
        <p class="star-count">
          {stageTexts("stages.stars", { stars: starsIn(stages, progress()), of: stages.length * maxStars })}
        </p>
      </header>
      <p class="lead">{t("courses.lead")}</p>
      <For each={levels}>
        {(level) => <Course level={level} isNext={next()?.level === level} progress={progress()} />}
      </For>
      <Show when={next()}>
        {(stage) => (
          <ButtonLink href={stageList.path(stage())}>
            {t("courses.next", { stage: stageName(stage()) })}
          </ButtonLink>
        )}
      </Show>
    </section>
  );
}

/** One level's stages. They are mounted when the course is opened: all 150 would hold up the page. */
function Course(props: {
  readonly level: Level;
  /** The first stage that is not solved yet is one of these. */
  readonly isNext: boolean;
  readonly progress: Progress | undefined;
}): JSX.Element {
  const own = stages.filter((stage) => stage.level === props.level);
  const [isOpened, setOpened] = createSignal(false);
  return (
    <details
      class="course"
      open={props.isNext}
      onToggle={(event) => event.currentTarget.open && setOpened(true)}
    >
      <summary>
        <span class="course-name">{t(`order.level.${props.level}`)}</span>{" "}
        <span class="star-count">
          {stageTexts("stages.stars", { stars: starsIn(own, props.progress), of: own.length * maxStars })}
        </span>
      </summary>
      <Show when={isOpened() || props.isNext}>
        <p class="order-note">{t(`order.takes.${props.level}`)}</p>
        <For each={techniquesOf(own)}>
          {(technique) => (
            <section class="course-technique" aria-label={techniqueNameAt(technique)}>
              <h3>
                <A href={techniquePath(technique)}>{techniqueNameAt(technique)}</A>
              </h3>
              <ol class="stage-grid">
                <For each={own.filter((stage) => stage.technique === technique)}>
                  {(stage) => (
                    <StageTile
                      href={stageList.path(stage)}
                      number={stage.number}
                      name={stageName(stage)}
                      size={`${stage.width}×${stage.height}`}
                      record={props.progress?.get(stage.id)}
                    />
                  )}
                </For>
              </ol>
            </section>
          )}
        </For>
      </Show>
    </details>
  );
}

function starsIn(some: readonly Stage[], progress: Progress | undefined): number {
  return some.reduce((sum, { id }) => sum + (progress?.get(id)?.stars ?? 0), 0);
}

function techniquesOf(some: readonly Stage[]): readonly number[] {
  return [...new Set(some.map(({ technique }) => technique))];
}
