/** The puzzles of a day, game by game, each with its way there. */
import { message } from "@masume/kernel";
import { createResource, For, type JSX, Show } from "solid-js";
import { type DeviceRecords, dailies, doneOn, standingText } from "../../daily/today.js";
import { openGame } from "../../games/open-game.js";
import { formatDay, today } from "../../i18n/format.js";
import { formatMessage } from "../../i18n/translator.js";
import { PuzzleWayButton } from "../../play/puzzle-way.js";
import { t } from "./messages.js";

export function DayGames(props: { readonly day: string; readonly kept: DeviceRecords }): JSX.Element {
  const [games] = createResource(() =>
    Promise.all(dailies.map(async (daily) => ({ daily, open: (await openGame(daily.game))! }))),
  );
  return (
    <section class="day-games" aria-labelledby="day">
      <h2 id="day">
        {formatDay(props.day)}
        <Show when={props.day === today()}> ({t("today")})</Show>
      </h2>
      <For each={games.latest} fallback={<p class="loading">{t("loading")}</p>}>
        {({ daily, open }) => (
          <article class="day-game box" data-game={daily.game}>
            <h3>{formatMessage(message("name"), open.game.messages)}</h3>
            <p class="daily-standing">{standingText(doneOn(daily, props.day, props.kept), daily)}</p>
            <div class="button-row">
              <For each={open.ui.play.daily?.(props.day)}>
                {(way) => <PuzzleWayButton way={way} {...open} />}
              </For>
            </div>
          </article>
        )}
      </For>
    </section>
  );
}
