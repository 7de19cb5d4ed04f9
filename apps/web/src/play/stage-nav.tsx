/** Beside a board that is a stage: which one, what its stars are for, and the way to its neighbours. */
import { createEffect, type JSX, Show } from "solid-js";
import { saveProgress } from "../platform/storage/progress.js";
import { ButtonLink } from "../ui/button.js";
import type { StageBoard, StageList } from "./stage-list.js";
import { t } from "./stage-messages.js";
import { earnedStars, type StageResult } from "./stage-stars.js";
import { StarCriteria } from "./star-row.js";
import "./stages.css";

interface StageSidebarProps<Stage extends StageBoard> {
  readonly list: StageList<Stage>;
  readonly query: URLSearchParams;
  readonly play: StageResult;
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
  const stars = () => earnedStars(play, parMs);
  createEffect(() => {
    const earned = stars();
    if (earned) void saveProgress(list.game, stage.id, { stars: earned, best: play.solvedIn()! });
  });
  return (
    <nav class="stage-nav" aria-label={t("stages.title")}>
      <strong class="stage-here">{props.nameOf(stage)}</strong>
      {props.about?.(stage)}
      <details class="star-details">
        <summary>{t("stages.criteria")}</summary>
        <StarCriteria parMs={parMs} />
      </details>
      <Show when={list.pathBeside(stage, -1)}>
        {(before) => (
          <ButtonLink href={before()} kind="quiet">
            {t("stages.previous")}
          </ButtonLink>
        )}
      </Show>
      <Show when={!stars() && list.pathBeside(stage, 1)}>
        {(after) => (
          <ButtonLink href={after()} kind="quiet">
            {t("stages.next")}
          </ButtonLink>
        )}
      </Show>
    </nav>
  );
}
