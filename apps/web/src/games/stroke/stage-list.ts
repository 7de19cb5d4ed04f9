/** Finding one's way among the stages. */

import { type Band, type Stage, stages } from "@masume/games/stroke";
import { type Message, message } from "@masume/kernel";
import { formatMessage } from "../../i18n/translator.js";
import { puzzlePath } from "../../play/puzzle-path.js";
import { t } from "./messages.js";

export function stagesOf(band: Band): readonly Stage[] {
  return stages.filter((stage) => stage.band === band);
}

export function stageById(id: string | null): Stage | undefined {
  return stages.find((stage) => stage.id === id);
}

/** The stage so many places further on. */
export function stageAfter(stage: Stage, by: 1 | -1): Stage | undefined {
  return stages[stages.indexOf(stage) + by];
}

export function stagePath(stage: Stage): string {
  return `${puzzlePath("stroke", stage.code)}?stage=${stage.id}`;
}

export function stageTitle({ band, number }: Stage): Message {
  return message("stages.name", { band: message(`band.${band}`), number });
}

export function stageName(stage: Stage): string {
  return formatMessage(stageTitle(stage), t.catalogue);
}
