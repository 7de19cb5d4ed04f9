/** A month with one square per day: a mark for each game, full where all of its puzzles are done. */
import { A } from "@solidjs/router";
import { createMemo, For, type JSX, Show } from "solid-js";
import { monthAfter, monthOf, weeksOf } from "../../daily/month.js";
import { type DeviceRecords, dailies, doneOn } from "../../daily/today.js";
import { formatDay, today } from "../../i18n/format.js";
import { language } from "../../i18n/language.js";
import { t } from "./messages.js";

/** Before that there was no Masume. */
const firstMonth = "2026-01";

export function Calendar(props: {
  /** `2026-11` */
  readonly month: string;
  /** `2026-11-15` */
  readonly chosen: string;
  readonly kept: DeviceRecords;
  /** Days that a streak has forgiven. */
  readonly daysOff: readonly string[];
}): JSX.Element {
  const weeks = createMemo(() => weeksOf(props.month, language() === "ja" ? "sunday" : "monday"));
  const locale = () => (language() === "ja" ? "ja-JP" : "en-GB");
  const format = (day: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale(), { ...options, timeZone: "UTC" }).format(new Date(day));
  const title = () => format(`${props.month}-01`, { year: "numeric", month: "long" });
  const weekdays = () => weeks()[1]!.map((day) => format(day!, { weekday: "short" }));
  return (
    <div class="calendar box">
      <nav class="day-turner" aria-label={title()}>
        <Turn to={monthAfter(props.month, -1)} label={t("month.before")} sign="‹" />
        <h2>{title()}</h2>
        <Turn to={monthAfter(props.month, 1)} label={t("month.after")} sign="›" />
      </nav>
      <table>
        <thead>
          <tr>
            <For each={weekdays()}>{(name) => <th scope="col">{name}</th>}</For>
          </tr>
        </thead>
        <tbody>
          <For each={weeks()}>
            {(week) => (
              <tr>
                <For each={week}>
                  {(day) => (
                    <td>
                      <Show when={day}>
                        {(known) => (
                          <Show
                            when={known() <= today()}
                            fallback={<span class="calendar-day">{Number(known().slice(8))}</span>}
                          >
                            <DayLink
                              day={known()}
                              isChosen={known() === props.chosen}
                              isOff={props.daysOff.includes(known())}
                              kept={props.kept}
                            />
                          </Show>
                        )}
                      </Show>
                    </td>
                  )}
                </For>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </div>
  );
}

function Turn(props: { readonly to: string; readonly label: string; readonly sign: string }): JSX.Element {
  const isThere = () => props.to >= firstMonth && props.to <= monthOf(today());
  return (
    <Show when={isThere()} fallback={<span class="calendar-turn" />}>
      <A
        class="quiet icon-only calendar-turn"
        href={`/daily?month=${props.to}`}
        aria-label={props.label}
        noScroll
      >
        {props.sign}
      </A>
    </Show>
  );
}

function DayLink(props: {
  readonly day: string;
  readonly isChosen: boolean;
  readonly isOff: boolean;
  readonly kept: DeviceRecords;
}): JSX.Element {
  const done = createMemo(() => dailies.map((daily) => doneOn(daily, props.day, props.kept)));
  const total = () => done().reduce((sum, count) => sum + count, 0);
  const of = dailies.reduce((sum, daily) => sum + daily.of, 0);
  const label = () =>
    t(props.isOff ? "day.state-off" : "day.state", { day: formatDay(props.day), value: total(), of });
  return (
    <A
      class="calendar-day"
      classList={{ "day-off": props.isOff, chosen: props.isChosen }}
      href={`/daily?day=${props.day}`}
      aria-label={label()}
      aria-current={props.day === today() ? "date" : undefined}
      noScroll
    >
      <span aria-hidden="true">{Number(props.day.slice(8))}</span>
      <span class="calendar-marks" aria-hidden="true">
        <For each={dailies}>
          {(daily, i) => (
            <span
              data-game={daily.game}
              style={{ "--done": `${(100 * done()[i()]!) / daily.of}%` }}
              classList={{ begun: done()[i()]! > 0 }}
            />
          )}
        </For>
      </span>
    </A>
  );
}
