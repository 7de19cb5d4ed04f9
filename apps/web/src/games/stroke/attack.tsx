/**
 * Time attack: five boards against the clock, the same ones for everybody on the same
 * day. A run is saved from its first board on and its address names it, so neither a
 * reload nor a closed page ends it.
 */

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
import { me } from "../../account/identity.js";
import { isDay } from "../../daily/day.js";
import { formatDay, formatDuration, today } from "../../i18n/format.js";
import { beginAttempt } from "../../leaderboards/attempt.js";
import { ContestNote } from "../../leaderboards/contest-note.js";
import { t as contestText } from "../../leaderboards/messages.js";
import { DayStanding } from "../../leaderboards/standing.js";
import { useServer } from "../../platform/network/server.js";
import { getRun, isDone, runKey, runsOf, saveRun, totalTime } from "../../platform/storage/runs.js";
import type { RunRecord } from "../../platform/storage/schema.js";
import type { OpenGame } from "../../play/game-ui.js";
import { freshSeed } from "../../play/generation.js";
import { Button } from "../../ui/button.js";
import { FormError } from "../../ui/form-error.js";
import { Table } from "../../ui/table.js";
import { t } from "./attack-messages.js";
import { AttackRun } from "./attack-run.js";
import { BandField } from "./band-field.js";
import { runBand } from "./run-band.js";

export default function Attack(props: OpenGame<Puzzle, State, Move>): JSX.Element {
  const [query, setQuery] = useSearchParams<{ day?: string; run?: string }>();
  const day = isDay(query.day) && query.day < today() ? query.day : today();
  /** Past days are played without the server, and do not count. */
  const isPast = day < today();
  const [opened, { mutate: setOpened }] = createResource(
    () => query.run,
    async (seed) => {
      const known = await getRun(runKey("stroke", seed));
      // Where it counts, what is solved on this device has to be sent from it.
      if (known?.puzzles && known.day === today()) await beginAttempt("stroke-attack", known.day);
      return known;
    },
  );
  const run = () => (opened()?.seed === query.run ? opened() : undefined);
  const server = useServer();
  const [isRefused, setRefused] = createSignal(false);
  const [band, setBand] = createSignal<Band>("normal");
  const [daily, { refetch: refetchDaily }] = createResource(() => getRun(runKey("stroke", dailySeed(day))));
  const [runs, { refetch }] = createResource(() => runsOf("stroke"));
  const unfinished = () => runs()?.find((one) => one.day === undefined && !isDone(one));

  async function begin(seed: string, of: Pick<RunRecord, "band" | "day" | "puzzles">): Promise<void> {
    await saveRun({
      key: runKey("stroke", seed),
      game: "stroke",
      seed,
      ...of,
      times: [],
      of: planTimeAttack(seed, runBand(of)).length,
      begun: Date.now(),
    });
    goTo(seed);
  }

  function goTo(seed: string | undefined): void {
    setQuery({ run: seed });
  }

  async function beginDaily(): Promise<void> {
    const known = daily();
    if (known) return goTo(known.seed);
    const isToCount = !isPast && me() !== undefined && server() === "available";
    const attempt = isPast ? undefined : await beginAttempt("stroke-attack", day);
    // Begun without it, the day's only run would be lost for the leaderboard.
    setRefused(isToCount && !attempt);
    if (isRefused()) return;
    await begin(dailySeed(day), { band: dailyBand, day, ...(attempt && { puzzles: attempt.puzzles }) });
  }

  async function onTimes(next: RunRecord): Promise<void> {
    setOpened(next);
    await saveRun(next);
  }

  async function close(): Promise<void> {
    await Promise.all([refetch(), refetchDaily()]);
    goTo(undefined);
  }

  return (
    <Show
      when={run()?.seed}
      keyed
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
                        <FormError text={isRefused() && contestText("counts.failed")} />
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
                <Show when={unfinished()}>
                  {(known) => (
                    <>
                      <p>{t("so-far", { done: known().times.length, of: known().of })}</p>
                      <Button kind="primary" onClick={() => goTo(known().seed)}>
                        {t("go-on")}
                      </Button>
                    </>
                  )}
                </Show>
                <BandField band={band()} onBand={setBand} />
                <Button onClick={() => begin(freshSeed(), { band: band() })}>{t("start")}</Button>
              </div>
            </div>
          </section>
          <Results runs={(runs() ?? []).filter(isDone)} />
        </>
      }
    >
      {(_seed) => <AttackRun ui={props.ui} run={run()!} onTimes={onTimes} onClose={close} />}
    </Show>
  );
}

function Results(props: { readonly runs: readonly RunRecord[] }): JSX.Element {
  return (
    <section class="part">
      <h2>{t("results")}</h2>
      <Show when={props.runs.length > 0} fallback={<p class="empty">{t("no-results")}</p>}>
        <Table columns={[t("run"), t("difficulty"), t("total")]} items={props.runs}>
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
