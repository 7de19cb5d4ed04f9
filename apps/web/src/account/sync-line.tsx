/** Where one's boards are kept at the moment: a quiet line. */
import { type JSX, Show } from "solid-js";
import { me } from "./identity.js";
import { syncState } from "./sync.js";
import { a } from "./words.js";

export function SyncLine(): JSX.Element {
  return (
    <p class="sync-line" role="status">
      <small>
        <Show when={me()} fallback={a("sync.device")}>
          {a(`sync.${syncState()}`)}
        </Show>
      </small>
    </p>
  );
}
