/** What has been done on this device: days in a row, the last twelve weeks, each game's times, and games against an opponent. */

import showcase from "virtual:showcase";
import { message } from "@masume/kernel";
import { createResource, For, type JSX, Show } from "solid-js";
import { openGame } from "../../games/open-game.js";
import type { SolveRecord } from "../../platform/storage/schema.js";
import { recentSessions } from "../../platform/storage/sessions.js";
import { allSolves } from "../../platform/storage/solves.js";
import type { OpenGame, OpponentResult } from "../../play/game-ui.js";
import { useTitle } from "../../ui/title.js";
import { byGame, type Day, lastDays, streak } from "./statistics.js";
import "./statistics.css";
import { formatDay, formatDuration, today } from "../../i18n/format.js";
import { language } from "../../i18n/language.js";
import { formatMessage } from "../../i18n/translator.js";
import { Table } from "../../ui/table.js";
import { t } from "./messages.js";

const shownDays = 7 * 12;

export default function StatisticsPage(): JSX.Element {
  useTitle(() => t("statistics"));
  const [solves] = createResource(allSolves);
  const [contests] = createResource(allContests, { initialValue: [] });
  return (
    <section class="page narrow statistics">
      <h1>{t("statistics")}</h1>
      <Show when={solves()}>
        {(known) => (
          <Show
            when={known().length > 0}
            fallback={
              <Show when={contests().length === 0}>
                <p class="empty">{t("none")}</p>
              </Show>
            }
          >
            <Summary solves={known()} />
            <Calendar days={lastDays(known(), today(), shownDays)} />
            <Games solves={known()} />
          </Show>
        )}
      </Show>
      <For each={contests()}>{(contest) => <Opponents {...contest} />}</For>
      <p class="note">{t("where")}</p>
    </section>
  );
}

interface Contest {
  readonly open: OpenGame;
  readonly versus: readonly OpponentResult[];
}

/** The games in which somebody has met an opponent; only games that have been played are loaded. */
async function allContests(): Promise<readonly Contest[]> {
  const records = await recentSessions();
  const ids = [...new Set(records.map(({ game }) => game))];
  const contests = await Promise.all(
    ids.map(async (id) => {
      const open = await openGame(id);
      const versus = open?.ui.play.opponentResults?.(records.filter(({ game }) => game === id)) ?? [];
      return open && versus.length > 0 ? [{ open, versus }] : [];
    }),
  );
  return contests.flat();
}

function Summary(props: { readonly solves: readonly SolveRecord[] }): JSX.Element {
  const days = () => streak(props.solves, today());
  return (
    <dl class="figures">
      <Figure name={t("solved")} value={props.solves.length} />
      <Figure name={t("streak")} value={days().now} />
      <Figure name={t("longest")} value={days().longest} />
    </dl>
  );
}

function Figure(props: { readonly name: string; readonly value: number }): JSX.Element {
  return (
    <div class="box">
      <dt>{props.name}</dt>
      <dd>{props.value.toLocaleString(language())}</dd>
    </div>
  );
}

/** One square a day, darker and fuller the more was solved; its words say the number. */
function Calendar(props: { readonly days: readonly Day[] }): JSX.Element {
  return (
    <section aria-labelledby="days">
      <h2 id="days">{t("days")}</h2>
      <ol class="days">
        <For each={props.days}>
          {({ day, solved }) => {
            const words = () => t("day", { day: formatDay(day), count: solved });
            return (
              <li style={{ "--solved": `${Math.min(solved, 4) * 25}%` }} title={words()}>
                <span class="visually-hidden">{words()}</span>
              </li>
            );
          }}
        </For>
      </ol>
    </section>
  );
}

function Games(props: { readonly solves: readonly SolveRecord[] }): JSX.Element {
  const statistics = () => byGame(props.solves);
  return (
    <section class="wide-table" aria-labelledby="by-game" tabindex="0">
      <h2 id="by-game">{t("games")}</h2>
      <Table
        class="results figures-table"
        columns={[t("game"), t("solved"), t("unaided"), t("best"), t("median")]}
        items={showcase.filter(({ id }) => statistics().has(id))}
      >
        {({ id, name }) => {
          const own = () => statistics().get(id)!;
          return (
            <tr data-game={id}>
              <th scope="row">{name[language()]}</th>
              <td>{own().solved.toLocaleString(language())}</td>
              <td>{own().unaided.toLocaleString(language())}</td>
              <td>{formatDuration(own().best)}</td>
              <td>{formatDuration(own().median)}</td>
            </tr>
          );
        }}
      </Table>
    </section>
  );
}

function Opponents(props: Contest): JSX.Element {
  const { game } = props.open;
  const heading = `versus-${game.id}`;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{t("versus", { game: formatMessage(message("name"), game.messages) })}</h2>
      <Table
        class="results figures-table"
        columns={[t("level"), t("won"), t("drawn"), t("lost")]}
        items={props.versus}
      >
        {({ against, won, drawn, lost }) => (
          <tr data-game={game.id}>
            <th scope="row">{formatMessage(against, game.messages)}</th>
            <For each={[won, drawn, lost]}>{(count) => <td>{count.toLocaleString(language())}</td>}</For>
          </tr>
        )}
      </Table>
    </section>
  );
}
