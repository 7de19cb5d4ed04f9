/** Beside a board that is a stage: which one, the way to its neighbours, and the stars once it is solved. */
import { A } from "@solidjs/router";
import { createEffect, type JSX, Show } from "solid-js";
import { saveProgress } from "../platform/storage/progress.js";
import type { Play } from "./play.js";
import type { StageBoard, StageList } from "./stage-list.js";
import { t } from "./stage-messages.js";
import { StarCriteria, StarRow } from "./star-row.js";
import { starsFor } from "./stars.js";
import "./stages.css";

interface StageSidebarProps<Stage extends StageBoard> {
  readonly list: StageList<Stage>;
  readonly query: URLSearchParams;
  readonly play: Pick<Play, "solvedIn" | "hints" | "mistakes">;
  readonly nameOf: (stage: Stage) => string;
  readonly parMs: (stage: Stage) => number;
  /** What there is to say about a stage. */
  readonly about?: (stage: Stage) => JSX.Element;
}

/** Nothing beside a board that is none. */
export function StageSidebar<Stage extends StageBoard>(props: StageSidebarProps<Stage>): JSX.Element {
  return (
    <Show when={props.list.byId(props.query.get("stage"))} keyed>
      {(stage) => <StageNav {...props} stage={stage} />}
    </Show>
  );
}

function StageNav<Stage extends StageBoard>(
  props: StageSidebarProps<Stage> & { readonly stage: Stage },
): JSX.Element {
  const { play, list, stage } = props;
  const parMs = props.parMs(stage);
  const stars = () => {
    const time = play.solvedIn();
    return time === undefined
      ? undefined
      : starsFor({ time, hints: play.hints(), mistakes: play.mistakes() }, parMs);
  };
  createEffect(() => {
    const earned = stars();
    if (earned) void saveProgress(list.game, stage.id, { stars: earned, best: play.solvedIn()! });
  });
  return (
    <nav class="stage-nav" aria-label={t("stages.title")}>
      <div class="stage-here">
        <strong>{props.nameOf(stage)}</strong>
        <Show when={stars()}>{(earned) => <StarRow stars={earned()} />}</Show>
      </div>
      {props.about?.(stage)}
      <details class="star-details">
        <summary>{t("stages.criteria")}</summary>
        <StarCriteria parMs={parMs} />
      </details>
      <Show when={list.pathBeside(stage, -1)}>
        {(before) => (
          <A href={before()} class="quiet">
            {t("stages.previous")}
          </A>
        )}
      </Show>
      <Show when={!stars() && list.pathBeside(stage, 1)}>
        {(after) => (
          <A href={after()} class="quiet">
            {t("stages.next")}
          </A>
        )}
      </Show>
    </nav>
  );
}
