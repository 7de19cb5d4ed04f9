/** Practice: a puzzle made to need a technique and nothing above it, and the stages that do. */
import { difficultyParams, slither, stages } from "@masume/games/slither";
import { A } from "@solidjs/router";
import { For, type JSX, Show } from "solid-js";
import { createGeneration } from "../../play/generation.js";
import { GenerationProgress } from "../../play/generation-progress.js";
import { useGoWhenReady } from "../../play/go-when-ready.js";
import { Button } from "../../ui/button.js";
import { t } from "./lesson-texts.js";
import { openOrder } from "./open-generated.js";
import { stageList, stageName } from "./stage-list.js";

const side = 10;

export function TechniquePractice(props: { readonly technique: number }): JSX.Element {
  const goWhenReady = useGoWhenReady();
  const generation = createGeneration("slither");
  const own = () => stages.filter(({ technique }) => technique === props.technique);

  function practise(): void {
    const order = difficultyParams({ technique: props.technique }, side, side);
    void goWhenReady(openOrder(order, generation.start));
  }

  return (
    <Show when={own().length > 0}>
      <h3>{t("lesson.practice")}</h3>
      <p>{t("lesson.practice.lead")}</p>
      <Button kind="primary" onClick={practise}>
        {t("lesson.practice.make")}
      </Button>
      <GenerationProgress generation={generation} messages={slither.messages} />
      <h3>{t("lesson.stages")}</h3>
      <ul class="lesson-stages">
        <For each={own()}>
          {(stage) => (
            <li>
              <A href={stageList.path(stage)}>{stageName(stage)}</A>
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
}
