/** The stages: three bands of boards, rising in difficulty, with the stars one has. */

import { bands, type Stage, stages } from "@masume/games/stroke";
import { A } from "@solidjs/router";
import { createResource, For, type JSX, Show } from "solid-js";
import { progressOf } from "../../platform/storage/progress.js";
import type { ProgressRecord } from "../../platform/storage/schema.js";
import { t } from "./messages.js";
import { stageName, stagePath, stagesOf } from "./stage-list.js";
import { StarRow } from "./star-row.js";

export function Stages(): JSX.Element {
  const [progress] = createResource(() => progressOf("stroke"));
  const starCount = () => [...(progress()?.values() ?? [])].reduce((sum, { stars }) => sum + stars, 0);
  return (
    <section class="part">
      <header class="part-head">
        <h2>{t("stages.title")}</h2>
        <p class="star-count">{t("stages.stars", { stars: starCount(), of: stages.length * 3 })}</p>
      </header>
      <For each={bands}>
        {(band) => (
          <section class="band" aria-label={t(`band.${band}`)}>
            <h3>{t(`band.${band}`)}</h3>
            <ol class="stage-grid">
              <For each={stagesOf(band)}>
                {(stage) => <StageTile stage={stage} record={progress()?.get(stage.id)} />}
              </For>
            </ol>
          </section>
        )}
      </For>
    </section>
  );
}

function StageTile(props: {
  readonly stage: Stage;
  readonly record: ProgressRecord | undefined;
}): JSX.Element {
  return (
    <li>
      <A href={stagePath(props.stage)} class="stage-tile" classList={{ done: props.record !== undefined }}>
        <span class="visually-hidden">{stageName(props.stage)}</span>
        <span class="stage-number" aria-hidden="true">
          {props.stage.number}
        </span>
        <Show
          when={props.record}
          fallback={<span class="stage-size">{t("stages.size", { size: props.stage.size })}</span>}
        >
          {(record) => <StarRow stars={record().stars} />}
        </Show>
      </A>
    </li>
  );
}
