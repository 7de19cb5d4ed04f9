/** What of the library is to be shown, and in which order. */
import { For, type JSX, Show } from "solid-js";
import type { Order, Solvedness, Wish } from "./shelf.js";
import { l } from "./words.js";

const anyFolder = "*";
const plainOrders: readonly Order[] = ["newest", "oldest", "name", "smallest", "largest"];
const levelOrders: readonly Order[] = ["easiest", "hardest"];

export function Filters(props: {
  readonly wish: Wish;
  readonly onWish: (wish: Wish) => void;
  /** The folders there are; the empty name stands for none. */
  readonly folders: readonly string[];
  /** The levels there are, for games that measure them. */
  readonly levels: readonly number[] | undefined;
}): JSX.Element {
  const change = (some: Partial<Wish>) => props.onWish({ ...props.wish, ...some });
  return (
    <search class="filters">
      <label class="field">
        {l("search")}
        <input
          type="search"
          value={props.wish.search}
          onInput={(event) => change({ search: event.currentTarget.value })}
        />
      </label>
      <label class="field">
        {l("folder")}
        <select
          value={props.wish.folder ?? anyFolder}
          onChange={({ currentTarget: { value } }) =>
            change({ folder: value === anyFolder ? undefined : value })
          }
        >
          <option value={anyFolder}>{l("all")}</option>
          <For each={props.folders}>
            {(name) => <option value={name}>{name === "" ? l("no-folder") : name}</option>}
          </For>
        </select>
      </label>
      <label class="field">
        {l("show")}
        <select
          value={props.wish.solved}
          onChange={(event) => change({ solved: event.currentTarget.value as Solvedness })}
        >
          <option value="all">{l("all")}</option>
          <option value="unsolved">{l("unsolved")}</option>
          <option value="solved">{l("solved")}</option>
        </select>
      </label>
      <label class="field">
        {l("order")}
        <select
          value={props.wish.order}
          onChange={(event) => change({ order: event.currentTarget.value as Order })}
        >
          <For each={[...plainOrders, ...(props.levels ? levelOrders : [])]}>
            {(one) => <option value={one}>{l(one === "name" ? "by-name" : one)}</option>}
          </For>
        </select>
      </label>
      <Show when={props.levels}>
        {(levels) => (
          <label class="field">
            {l("level")}
            <select
              value={String(props.wish.level ?? "")}
              onChange={(event) => change({ level: Number(event.currentTarget.value) || undefined })}
            >
              <option value="">{l("all")}</option>
              <For each={levels()}>{(one) => <option value={one}>{one}</option>}</For>
            </select>
          </label>
        )}
      </Show>
    </search>
  );
}
