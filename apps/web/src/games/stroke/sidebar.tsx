/** Beside a board that is a stage: which one, the way to its neighbours, and the stars once it is solved. */
import { openCount, type Puzzle } from "@masume/games/stroke";
import { A } from "@solidjs/router";
import { createEffect, type JSX, Show } from "solid-js";
import { saveProgress, starsFor } from "../../platform/storage/progress.js";
import type { SidebarProps } from "../../play/game-ui.js";
import { t } from "./messages.js";
import { stageAfter, stageById, stageName, stagePath } from "./stage-list.js";
import { StarRow } from "./star-row.js";

/** Milliseconds that a practised hand takes for a cell, by band. */
const parPerCell = { easy: 1500, normal: 2500, hard: 4000 } as const;

export function Sidebar(props: SidebarProps<Puzzle>): JSX.Element {
  return (
    <Show when={stageById(props.query.get("stage"))} keyed>
      {(stage) => {
        const { play } = props;
        const par = parPerCell[stage.band] * openCount(play.puzzle);
        const stars = () => {
          const time = play.solvedIn();
          return time === undefined ? undefined : starsFor(time, play.hints(), par);
        };
        createEffect(() => {
          const earned = stars();
          if (earned) void saveProgress("stroke", stage.id, { stars: earned, best: play.solvedIn()! });
        });
        return (
          <nav class="stage-nav" aria-label={t("stages.title")}>
            <div class="stage-here">
              <strong>{stageName(stage)}</strong>
              <Show when={stars()}>{(earned) => <StarRow stars={earned()} />}</Show>
            </div>
            <Show when={stageAfter(stage, -1)}>
              {(before) => (
                <A href={stagePath(before())} class="quiet">
                  {t("stages.previous")}
                </A>
              )}
            </Show>
            <Show when={stageAfter(stage, 1)}>
              {(after) => (
                <A href={stagePath(after())} class={stars() ? "button" : "quiet"}>
                  {t("stages.next")}
                </A>
              )}
            </Show>
          </nav>
        );
      }}
    </Show>
  );
}
