/** What of the library is to be shown, and in which order. */
import { For, type JSX, Show } from "solid-js";
import type { LibraryFilter, Order, Solvedness } from "./filter-library.js";
import { t } from "./messages.js";

const anyFolder = "*";
const plainOrders: readonly Order[] = ["newest", "oldest", "name", "smallest", "largest"];
const levelOrders: readonly Order[] = ["easiest", "hardest"];

export function Filters(props: {
  readonly wish: LibraryFilter;
  readonly onWish: (wish: LibraryFilter) => void;
  /** The folders there are; the empty name stands for none. */
  readonly folders: readonly string[];
  /** The levels there are, for games that measure them. */
  readonly levels: readonly number[] | undefined;
}): JSX.Element {
  const change = (some: Partial<LibraryFilter>) => props.onWish({ ...props.wish, ...some });
  return (
    <search class="filters">
      <label class="field">
        {t("search")}
        <input
          type="search"
          value={props.wish.search}
          onInput={(event) => change({ search: event.currentTarget.value })}
        />
      </label>
      <label class="field">
        {t("folder")}
        <select
          value={props.wish.folder ?? anyFolder}
          onChange={({ currentTarget: { value } }) =>
            change({ folder: value === anyFolder ? undefined : value })
          }
        >
          <option value={anyFolder}>{t("all")}</option>
          <For each={props.folders}>
            {(name) => <option value={name}>{name === "" ? t("no-folder") : name}</option>}
          </For>
        </select>
      </label>
      <label class="field">
        {t("show")}
        <select
          value={props.wish.solved}
          onChange={(event) => change({ solved: event.currentTarget.value as Solvedness })}
        >
          <option value="all">{t("all")}</option>
          <option value="unsolved">{t("unsolved")}</option>
          <option value="solved">{t("solved")}</option>
        </select>
      </label>
      <label class="field">
        {t("order")}
        <select
          value={props.wish.order}
          onChange={(event) => change({ order: event.currentTarget.value as Order })}
        >
          <For each={[...plainOrders, ...(props.levels ? levelOrders : [])]}>
            {(one) => <option value={one}>{t(one === "name" ? "by-name" : one)}</option>}
          </For>
        </select>
      </label>
      <Show when={props.levels}>
        {(levels) => (
          <label class="field">
            {t("level")}
            <select
              value={String(props.wish.level ?? "")}
              onChange={(event) => change({ level: Number(event.currentTarget.value) || undefined })}
            >
              <option value="">{t("all")}</option>
              <For each={levels()}>{(one) => <option value={one}>{one}</option>}</For>
            </select>
          </label>
        )}
      </Show>
    </search>
  );
}
