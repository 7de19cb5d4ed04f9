/** Where one's boards are kept at the moment: a quiet line. */
import { type JSX, Show } from "solid-js";
import { me } from "./identity.js";
import { t } from "./messages.js";
import { syncState } from "./sync.js";

export function SyncLine(): JSX.Element {
  return (
    <p class="sync-line" role="status">
      <small>
        <Show when={me()} fallback={t("sync.device")}>
          {t(`sync.${syncState()}`)}
        </Show>
      </small>
    </p>
  );
}
