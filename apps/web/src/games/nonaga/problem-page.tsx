/**
 * A problem: one of the list by its number, or the day's by its seed. The other side
 * judges every turn and answers it; a wrong turn is refuted on the board and can be made
 * again. Today's problem is the same for everybody.
 */
import {
  nonaga,
  otherSide,
  type ProblemTask,
  problems,
  problemTurns,
  seededProblem,
} from "@masume/games/nonaga";
import { parseOrThrow } from "@masume/kernel";
import { useSearchParams } from "@solidjs/router";
import {
  createEffect,
  createMemo,
  createResource,
  createSignal,
  type JSX,
  Match,
  on,
  Show,
  Switch,
} from "solid-js";
import { isDay } from "../../daily/day.js";
import { formatDay, formatDuration, today } from "../../i18n/format.js";
import { answerAttempt, attemptAt, attemptChanges, isRunning } from "../../leaderboards/attempt.js";
import { AttemptMark, AttemptNote } from "../../leaderboards/running-attempt.js";
import { DayStanding } from "../../leaderboards/standing.js";
import { StartRanked } from "../../leaderboards/start-ranked.js";
import { saveProgress } from "../../platform/storage/progress.js";
import type { AttemptRecord, Stars } from "../../platform/storage/schema.js";
import { saveSolve } from "../../platform/storage/solves.js";
import { createClock } from "../../play/clock.js";
import { StarRow } from "../../play/star-row.js";
import { starsFor } from "../../play/stars.js";
import { Button, ButtonLink } from "../../ui/button.js";
import { NotFound } from "../../ui/not-found.js";
import { useTitle } from "../../ui/title.js";
import { t } from "./problem-messages.js";
import { parMs, problemPath, sortName, stageOf } from "./problem-places.js";
import { ownTurns, problemSeat } from "./problem-seat.js";
import { personSeat } from "./seats.js";
import { createTable } from "./table.js";
import { TableView } from "./table-view.js";

const board = "nonaga-daily";

interface PosedProblem {
  readonly task: ProblemTask;
  /** The key of what is solved. */
  readonly key: string;
  /** In the list, counted from 1. */
  readonly number?: number;
  /** The seed of a problem of the day. */
  readonly seed?: string;
  readonly isRanked: boolean;
}

export default function ProblemPage(): JSX.Element {
  const [query] = useSearchParams<{ seed: string; number: string }>();
  const number = () => (query.number === undefined ? undefined : Number(query.number));
  return (
    <Show when={number()} keyed fallback={<DayProblem seed={query.seed ?? today()} />}>
      {(listed) => <ListedProblem number={listed} />}
    </Show>
  );
}

function ListedProblem(props: { readonly number: number }): JSX.Element {
  const { number } = props;
  useTitle(() => t("problem.number", { number }));
  return (
    <Show when={problems()[number - 1]} fallback={<NotFound />}>
      {(task) => (
        <ProblemTable posed={{ task: task(), key: `nonaga/problem-${number}`, number, isRanked: false }} />
      )}
    </Show>
  );
}

/** Today's is ranked, where there is a server and the person has begun it there. */
function DayProblem(props: { readonly seed: string }): JSX.Element {
  const isToday = () => props.seed === today();
  const [attempt] = createResource(
    () => isToday() && attemptChanges(),
    () => attemptAt(board, today()),
  );
  // An attempt also changes when help is taken or an answer is sent: the board stays as it is then.
  const isKnown = createMemo(() => attempt.state !== "pending");
  const ranked = createMemo(() => (isKnown() && isToday() ? attempt.latest?.puzzles[0] : undefined));
  const posed = createMemo((): PosedProblem | undefined => {
    if (!isKnown()) return undefined;
    const { seed } = props;
    const text = ranked();
    const puzzle = text === undefined ? seededProblem(seed) : parseOrThrow(nonaga.codec.puzzle, text);
    const task: ProblemTask = { kind: "win", n: problemTurns, puzzle };
    return { task, key: `nonaga/problem/${seed}`, seed, isRanked: text !== undefined };
  });
  useTitle(() => t("problem.title"));
  return (
    <Show when={posed()} keyed fallback={<p class="loading">{t("problem.looking")}</p>}>
      {(known) => <ProblemTable posed={known} attempt={attempt.latest} />}
    </Show>
  );
}

