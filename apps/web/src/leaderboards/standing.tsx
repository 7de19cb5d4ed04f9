/** What comes of a day's attempt, on the panel that says it is done. */
import type { LeaderboardName } from "@masume/protocol";
import { A } from "@solidjs/router";
import { createEffect, createResource, type JSX, Match, Show, Suspense, Switch } from "solid-js";
import { me } from "../account/identity.js";
import { formatDuration } from "../i18n/format.js";
import { useServer } from "../platform/network/server.js";
import { attemptAt, attemptChanges, type Standing, sendAnswers, standing } from "./attempt.js";
import { leaderboardPath } from "./leaderboard-path.js";
import { rankText, t } from "./messages.js";

interface StandingProps {
  readonly board: LeaderboardName;
  readonly day: string;
  /** Help was taken, so it does not count. */
  readonly isHelped?: boolean;
}

export function DayStanding(props: StandingProps): JSX.Element {
  return (
    <Suspense>
      <Known {...props} />
    </Suspense>
  );
}

function Known(props: StandingProps): JSX.Element {
  const server = useServer();
  const [attempt] = createResource(attemptChanges, () => attemptAt(props.board, props.day));
  const isSent = () => {
    const known = attempt.latest;
    return known !== undefined && known.answers.length > 0 && known.sent === known.answers.length;
  };
  const [place] = createResource(
    () => isSent() && attemptChanges(),
    () => standing(props.board, props.day),
  );
  // The server is there again: what waits can go.
  createEffect(() => {
    if (server() === "available" && attempt.latest && !isSent()) void sendAnswers();
  });

  return (
    <Show when={server() === "available" || attempt.latest}>
      <div class="standing" role="status">
        <Switch>
          <Match when={props.isHelped || attempt.latest?.refusal === "helped"}>
            <p>{t("today.helped")}</p>
          </Match>
          <Match when={!attempt.latest}>
            <p>{me() ? t("today.alone") : t("name-first")}</p>
          </Match>
          <Match when={attempt.latest?.refusal}>
            <p>{t(attempt.latest?.refusal === "implausible" ? "today.implausible" : "today.refused")}</p>
          </Match>
          <Match when={server() !== "available" && !isSent()}>
            <p>{t("today.waiting")}</p>
          </Match>
          <Match when={place.latest}>
            {(known) => (
              <>
                <p class="standing-place">{placeOf(known())}</p>
                <Show when={attempt.latest?.elapsedMs}>
                  {(time) => (
                    <p>
                      <small>{t("today.time", { time: formatDuration(time()) })}</small>
                    </p>
                  )}
                </Show>
              </>
            )}
          </Match>
        </Switch>
        <p>
          <A href={leaderboardPath(props.board, props.day)}>{t("link")}</A>
        </p>
      </div>
    </Show>
  );
}

function placeOf(known: Standing): string {
  if (known.total === 1) return t("today.first");
  const place = rankText(known.rank);
  return t(known.percentile > 0 ? "today.place" : "today.last", { ...known, place });
}
