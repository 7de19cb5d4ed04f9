/** The stars that a stage has earned, once it is solved. */
import { type JSX, Show } from "solid-js";
import type { Stars } from "../platform/storage/schema.js";
import type { Play } from "./play.js";
import { StarRow } from "./star-row.js";
import { starsFor } from "./stars.js";

export type StageResult = Pick<Play, "solvedIn" | "hints" | "mistakes">;

export function earnedStars({ solvedIn, hints, mistakes }: StageResult, parMs: number): Stars | undefined {
  const time = solvedIn();
  return time === undefined ? undefined : starsFor({ time, hints: hints(), mistakes: mistakes() }, parMs);
}

export function StageStars(props: { readonly play: StageResult; readonly parMs: number }): JSX.Element {
  return <Show when={earnedStars(props.play, props.parMs)}>{(stars) => <StarRow stars={stars()} />}</Show>;
}
