/** A day's leaderboard, with one's own place on it. */
import type { Leaderboard, LeaderboardName } from "@masume/protocol";
import { useSearchParams } from "@solidjs/router";
import { createResource, type JSX, Show, Suspense } from "solid-js";
import { me, refreshMe } from "../../account/identity.js";
import { refusalText } from "../../account/messages.js";
import { NameForm } from "../../account/name-form.js";
import { isDay } from "../../daily/day.js";
import { dayAfter } from "../../daily/streak.js";
import { rankText, t } from "../../leaderboards/messages.js";
import { ReportResult } from "../../leaderboards/report-result.js";
import { api, useServer } from "../../platform/network/server.js";
import { Button, ButtonLink } from "../../ui/button.js";
import { FormError } from "../../ui/form-error.js";
import { Segments } from "../../ui/segments.js";
import { useTitle } from "../../ui/title.js";
import { WithServer } from "../../ui/with-server.js";
import "../../leaderboards/leaderboards.css";
import { formatDay, formatDuration, today } from "../../i18n/format.js";
import { Table } from "../../ui/table.js";

/** Each leaderboard and where it is played. */
const boards: Readonly<Record<LeaderboardName, string>> = {
  "stroke-attack": "/stroke/attack",
  "slither-daily": "/slither#today",
  "sono-daily": "/sono#today",
  "nonaga-daily": "/nonaga/problem",
};
const boardNames: readonly LeaderboardName[] = [
  "stroke-attack",
  "slither-daily",
  "sono-daily",
  "nonaga-daily",
];

export default function LeaderboardPage(): JSX.Element {
  const server = useServer();
  const [query, setQuery] = useSearchParams<{ board?: string; day?: string }>();
  const board = () => boardNames.find((name) => name === query.board) ?? boardNames[0]!;
  const day = () => (isDay(query.day) ? query.day : today());
  void refreshMe();
  useTitle(() => t("title"));
  const [answer, { refetch }] = createResource(
    () => server() === "available" && { board: board(), day: day(), me: me()?.id },
    ({ board, day }) => api.request("getLeaderboard", { params: { board }, query: { day } }),
  );
  const shown = (): Leaderboard | undefined => (answer.latest?.ok ? answer.latest.value : undefined);
  const refusal = () => (answer.latest?.ok === false ? answer.latest.error.code : undefined);
  return (
    <section class="page narrow leaderboards">
      <h1>{t("title")}</h1>
      <p>{t("lead")}</p>
      <WithServer none={t("none")} unreachable={t("gone")}>
        <Segments
          legend={t("board")}
          isLegendHidden
          options={boardNames}
          text={(name) => t(`board.${name}`)}
          value={board()}
          onChange={(name) => setQuery({ board: name })}
        />
        <nav class="day-turner" aria-label={t("day")}>
          <button
            type="button"
            class="quiet icon-only"
            aria-label={t("day.before")}
            onClick={() => setQuery({ day: dayAfter(day(), -1) })}
          >
            ‹
          </button>
          <h2>{formatDay(day())}</h2>
          <button
            type="button"
            class="quiet icon-only"
            aria-label={t("day.after")}
            disabled={day() >= today()}
            onClick={() => setQuery({ day: dayAfter(day(), 1) })}
          >
            ›
          </button>
        </nav>
        <Suspense>
          <Show when={refusal()}>
            {(code) => (
              <>
                <FormError text={refusalText(code(), "refused")} />
                <Button onClick={() => refetch()}>{t("try-again")}</Button>
              </>
            )}
          </Show>
          <Show when={shown()}>{(known) => <Ranking board={board()} shown={known()} />}</Show>
          <Show when={me()} fallback={<Nameless />}>
            <Show when={day() === today() && shown() && !shown()?.you}>
              <ButtonLink href={boards[board()]} kind="primary">
                {t("play")}
              </ButtonLink>
            </Show>
          </Show>
        </Suspense>
      </WithServer>
    </section>
  );
}

function Nameless(): JSX.Element {
  return (
    <>
      <p>{t("name-first")}</p>
      <NameForm />
    </>
  );
}

function Ranking(props: { readonly board: LeaderboardName; readonly shown: Leaderboard }): JSX.Element {
  const isListed = () => props.shown.entries.some(({ player }) => player.id === me()?.id);
  return (
    <Show when={props.shown.entries.length > 0} fallback={<p class="empty">{t("empty")}</p>}>
      <Table
        columns={[
          t("rank"),
          t("player"),
          ...(props.board === "stroke-attack" ? [t("solved")] : []),
          ...(props.board === "sono-daily" ? [t("pairs"), t("turns")] : []),
          t("time"),
        ]}
        items={props.shown.entries}
      >
        {({ rank, player, solved, score, turns, elapsedMs }) => (
          <tr classList={{ own: player.id === me()?.id }}>
            <td>{rankText(rank)}</td>
            <td>
              {player.name} {player.id === me()?.id ? t("you") : ""}
            </td>
            <Show when={props.board === "stroke-attack"}>
              <td>{solved}</td>
            </Show>
            <Show when={props.board === "sono-daily"}>
              <td>{score}</td>
              <td>{turns}</td>
            </Show>
            <td>{formatDuration(elapsedMs)}</td>
          </tr>
        )}
      </Table>
      <Show when={!isListed() && props.shown.you}>
        {(you) => <p>{t("own-place", { total: props.shown.total, place: rankText(you().rank) })}</p>}
      </Show>
      <ReportResult board={props.board} shown={props.shown} />
    </Show>
  );
}
