/** Stroke's stages, and what they are called. */

import { type Band, type Stage, stages } from "@masume/games/stroke";
import { type Message, message } from "@masume/kernel";
import { formatMessage } from "../../i18n/translator.js";
import { createStageList, type StageList } from "../../play/stage-list.js";
import { t } from "./messages.js";

export function stagesOf(band: Band): readonly Stage[] {
  return stages.filter((stage) => stage.band === band);
}

export const stageList: StageList<Stage> = createStageList("stroke", stages);

export function stageTitle({ band, number }: Stage): Message {
  return message("stages.name", { band: message(`band.${band}`), number });
}

export function stageName(stage: Stage): string {
  return formatMessage(stageTitle(stage), t.catalogue);
}
