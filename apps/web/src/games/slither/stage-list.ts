/** Slither's stages, and what they are called. */
import { type Stage, stages } from "@masume/games/slither";
import { createStageList, type StageList } from "../../play/stage-list.js";
import { t } from "./messages.js";

export const stageList: StageList<Stage> = createStageList("slither", stages);

export function stageName({ level, number }: Stage): string {
  return t("course.stage", { level, number });
}
