/** The first page: what one was in the middle of, and the four games, each with a miniature that plays itself. */

import showcase from "virtual:showcase";
import { A } from "@solidjs/router";
import { createEffect, createResource, For, type JSX, Show } from "solid-js";
import { openGame } from "../../games/open-game.js";
import { language } from "../../i18n/language.js";
import type { SessionRecord } from "../../platform/storage/schema.js";
import { recentSessions, wasPlayed } from "../../platform/storage/sessions.js";
import { RecordCard } from "../../play/record-card.js";
import { setSetting, settings } from "../../settings/settings.js";
import { Later } from "../../ui/later.js";
import { useTitle } from "../../ui/title.js";
import { t } from "./messages.js";
import { Miniature } from "./miniature.js";
import { PasteBox } from "./paste-box.js";
import type { ShowcaseEntry } from "./showcase.js";
import { TodayList } from "./today-list.js";
import { Welcome } from "./welcome.js";

const shownAtOnce = 3;

export function Home(): JSX.Element {
  useTitle(() => "");
  const [records] = createResource(recentSessions);
  const unfinished = () =>
    (records() ?? [])
      .filter((record) => record.solvedIn === undefined && !record.ended && wasPlayed(record))
      .slice(0, shownAtOnce);
  // Who has begun a puzzle is not here for the first time.
  createEffect(() => {
    const hasPlayed = (records() ?? []).some(wasPlayed);
    if (hasPlayed && !settings().welcomed) setSetting("welcomed", true);
  });
  return (
    <div class="page home">
      <header class="home-head">
        <h1>{t("home.title")}</h1>
        <p class="lead">{t("home.lead")}</p>
      </header>
      <Welcome />
      <Show when={unfinished().length > 0}>
        <section class="continue" aria-labelledby="continue">
          <h2 id="continue">{t("home.continue")}</h2>
          <div class="card-row">
            <For each={unfinished()}>{(record) => <RecentCard record={record} />}</For>
          </div>
        </section>
      </Show>
      <Later>
        <section class="games" aria-label={t("home.games")}>
          <For each={showcase}>{(shown) => <GameCard shown={shown} />}</For>
        </section>
      </Later>
      <Later>
        <TodayList />
        <PasteBox />
      </Later>
    </div>
  );
}

function GameCard(props: { readonly shown: ShowcaseEntry }): JSX.Element {
  return (
    <A href={`/${props.shown.id}`} class="game-card" data-game={props.shown.id}>
      <Miniature shown={props.shown} />
      <div class="game-card-text">
        <h2>{props.shown.name[language()]}</h2>
        <p>{props.shown.tagline[language()]}</p>
      </div>
    </A>
  );
}

function RecentCard(props: { readonly record: SessionRecord }): JSX.Element {
  const [open] = createResource(() => openGame(props.record.game));
  return <Show when={open()}>{(known) => <RecordCard open={known()} record={props.record} />}</Show>;
}
