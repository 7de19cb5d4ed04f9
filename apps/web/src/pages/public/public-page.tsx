/** Published boards: by game, level, size and words of the title; to be played, or saved to one's own. */
import showcase from "virtual:showcase";
import type { PublishedPuzzle } from "@masume/protocol";
import { useSearchParams } from "@solidjs/router";
import { createEffect, createSignal, For, type JSX, Match, Show, Switch } from "solid-js";
import { refreshMe } from "../../account/identity.js";
import { api, useServer } from "../../platform/network/server.js";
import { listQuery, type PublicFilter, sizes } from "../../publishing/public-puzzles.js";
import { useTitle } from "../../ui/title.js";
import { PublicCard } from "./public-card.js";
import "./public.css";
import { language } from "../../i18n/language.js";
import { t } from "../../publishing/messages.js";

const levels = ["1", "2", "3", "4", "5"];

type Query = { readonly [K in keyof PublicFilter]?: string };

export default function PublicPuzzles(): JSX.Element {
  const server = useServer();
  const [query, setQuery] = useSearchParams<Query>();
  const wish = (): PublicFilter => ({
    game: query.game ?? "",
    level: query.level ?? "",
    size: query.size ?? "",
    words: query.words ?? "",
  });
  void refreshMe();
  useTitle(() => t("title"));
  return (
    <section class="page public">
      <h1>{t("title")}</h1>
      <p>{t("lead")}</p>
      <Switch fallback={<p class="loading">{t("loading")}</p>}>
        <Match when={server() === "none"}>
          <p>{t("none")}</p>
        </Match>
        <Match when={server() === "unreachable"}>
          <p role="status">{t("gone")}</p>
        </Match>
        <Match when={server() === "available"}>
          <Filters wish={wish()} onWish={(some) => setQuery(some, { replace: true })} />
          <List wish={wish()} />
        </Match>
      </Switch>
    </section>
  );
}

function Filters(props: {
  readonly wish: PublicFilter;
  readonly onWish: (some: Partial<PublicFilter>) => void;
}): JSX.Element {
  return (
    <search class="filters">
      <label class="field">
        {t("search")}
        <input
          type="search"
          maxlength={80}
          value={props.wish.words}
          onChange={(event) => props.onWish({ words: event.currentTarget.value })}
        />
      </label>
      <label class="field">
        {t("game")}
        <select
          value={props.wish.game}
          onChange={(event) => props.onWish({ game: event.currentTarget.value })}
        >
          <option value="">{t("all")}</option>
          <For each={showcase}>{({ id, name }) => <option value={id}>{name[language()]}</option>}</For>
        </select>
      </label>
      <label class="field">
        {t("level")}
        <select
          value={props.wish.level}
          onChange={(event) => props.onWish({ level: event.currentTarget.value })}
        >
          <option value="">{t("all")}</option>
          <For each={levels}>{(level) => <option value={level}>{level}</option>}</For>
        </select>
      </label>
      <label class="field">
        {t("size")}
        <select
          value={props.wish.size}
          onChange={(event) => props.onWish({ size: event.currentTarget.value })}
        >
          <option value="">{t("all")}</option>
          <For each={Object.keys(sizes) as ("small" | "medium" | "large" | "huge")[]}>
            {(size) => <option value={size}>{t(`size.${size}`)}</option>}
          </For>
        </select>
      </label>
    </search>
  );
}

function List(props: { readonly wish: PublicFilter }): JSX.Element {
  const [puzzles, setPuzzles] = createSignal<readonly PublishedPuzzle[]>();
  const [next, setNext] = createSignal<string | null>(null);
  let latest: object | undefined;

  async function load(
    wish: PublicFilter,
    shown: readonly PublishedPuzzle[] = [],
    before?: string,
  ): Promise<void> {
    const query = { ...listQuery(wish), before };
    latest = query;
    const page = await api.request("listPuzzles", { query });
    if (!page.ok || latest !== query) return;
    setPuzzles([...shown, ...page.value.puzzles]);
    setNext(page.value.next);
  }

  createEffect(() => void load(props.wish));

  return (
    <Show when={puzzles()}>
      {(known) => (
        <>
          <div class="card-row" aria-live="polite">
            <For
              each={known()}
              fallback={
                <p class="empty">
                  {t(Object.values(props.wish).some((one) => one !== "") ? "empty" : "nobody")}
                </p>
              }
            >
              {(puzzle) => (
                <PublicCard
                  puzzle={puzzle}
                  onGone={() => setPuzzles(known().filter((one) => one !== puzzle))}
                />
              )}
            </For>
          </div>
          <Show when={next()}>
            {(before) => (
              <p class="public-more">
                <button
                  type="button"
                  class="button plain"
                  onClick={() => load(props.wish, known(), before())}
                >
                  {t("more")}
                </button>
              </p>
            )}
          </Show>
        </>
      )}
    </Show>
  );
}