function ProblemTable(props: {
  readonly posed: PosedProblem;
  readonly attempt?: AttemptRecord | undefined;
}): JSX.Element {
  const { task, key, number, seed, isRanked } = props.posed;
  const { puzzle, kind, n } = task;
  const solver = puzzle.position.mover;
  const isWinInOne = kind === "win" && n === 1;
  const person = personSeat(() => t("seat.you"));
  const other = problemSeat(task);
  const seats = solver === "red" ? { red: person, blue: other } : { red: other, blue: person };
  const table = createTable({ puzzle, turns: [], seats, viewer: solver });
  const clock = createClock(0, true);
  const [hints, setHints] = createSignal(0);
  const [mistakes, setMistakes] = createSignal(0);
  const [stars, setStars] = createSignal<Stars>();
  /** When each turn was made. */
  let times: readonly number[] = [];
  createEffect(
    on(
      table.turns,
      (turns) => {
        times = [...times, Math.round(clock.now())].slice(0, turns.length);
      },
      { defer: true },
    ),
  );
  const standing = createMemo((): Standing => {
    const result = table.ending()?.result;
    if (result === solver || stars() !== undefined) return "solved";
    if (result !== undefined) return "wrong";
    if (table.isWaiting()) return "open";
    const verdict = table.turns().length === 0 ? undefined : other.verdict();
    return verdict === "wrong" ? "wrong" : verdict === "right" && kind === "defend" ? "solved" : "open";
  });
  /** The attempt that this counts for. */
  const counting = () => (isRanked && props.attempt && isRunning(props.attempt) ? props.attempt : undefined);
  const running = () => (standing() === "solved" ? undefined : counting());
  createEffect(
    on(standing, (now) => {
      if (now === "wrong") setMistakes(mistakes() + 1);
      if (now === "solved" && stars() === undefined) solved();
    }),
  );

  function solved(): void {
    clock.stop();
    const solve = { time: Math.round(clock.now()), hints: hints(), mistakes: mistakes() };
    const earned = starsFor(solve, parMs(n));
    setStars(earned);
    void saveSolve(key, { game: "nonaga", day: today(), ...solve });
    if (number !== undefined)
      void saveProgress("nonaga", stageOf(number), { stars: earned, best: solve.time });
    if (!counting()) return;
    const log = table
      .turns()
      .map((turn, i) => ({ text: nonaga.codec.move.format(turn), at: times[i] ?? solve.time }));
    void answerAttempt(board, seed!, 0, { log, cursor: log.length });
  }

  /** Back to before the turn that was wrong. */
  function again(): void {
    table.takeBackTo(2 * Math.max(0, ownTurns(table.turns().length) - 1));
    other.forget();
  }

  return (
    <TableView
      table={table}
      actions={{
        isAssisted: true,
        isHelpOff: () => running() !== undefined,
        helped: () => {
          if (standing() !== "solved") setHints(hints() + 1);
        },
        canUndo: () => table.turns().length > 0 && standing() !== "solved",
        undo: again,
      }}
      mark={<Show when={running()}>{(attempt) => <AttemptMark attempt={attempt()} />}</Show>}
      hasResultAside
      asideItems={() => (standing() === "open" ? 1 : 2)}
      aside={() => (
        <section
          class="solved-panel"
          aria-label={number ? t("problem.number", { number }) : t("problem.title")}
        >
          <Show when={isDay(seed)}>
            <p class="daily-day">
              {formatDay(seed!)}
              <Show when={isRanked}> · {t("problem.ranked")}</Show>
            </p>
          </Show>
          <Show when={number}>
            <p class="daily-day">
              {t("problem.number", { number: number! })} · {sortName(task)}
            </p>
          </Show>
          <Switch>
            <Match when={standing() === "open"}>
              <h2>{t(`problem.task.${kind}`, { side: t(`side.${solver}`), count: n })}</h2>
              <p>
                {table.turns().length < 2
                  ? t(isWinInOne ? "problem.proved.one" : `problem.proved.${kind}`, { count: n })
                  : t("problem.on", { count: n - ownTurns(table.turns().length) })}
              </p>
            </Match>
            <Match when={standing() === "solved"}>
              <h2>{t("problem.solved")}</h2>
              <p class="solved-time">
                <Show when={stars()}>{(earned) => <StarRow stars={earned()} />}</Show>{" "}
                {t("solved.time", { time: formatDuration(clock.shown()) })}
              </p>
            </Match>
            <Match when={standing() === "wrong"}>
              <h2>{t("problem.wrong.win")}</h2>
              <p>
                {t(isWinInOne ? "problem.wrong.one.about" : `problem.wrong.${kind}.about`, {
                  side: t(`side.${otherSide(solver)}`),
                })}
              </p>
            </Match>
          </Switch>
          <Show when={isRanked}>
            <Show when={running()} fallback={<DayStanding board={board} day={seed!} />}>
              {(attempt) => <AttemptNote attempt={attempt()} />}
            </Show>
          </Show>
          <Show when={!isRanked && seed === today()}>
            <StartRanked board={board} day={today()} />
          </Show>
          <div class="button-row">
            <Show when={standing() === "wrong"}>
              <Button kind="primary" onClick={again}>
                {t("again")}
              </Button>
            </Show>
            <Show when={number !== undefined && number < problems().length}>
              <ButtonLink
                href={problemPath(number! + 1)}
                kind={standing() === "solved" ? "primary" : "plain"}
              >
                {t("problem.next")}
              </ButtonLink>
            </Show>
            <ButtonLink href="/nonaga/problems">{t("problem.all")}</ButtonLink>
          </div>
        </section>
      )}
    />
  );
}

type Standing = "open" | "solved" | "wrong";
