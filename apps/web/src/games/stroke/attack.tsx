/** Time attack: five boards against the clock, the same ones for everybody on the same day. */

import {
  type Band,
  dailyBand,
  dailySeed,
  type Move,
  type Puzzle,
  planTimeAttack,
  type State,
} from "@masume/games/stroke";
import { A, useSearchParams } from "@solidjs/router";
import { createResource, createSignal, type JSX, Show } from "solid-js";
import { isDay } from "../../daily/day.js";
import { formatDay, formatDuration, today } from "../../i18n/format.js";
import { beginAttempt } from "../../leaderboards/attempt.js";
import { ContestNote } from "../../leaderboards/contest-note.js";
import { DayStanding } from "../../leaderboards/standing.js";
import { finishedRuns, getRun, isDone, runKey, saveRun, totalTime } from "../../platform/storage/runs.js";
import type { RunRecord } from "../../platform/storage/schema.js";
import type { OpenGame } from "../../play/game-ui.js";
import { freshSeed } from "../../play/generation.js";
import { Button } from "../../ui/button.js";
import { Table } from "../../ui/table.js";
import { t } from "./attack-messages.js";
import { AttackRun } from "./attack-run.js";
import { BandField } from "./band-field.js";
import { runBand } from "./run-band.js";

export default function Attack(props: OpenGame<Puzzle, State, Move>): JSX.Element {
  const [query] = useSearchParams<{ day?: string }>();
  const day = isDay(query.day) && query.day < today() ? query.day : today();
  /** Past days are played without the server, and do not count. */
  const isPast = day < today();
  const [run, setRun] = createSignal<RunRecord>();
  const [band, setBand] = createSignal<Band>("normal");
  const [daily, { refetch: refetchDaily }] = createResource(() => getRun(runKey("stroke", dailySeed(day))));
  const [results, { refetch }] = createResource(() => finishedRuns("stroke"));

  function begin(seed: string, of: Pick<RunRecord, "band" | "day" | "puzzles">): void {
    setRun({
      key: runKey("stroke", seed),
      game: "stroke",
      seed,
      ...of,
      times: [],
      of: planTimeAttack(seed, runBand(of)).length,
      begun: Date.now(),
    });
  }

  async function beginDaily(): Promise<void> {
    const known = daily();
    // A run begun without the server goes on without it.
    const isAlone = isPast || (known && !known.puzzles);
    const attempt = isAlone ? undefined : await beginAttempt("stroke-attack", day);
    if (known) setRun(known);
    else begin(dailySeed(day), { band: dailyBand, day, ...(attempt && { puzzles: attempt.puzzles }) });
  }

  async function onTimes(next: RunRecord): Promise<void> {
    setRun(next);
    await saveRun(next);
    if (isDone(next)) await Promise.all([refetch(), refetchDaily()]);
  }

  return (
    <Show
      when={run()}
      fallback={
        <>
          <section class="part">
            <h2>{t("title")}</h2>
            <p>{t("lead")}</p>
            <div class="attack-choice">
              <div class="box">
                <h3>{t(isPast ? "daily.past" : "daily")}</h3>
                <p>{formatDay(day)}</p>
                <Show when={daily()}>
                  {(known) => (
                    <p>
                      {isDone(known())
                        ? t("done-in", { time: formatDuration(totalTime(known())) })
                        : t("so-far", { done: known().times.length, of: known().of })}
                    </p>
                  )}
                </Show>
                <Show
                  when={daily() && isDone(daily()!)}
                  fallback={
                    <>
                      <Button kind="primary" onClick={beginDaily}>
                        {daily() ? t("go-on") : t("start")}
                      </Button>
                      <Show when={!isPast} fallback={<small>{t("daily.past.about")}</small>}>
                        <ContestNote board="stroke-attack" />
                      </Show>
                    </>
                  }
                >
                  <Show when={!isPast}>
                    <DayStanding board="stroke-attack" day={day} />
                  </Show>
                </Show>
                <p>
                  <A href="/daily">{t("daily.archive")}</A>
                </p>
              </div>
              <div class="box">
                <h3>{t("free")}</h3>
                <BandField band={band()} onBand={setBand} />
                <Button onClick={() => begin(freshSeed(), { band: band() })}>{t("start")}</Button>
              </div>
            </div>
          </section>
          <Results runs={results() ?? []} />
        </>
      }
    >
      {(current) => (
        <AttackRun ui={props.ui} run={current()} onTimes={onTimes} onClose={() => setRun(undefined)} />
      )}
    </Show>
  );
}

function Results(props: { readonly runs: readonly RunRecord[] }): JSX.Element {
  return (
    <section class="part">
      <h2>{t("results")}</h2>
      <Show when={props.runs.length > 0} fallback={<p class="empty">{t("no-results")}</p>}>
        <Table class="results" columns={[t("run"), t("difficulty"), t("total")]} items={props.runs}>
          {(run) => (
            <tr>
              <td>{run.day ? formatDay(run.day) : t("free")}</td>
              <td>{t(`band.${runBand(run)}`)}</td>
              <td>{formatDuration(totalTime(run))}</td>
            </tr>
          )}
        </Table>
      </Show>
    </section>
  );
}
