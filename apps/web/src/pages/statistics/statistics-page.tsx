/**
 * What has been solved: days in a row, the last twelve weeks, every game by size and
 * level with its times, and games against an opponent. What is counted is said first:
 * this device alone, or all devices of an account.
 */

import { type GameId, gameIds } from "@masume/games";
import { message } from "@masume/kernel";
import { createMemo, createResource, For, type JSX, onCleanup, Show } from "solid-js";
import { me, refreshMe } from "../../account/identity.js";
import { streakOf } from "../../daily/streak.js";
import { openGame } from "../../games/open-game.js";
import { formatDay, today } from "../../i18n/format.js";
import { language } from "../../i18n/language.js";
import { formatMessage } from "../../i18n/translator.js";
import type { SolveRecord } from "../../platform/storage/schema.js";
import { recentSessions } from "../../platform/storage/sessions.js";
import { allSolves, isSolve } from "../../platform/storage/solves.js";
import type { OpenGame, OpponentResult } from "../../play/game-ui.js";
import { Table } from "../../ui/table.js";
import { useTitle } from "../../ui/title.js";
import { KindTable } from "./kind-table.js";
import { LimitedTable } from "./limited-table.js";
import { measureLevels } from "./measure-levels.js";
import { t } from "./messages.js";
import { type Day, kindsOf, lastDays, limitedKindsOf } from "./statistics.js";
import "./statistics.css";

const shownDays = 7 * 12;

export default function StatisticsPage(): JSX.Element {
  useTitle(() => t("statistics"));
  void refreshMe();
  const left = new AbortController();
  onCleanup(() => left.abort());
  const [solves, { refetch }] = createResource(allSolves);
  const [contests] = createResource(allContests, { initialValue: [] });
  const [games] = createResource(solves, async (known) => {
    const ids = gameIds.filter((id) => known.some(({ game }) => game === id));
    const opened = await Promise.all(ids.map((id) => openGame(id)!));
    void Promise.all(opened.map((open) => measureLevels(open, known, left.signal))).then((measured) => {
      if (measured.includes(true)) void refetch();
    });
    return opened;
  });
  const solved = createMemo(() => (solves.latest ?? []).filter(isSolve));
  const kinds = createMemo(() => kindsOf(solved()));
  const limited = createMemo(() => limitedKindsOf(solves.latest ?? []));
  return (
    <section class="page narrow statistics">
      <h1>{t("statistics")}</h1>
      <p class="note">{me() ? t("where.account", { name: me()!.name }) : t("where.device")}</p>
      <Show when={solves.latest}>
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
            <Calendar days={lastDays(solved(), today(), shownDays)} />
            <For each={games.latest}>
              {(open) => (
                <>
                  <Show when={ofGame(kinds(), open.game.id).length > 0}>
                    <KindTable open={open} kinds={ofGame(kinds(), open.game.id)} />
                  </Show>
                  <Show when={ofGame(limited(), open.game.id).length > 0}>
                    <LimitedTable game={open.game} kinds={ofGame(limited(), open.game.id)} />
                  </Show>
                </>
              )}
            </For>
          </Show>
        )}
      </Show>
      <For each={contests()}>{(contest) => <Opponents {...contest} />}</For>
    </section>
  );
}

function ofGame<Of extends { readonly game: GameId }>(kinds: readonly Of[], id: GameId): readonly Of[] {
  return kinds.filter(({ game }) => game === id);
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
  const days = () =>
    streakOf(
      props.solves.map(({ day }) => day),
      today(),
    );
  return (
    <>
      <dl class="figures">
        <Figure name={t("solved")} value={props.solves.filter(isSolve).length} />
        <Figure name={t("streak")} value={days().now} />
        <Figure name={t("longest")} value={days().longest} />
      </dl>
      <p class="note">{t("streak.rule")}</p>
    </>
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

/** One square per day, darker and fuller the more was solved; its words say the number. */
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

function Opponents(props: Contest): JSX.Element {
  const { game } = props.open;
  const heading = `versus-${game.id}`;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{t("versus", { game: formatMessage(message("name"), game.messages) })}</h2>
      <Table
        extra="figures-table"
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
