/** Every board played on this device; not those that were only looked at. */
import { createResource, For, type JSX, Show } from "solid-js";
import { arrivals } from "../platform/storage/outbox.js";
import { recentSessions, wasPlayed } from "../platform/storage/sessions.js";
import type { OpenGame } from "../play/game-ui.js";
import { RecordCard } from "../play/record-card.js";
import { t } from "./messages.js";

export function PlayedPuzzles(props: { readonly open: OpenGame }): JSX.Element {
  const [records] = createResource(arrivals, recentSessions);
  const own = () =>
    (records.latest ?? []).filter((record) => record.game === props.open.game.id && wasPlayed(record));
  return (
    <section class="part">
      <h2>{t("played")}</h2>
      <Show when={own().length > 0} fallback={<p class="empty">{t("empty")}</p>}>
        <div class="card-row">
          <For each={own()}>{(record) => <RecordCard open={props.open} record={record} />}</For>
        </div>
      </Show>
    </section>
  );
}
