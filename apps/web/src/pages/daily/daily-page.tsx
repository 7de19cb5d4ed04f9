/** The calendar: every day's puzzles of every game, what is done of them, and the way to each, past days too. */
import { A, useSearchParams } from "@solidjs/router";
import { createResource, type JSX, Show } from "solid-js";
import { isDay } from "../../daily/day.js";
import { readDeviceRecords } from "../../daily/device-records.js";
import { monthOf } from "../../daily/month.js";
import { streakOf } from "../../daily/streak.js";
import { today } from "../../i18n/format.js";
import { useTitle } from "../../ui/title.js";
import { Calendar } from "./calendar.js";
import { DayGames } from "./day-games.js";
import { t } from "./messages.js";
import "./daily.css";

export default function DailyPage(): JSX.Element {
  useTitle(() => t("title"));
  const [query] = useSearchParams<{ day?: string; month?: string }>();
  const day = () => (isDay(query.day) && query.day <= today() ? query.day : today());
  const month = () => (/^\d{4}-(0[1-9]|1[0-2])$/.test(query.month ?? "") ? query.month! : monthOf(day()));
  const [kept] = createResource(readDeviceRecords, { initialValue: { sessions: [], runs: [], solves: [] } });
  const streak = () =>
    streakOf(
      kept.latest.solves.map((solve) => solve.day),
      today(),
    );
  return (
    <section class="page daily-page">
      <h1>{t("title")}</h1>
      <p class="lead">{t("lead")}</p>
      <div class="daily-columns">
        <div>
          <Calendar month={month()} chosen={day()} kept={kept.latest} daysOff={streak().daysOff} />
          <Show when={streak().now > 0}>
            <p class="note">
              <A href="/statistics">{t("streak", { count: streak().now })}</A>
            </p>
          </Show>
        </div>
        <DayGames day={day()} kept={kept.latest} />
      </div>
    </section>
  );
}
