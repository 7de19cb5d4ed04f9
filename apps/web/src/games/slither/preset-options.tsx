/** The generator's presets, as the options of a choice. */
import { presetIds, slither } from "@masume/games/slither";
import { message } from "@masume/kernel";
import { For, type JSX } from "solid-js";
import { formatMessage } from "../../i18n/translator.js";

export function PresetOptions(): JSX.Element {
  return (
    <For each={presetIds}>
      {(id) => <option value={id}>{formatMessage(message(`preset.${id}`), slither.messages)}</option>}
    </For>
  );
}
