/** One run: its boards in turn, the next one already being made while the present one is played. */

import {
  type Move,
  type Puzzle,
  planTimeAttack,
  puzzleCodec,
  type State,
  stroke,
} from "@masume/games/stroke";
import { message } from "@masume/kernel";
import {
  createEffect,
  createMemo,
  createResource,
  For,
  type JSX,
  Match,
  onCleanup,
  Show,
  Switch,
} from "solid-js";
import { formatDuration, today } from "../../i18n/format.js";
import { answerAttempt } from "../../leaderboards/attempt.js";
import { DayStanding } from "../../leaderboards/standing.js";
import { isDone, totalTime } from "../../platform/storage/runs.js";
import type { RunRecord } from "../../platform/storage/schema.js";
import { generate } from "../../platform/workers/engine-client.js";
import { openPlay } from "../../play/create-play.js";
import type { GameUi } from "../../play/game-ui.js";
import { PlayView } from "../../play/play-view.js";
import { Button } from "../../ui/button.js";
import { WorkStopped } from "../../ui/work-stopped.js";
import { t } from "./attack-messages.js";
import { runBand } from "./run-band.js";

export function AttackRun(props: {
  readonly ui: GameUi<Puzzle, State, Move>;
  readonly run: RunRecord;
  readonly onTimes: (run: RunRecord) => void;
  readonly onClose: () => void;
}): JSX.Element {
  // While the router still shows the page before, what is read later than now is that page's.
  const { key, seed, puzzles: ranked } = props.run;
  const boards = planTimeAttack(seed, runBand(props.run));
  const made = new Map<number, ReturnType<typeof generate>>();
  const abort = new AbortController();
  onCleanup(() => abort.abort());
  const index = createMemo(() => props.run.times.length);

  async function boardText(i: number): Promise<string | undefined> {
    if (ranked) return ranked[i];
    const board = await order(i);
    void order(i + 1);
    return board?.ok ? board.value.puzzle : undefined;
  }

  function order(i: number): ReturnType<typeof generate> | undefined {
    const wanted = boards[i];
    if (!wanted) return undefined;
    const known = made.get(i) ?? generate({ game: "stroke", ...wanted }, { signal: abort.signal });
    made.set(i, known);
    known.catch(() => made.delete(i));
    return known;
  }

  const [opened, { refetch }] = createResource(index, async (i) => {
    const text = await boardText(i);
    const read = text === undefined ? undefined : puzzleCodec.parse(text);
    if (!read?.ok) return undefined;
    const open = await openPlay({
      game: stroke,
      puzzle: read.value,
      key: `${key}/${ranked ? "ranked/" : ""}${i + 1}`,
      href: `/stroke/attack?run=${encodeURIComponent(seed)}`,
      title: message("attack.board", { number: i + 1, of: boards.length }),
    });
    return { open, i };
  });

  return (
    <Switch fallback={<p class="loading">{t("making")}</p>}>
      <Match when={isDone(props.run)}>
        <Finished run={props.run} onClose={props.onClose} />
      </Match>
      <Match when={opened.error}>
        <WorkStopped when onRetry={() => void refetch()} />
      </Match>
      <Match when={!opened.loading && !opened()}>
        <p role="alert">{t("making.failed")}</p>
      </Match>
      <Match when={!opened.loading && opened()?.i === index() && opened()} keyed>
        {({ open, i }) => {
          const play = open();
          const { day } = props.run;
          createEffect(() => {
            if (day && ranked && play.solvedIn() !== undefined)
              void answerAttempt("stroke-attack", day, i, play.session());
          });
          const next = () =>
            props.onTimes({ ...props.run, times: [...props.run.times, play.solvedIn() ?? 0] });
          return (
            <PlayView
              play={play}
              ui={props.ui}
              assisted={false}
              aside={
                <Show when={i > 0}>
                  <p class="attack-status">{t("before", { time: formatDuration(totalTime(props.run)) })}</p>
                </Show>
              }
              solved={
                <section class="solved-panel" aria-label={t("solved.title")}>
                  <h2>{t("solved.title")}</h2>
                  <p class="solved-time">
                    {t("solved.time", { time: formatDuration(play.solvedIn() ?? 0) })}
                  </p>
                  <Button kind="primary" onClick={next}>
                    {i + 1 < boards.length ? t("next") : t("finish")}
                  </Button>
                </section>
              }
            />
          );
        }}
      </Match>
    </Switch>
  );
}

function Finished(props: { readonly run: RunRecord; readonly onClose: () => void }): JSX.Element {
  return (
    <section class="part solved-panel attack-over">
      <h2>{t("over")}</h2>
      <p class="attack-total">{formatDuration(totalTime(props.run))}</p>
      <ol class="attack-times numbered">
        <For each={props.run.times}>{(time) => <li>{formatDuration(time)}</li>}</For>
      </ol>
      <Show when={props.run.day === today() && props.run.day}>
        {(day) => <DayStanding board="stroke-attack" day={day()} />}
      </Show>
      <Button kind="primary" onClick={() => props.onClose()}>
        {t("to-results")}
      </Button>
    </section>
  );
}
