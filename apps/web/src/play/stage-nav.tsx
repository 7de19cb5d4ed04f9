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

type Result = Pick<Play, "solvedIn" | "hints" | "mistakes">;

/** Nothing beside a board that is none. */
export function StageSidebar<Stage extends StageBoard>(props: {
  readonly list: StageList<Stage>;
  readonly query: URLSearchParams;
  readonly play: Result;
  readonly nameOf: (stage: Stage) => string;
  readonly parMs: (stage: Stage) => number;
  /** What there is to say about a stage. */
  readonly about?: (stage: Stage) => JSX.Element;
}): JSX.Element {
  return (
    <Show when={props.list.byId(props.query.get("stage"))} keyed>
      {(stage) => (
        <StageNav
          list={props.list}
          stage={stage}
          play={props.play}
          name={props.nameOf(stage)}
          parMs={props.parMs(stage)}
        >
          {props.about?.(stage)}
        </StageNav>
      )}
    </Show>
  );
}

function StageNav<Stage extends StageBoard>(props: {
  readonly list: StageList<Stage>;
  readonly stage: Stage;
  readonly play: Result;
  readonly name: string;
  readonly parMs: number;
  readonly children: JSX.Element;
}): JSX.Element {
  const { play } = props;
  const stars = () => {
    const time = play.solvedIn();
    return time === undefined
      ? undefined
      : starsFor({ time, hints: play.hints(), mistakes: play.mistakes() }, props.parMs);
  };
  createEffect(() => {
    const earned = stars();
    if (earned) void saveProgress(props.list.game, props.stage.id, { stars: earned, best: play.solvedIn()! });
  });
  return (
    <nav class="stage-nav" aria-label={t("stages.title")}>
      <div class="stage-here">
        <strong>{props.name}</strong>
        <Show when={stars()}>{(earned) => <StarRow stars={earned()} />}</Show>
      </div>
      {props.children}
      <details class="star-details">
        <summary>{t("stages.criteria")}</summary>
        <StarCriteria parMs={props.parMs} />
      </details>
      <Show when={props.list.pathBeside(props.stage, -1)}>
        {(before) => (
          <A href={before()} class="quiet">
            {t("stages.previous")}
          </A>
        )}
      </Show>
      <Show when={!stars() && props.list.pathBeside(props.stage, 1)}>
        {(after) => (
          <A href={after()} class="quiet">
            {t("stages.next")}
          </A>
        )}
      </Show>
    </nav>
  );
}
