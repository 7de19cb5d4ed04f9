/** What one has played here: every board of this game on the device, the newest first. */
import type { AnyGame } from "@masume/kernel";
import { createResource, For, type JSX, Show } from "solid-js";
import { WithGame } from "../games/use-game.js";
import { t } from "../i18n/language.js";
import { recentRecords } from "../storage/sessions.js";
import { RecordCard } from "./record-card.js";

export default function LibraryTab(): JSX.Element {
  return <WithGame>{({ game }) => <Library game={game} />}</WithGame>;
}

function Library(props: { readonly game: AnyGame }): JSX.Element {
  const [records] = createResource(recentRecords);
  const own = () => (records() ?? []).filter((record) => record.game === props.game.id);
  return (
    <section>
      <h2>{t("library.played")}</h2>
      <Show when={own().length > 0} fallback={<p class="empty">{t("library.empty")}</p>}>
        <div class="card-row">
          <For each={own()}>{(record) => <RecordCard record={record} />}</For>
        </div>
      </Show>
    </section>
  );
}
