/** Published boards: by game, level, size and words of the title; to be played, or saved to one's own. */

import showcase from "virtual:showcase";
import type { PublishedPuzzle } from "@masume/protocol";
import { useSearchParams } from "@solidjs/router";
import { createEffect, createSignal, For, type JSX, Show } from "solid-js";
import { refreshMe } from "../../account/identity.js";
import { api } from "../../platform/network/server.js";
import { listQuery, type PublicFilter } from "../../publishing/public-puzzles.js";
import { Button } from "../../ui/button.js";
import { SelectField } from "../../ui/select-field.js";
import { useTitle } from "../../ui/title.js";
import { WithServer } from "../../ui/with-server.js";
import { PublicCard } from "./public-card.js";
import "./public.css";
import { language } from "../../i18n/language.js";
import { publishRefusal, t } from "../../publishing/messages.js";
import { TextField } from "../../ui/fields.js";
import { FormError } from "../../ui/form-error.js";

const sizeNames = ["", "small", "medium", "large", "huge"] as const;

type Query = { readonly [K in keyof PublicFilter]?: string };

export default function PublicPuzzles(): JSX.Element {
  const [query, setQuery] = useSearchParams<Query>();
  const filter = (): PublicFilter => ({
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
      <WithServer none={t("none")} unreachable={t("gone")}>
        <Filters filter={filter()} onChange={(some) => setQuery(some, { replace: true })} />
        <List filter={filter()} />
      </WithServer>
    </section>
  );
}

function Filters(props: {
  readonly filter: PublicFilter;
  readonly onChange: (some: Partial<PublicFilter>) => void;
}): JSX.Element {
  return (
    <search class="filters">
      <TextField
        label={t("search")}
        type="search"
        maxlength={80}
        value={props.filter.words}
        onChange={(event) => props.onChange({ words: event.currentTarget.value })}
      />
      <SelectField
        label={t("game")}
        options={["", ...showcase.map(({ id }) => id)]}
        text={(game) => showcase.find(({ id }) => id === game)?.name[language()] ?? t("all")}
        value={props.filter.game}
        onChange={(game) => props.onChange({ game })}
      />
      <SelectField
        label={t("level")}
        options={["", "1", "2", "3", "4", "5"]}
        text={(level) => level || t("all")}
        value={props.filter.level}
        onChange={(level) => props.onChange({ level })}
      />
      <SelectField
        label={t("size")}
        options={sizeNames}
        text={(size) => (size === "" ? t("all") : t(`size.${size}`))}
        value={sizeNames.find((name) => name === props.filter.size) ?? ""}
        onChange={(size) => props.onChange({ size })}
      />
    </search>
  );
}

function List(props: { readonly filter: PublicFilter }): JSX.Element {
  const [puzzles, setPuzzles] = createSignal<readonly PublishedPuzzle[]>();
  const [next, setNext] = createSignal<string | null>(null);
  const [refusal, setRefusal] = createSignal<string>();
  let latest: object | undefined;

  async function load(
    filter: PublicFilter,
    shown: readonly PublishedPuzzle[] = [],
    before?: string,
  ): Promise<void> {
    const query = { ...listQuery(filter), before };
    latest = query;
    const page = await api.request("listPuzzles", { query });
    if (latest !== query) return;
    setRefusal(page.ok ? undefined : page.error.code);
    if (!page.ok) return;
    setPuzzles([...shown, ...page.value.puzzles]);
    setNext(page.value.next);
  }

  createEffect(() => void load(props.filter));

  return (
    <>
      <FormError text={refusal() && publishRefusal(refusal()!)} />
      <Show when={puzzles()}>
        {(known) => (
          <>
            <div class="card-row" aria-live="polite">
              <For
                each={known()}
                fallback={
                  <p class="empty">
                    {t(Object.values(props.filter).some((one) => one !== "") ? "empty" : "nobody")}
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
                  <Button onClick={() => load(props.filter, known(), before())}>{t("more")}</Button>
                </p>
              )}
            </Show>
          </>
        )}
      </Show>
    </>
  );
}
