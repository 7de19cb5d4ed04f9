/** The stages: three bands of boards, rising in difficulty, with the stars one has. */

import { bands, stages } from "@masume/games/stroke";
import { createResource, For, type JSX } from "solid-js";
import { progressOf } from "../../platform/storage/progress.js";
import { t as stageTexts } from "../../play/stage-messages.js";
import { StageTile } from "../../play/stage-tile.js";
import { t } from "./messages.js";
import { stageList, stageName, stagesOf } from "./stage-list.js";

export function Stages(): JSX.Element {
  const [progress] = createResource(() => progressOf("stroke"));
  const starCount = () => [...(progress()?.values() ?? [])].reduce((sum, { stars }) => sum + stars, 0);
  return (
    <section class="part">
      <header class="part-head">
        <h2>{stageTexts("stages.title")}</h2>
        <p class="star-count">{stageTexts("stages.stars", { stars: starCount(), of: stages.length * 3 })}</p>
      </header>
      <For each={bands}>
        {(band) => (
          <section class="band" aria-label={t(`band.${band}`)}>
            <h3>{t(`band.${band}`)}</h3>
            <ol class="stage-grid">
              <For each={stagesOf(band)}>
                {(stage) => (
                  <StageTile
                    href={stageList.path(stage)}
                    number={stage.number}
                    name={stageName(stage)}
                    size={`${stage.size}×${stage.size}`}
                    record={progress()?.get(stage.id)}
                  />
                )}
              </For>
            </ol>
          </section>
        )}
      </For>
    </section>
  );
}
