/** The stars that a stage has earned, once it is solved. */
import { type JSX, Show } from "solid-js";
import type { Stars } from "../platform/storage/schema.js";
import type { Play } from "./play.js";
import type { StageBoard, StageList } from "./stage-list.js";
import { StarRow } from "./star-row.js";
import { starsFor } from "./stars.js";

export type StageResult = Pick<Play, "solvedIn" | "hints" | "mistakes">;

export function earnedStars({ solvedIn, hints, mistakes }: StageResult, parMs: number): Stars | undefined {
  const time = solvedIn();
  return time === undefined ? undefined : starsFor({ time, hints: hints(), mistakes: mistakes() }, parMs);
}

/** Nothing beside a board that is no stage. */
export function StageStars<Stage extends StageBoard>(props: {
  readonly list: StageList<Stage>;
  readonly query: URLSearchParams;
  readonly play: StageResult;
  readonly parMs: (stage: Stage) => number;
}): JSX.Element {
  const stars = () => {
    const stage = props.list.byId(props.query.get("stage"));
    return stage && earnedStars(props.play, props.parMs(stage));
  };
  return <Show when={stars()}>{(earned) => <StarRow stars={earned()} />}</Show>;
}
