/** The switches of the drawing aids. */
import { For, type JSX } from "solid-js";
import { CheckField } from "../../ui/fields.js";
import { t } from "./aid-messages.js";
import { aidNames, aids, setAid } from "./aids.js";

export function AidSwitches(): JSX.Element {
  return (
    <>
      <For each={aidNames}>
        {(name) => (
          <CheckField
            label={t(`aid.${name}`)}
            checked={aids()[name]}
            onChange={(event) => setAid(name, event.currentTarget.checked)}
          />
        )}
      </For>
      <p class="field-note">{t("aids.note")}</p>
    </>
  );
}
