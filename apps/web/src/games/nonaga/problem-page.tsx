/**
 * A problem: win in two turns. The engine defends at full strength; whoever has not
 * won after two turns of his own has missed it and may try again. Today's problem is
 * the same for everybody; others come from a seed in the address.
 */
import { fullStrength, otherSide, type Puzzle, problemTurns, type Side } from "@masume/games/nonaga";
import { useNavigate, useSearchParams } from "@solidjs/router";
import { createEffect, createMemo, createResource, type JSX, Match, on, Show, Switch } from "solid-js";
import { formatDay, formatDuration, today } from "../../i18n/format.js";
import { saveSolve } from "../../platform/storage/solves.js";
import { createClock } from "../../play/clock.js";
import { freshSeed } from "../../play/generation.js";
import { Button } from "../../ui/button.js";
import { useTitle } from "../../ui/title.js";
import { WorkStopped } from "../../ui/work-stopped.js";
import { makeProblem } from "./engine-client.js";
import { t } from "./problem-messages.js";
import { engineSeat, personSeat } from "./seats.js";
import { createTable, type Table } from "./table.js";
import { TableView } from "./table-view.js";

export default function ProblemPage(): JSX.Element {
  const [query] = useSearchParams<{ seed: string }>();
  const seed = () => query.seed ?? today();
  const [problem, { refetch }] = createResource(seed, makeProblem);
  useTitle(() => t("problem.title"));
  return (
    <Switch fallback={<p class="loading">{t("problem.looking")}</p>}>
      <Match when={problem.error}>
        <WorkStopped onRetry={() => void refetch()} />
      </Match>
      <Match when={!problem.loading && problem()} keyed>
        {(puzzle) => <ProblemTable puzzle={puzzle} seed={seed()} />}
      </Match>
    </Switch>
  );
}

function ProblemTable(props: { readonly puzzle: Puzzle; readonly seed: string }): JSX.Element {
  const { puzzle, seed } = props;
  const solver = puzzle.position.mover;
  const person = personSeat(() => t("seat.you"));
  const engine = {
    ...engineSeat({ kind: "engine", level: fullStrength, seconds: 1 }, seed),
    name: () => t("problem.defence"),
  };
  const seats = solver === "red" ? { red: person, blue: engine } : { red: engine, blue: person };
  const table = createTable({ puzzle, turns: [], seats });
  const clock = createClock(0, true);
  let hints = 0;
  const standing = createMemo(() => standingOf(table, solver));
  createEffect(
    on(standing, (now) => {
      if (now !== "solved") return;
      clock.stop();
      const time = Math.round(clock.now());
      void saveSolve(`nonaga/problem/${seed}`, { game: "nonaga", day: today(), time, hints });
    }),
  );
  return (
    <TableView
      table={table}
      actions={{
        isAssisted: true,
        hinted: () => {
          hints++;
        },
        canUndo: () => table.turns().length > 0,
        undo: () => table.takeBackTo(0),
      }}
      aside={() => (
        <ProblemPanel
          solver={solver}
          seed={seed}
          standing={standing()}
          turn={Math.floor(table.turns().length / 2)}
          time={clock.shown()}
          onAgain={() => table.takeBackTo(0)}
        />
      )}
    />
  );
}

type Standing = "open" | "solved" | "missed";

function standingOf(table: Table, solver: Side): Standing {
  const result = table.ending()?.result;
  const own = Math.ceil(table.turns().length / 2);
  if (result === solver && own <= problemTurns) return "solved";
  return result === otherSide(solver) || own >= problemTurns ? "missed" : "open";
}

function ProblemPanel(props: {
  readonly solver: Side;
  readonly seed: string;
  readonly standing: Standing;
  /** How many turns the solver has made, with their answers. */
  readonly turn: number;
  readonly time: number;
  readonly onAgain: () => void;
}): JSX.Element {
  const navigate = useNavigate();
  return (
    <section class="solved-panel" aria-label={t("problem.title")}>
      <Show when={props.seed === today()}>
        <p class="daily-day">{formatDay(props.seed)}</p>
      </Show>
      <Switch>
        <Match when={props.standing === "open"}>
          <h2>{t("problem.task", { side: t(`side.${props.solver}`) })}</h2>
          <p>{props.turn === 0 ? t("problem.proved") : t("problem.second")}</p>
        </Match>
        <Match when={props.standing === "solved"}>
          <h2>{t("problem.solved")}</h2>
          <p class="solved-time">{t("solved.time", { time: formatDuration(props.time) })}</p>
        </Match>
        <Match when={props.standing === "missed"}>
          <h2>{t("problem.not-in-two")}</h2>
          <p>{t("problem.not-in-two.about")}</p>
          <Button kind="primary" onClick={() => props.onAgain()}>
            {t("problem.again")}
          </Button>
        </Match>
      </Switch>
      <button
        type="button"
        class={props.standing === "solved" ? "button" : "quiet"}
        onClick={() => navigate(`/nonaga/problem?seed=${freshSeed()}`)}
      >
        {t("problem.another")}
      </button>
    </section>
  );
}
