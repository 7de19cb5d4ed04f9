/** Today's puzzles, game by game, with what is done already; and how many days in a row something was solved. */
import showcase from "virtual:showcase";
import { A } from "@solidjs/router";
import { createResource, For, type JSX, Show } from "solid-js";
import { readDeviceRecords } from "../../daily/device-records.js";
import { streakOf } from "../../daily/streak.js";
import { dailies, doneOn, standingText } from "../../daily/today.js";
import { formatDay, today } from "../../i18n/format.js";
import { language } from "../../i18n/language.js";
import { ButtonLink } from "../../ui/button.js";
import { t } from "./messages.js";

export function TodayList(): JSX.Element {
  const day = today();
  const [kept] = createResource(readDeviceRecords);
  const inARow = () =>
    streakOf(
      (kept()?.solves ?? []).map((solve) => solve.day),
      day,
    ).now;
  const isSafe = () => (kept()?.solves ?? []).some((solve) => solve.day === day);
  return (
    <section class="today" aria-labelledby="today">
      <header class="today-head">
        <h2 id="today">{t("today.title")}</h2>
        <p class="daily-day">{formatDay(day)}</p>
        <Show when={inARow() > 0}>
          <A href="/statistics" class="streak">
            {t(isSafe() ? "streak.days" : "today.keep", { count: inARow() })}
          </A>
        </Show>
      </header>
      <ul class="daily-list">
        <For each={dailies}>
          {(daily) => {
            const done = () => (kept() ? doneOn(daily, day, kept()!) : 0);
            const isDone = () => done() === daily.of;
            return (
              <li>
                <A href={daily.href} class="daily" classList={{ done: isDone() }} data-game={daily.game}>
                  <strong>{showcase.find(({ id }) => id === daily.game)?.name[language()]}</strong>
                  <span class="daily-what">{t(`today.${daily.game}`)}</span>
                  <span class="daily-standing">{standingText(done(), daily)}</span>
                </A>
              </li>
            );
          }}
        </For>
      </ul>
      <p>
        <ButtonLink href="/daily" kind="quiet">
          {t("today.archive")}
        </ButtonLink>
      </p>
    </section>
  );
}
