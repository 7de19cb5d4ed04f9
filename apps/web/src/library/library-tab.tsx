/** The boards one keeps, with folders, search and order; and every board played on this device. */
import { createMemo, createResource, createSignal, For, type JSX, Show } from "solid-js";
import type { OpenGame } from "../games/games.js";
import { WithGame } from "../games/use-game.js";
import { t } from "../i18n/language.js";
import { libraryOf } from "../storage/library.js";
import { recentRecords } from "../storage/sessions.js";
import { RecordCard } from "./record-card.js";
import { SavedCard } from "./saved-card.js";
import { type Order, type Solvedness, shelf } from "./shelf.js";

export default function LibraryTab(): JSX.Element {
  return (
    <WithGame>
      {(open) => (
        <>
          <Saved open={open} />
          <Played open={open} />
        </>
      )}
    </WithGame>
  );
}

const anyFolder = "*";

function Saved(props: { readonly open: OpenGame }): JSX.Element {
  const { game } = props.open;
  const [records, { refetch }] = createResource(() => libraryOf(game.id));
  const [sessions] = createResource(recentRecords);
  const [search, setSearch] = createSignal("");
  const [folder, setFolder] = createSignal(anyFolder);
  const [solved, setSolved] = createSignal<Solvedness>("all");
  const [order, setOrder] = createSignal<Order>("newest");
  const solvedKeys = createMemo(
    () => new Set((sessions() ?? []).filter((one) => one.solvedIn !== undefined).map((one) => one.key)),
  );
  const folders = createMemo(() => [...new Set((records() ?? []).map((record) => record.folder))].sort());
  const shown = () =>
    shelf(records() ?? [], solvedKeys(), {
      search: search(),
      folder: folder() === anyFolder ? undefined : folder(),
      solved: solved(),
      order: order(),
    });
  return (
    <section class="part">
      <h2>{t("library.saved")}</h2>
      <Show when={(records() ?? []).length > 0} fallback={<p class="empty">{t("library.none")}</p>}>
        <search class="filters">
          <label class="field">
            {t("library.search")}
            <input type="search" value={search()} onInput={(event) => setSearch(event.currentTarget.value)} />
          </label>
          <label class="field">
            {t("library.folder")}
            <select value={folder()} onChange={(event) => setFolder(event.currentTarget.value)}>
              <option value={anyFolder}>{t("library.all")}</option>
              <For each={folders()}>
                {(name) => <option value={name}>{name === "" ? t("library.no-folder") : name}</option>}
              </For>
            </select>
          </label>
          <label class="field">
            {t("library.show")}
            <select value={solved()} onChange={(event) => setSolved(event.currentTarget.value as Solvedness)}>
              <option value="all">{t("library.all")}</option>
              <option value="unsolved">{t("library.unsolved")}</option>
              <option value="solved">{t("library.solved")}</option>
            </select>
          </label>
          <label class="field">
            {t("library.order")}
            <select value={order()} onChange={(event) => setOrder(event.currentTarget.value as Order)}>
              <option value="newest">{t("library.newest")}</option>
              <option value="oldest">{t("library.oldest")}</option>
              <option value="name">{t("library.by-name")}</option>
            </select>
          </label>
        </search>
        <div class="card-row">
          <For each={shown()} fallback={<p class="empty">{t("library.nothing-found")}</p>}>
            {(record) => (
              <SavedCard
                open={props.open}
                record={record}
                solved={solvedKeys().has(record.key)}
                onChange={refetch}
              />
            )}
          </For>
        </div>
      </Show>
    </section>
  );
}

function Played(props: { readonly open: OpenGame }): JSX.Element {
  const [records] = createResource(recentRecords);
  const own = () => (records() ?? []).filter((record) => record.game === props.open.game.id);
  return (
    <section class="part">
      <h2>{t("library.played")}</h2>
      <Show when={own().length > 0} fallback={<p class="empty">{t("library.empty")}</p>}>
        <div class="card-row">
          <For each={own()}>{(record) => <RecordCard record={record} />}</For>
        </div>
      </Show>
    </section>
  );
}
