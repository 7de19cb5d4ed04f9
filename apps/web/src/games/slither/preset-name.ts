/** What a preset of the generator is called. */
import { type PresetId, slither } from "@masume/games/slither";
import { message } from "@masume/kernel";
import { formatMessage } from "../../i18n/translator.js";

export function presetName(id: PresetId): string {
  return formatMessage(message(`preset.${id}`), slither.messages);
}
