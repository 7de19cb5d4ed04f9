/** The solver's wishes and its progress: what to look for, with what, and what it has found so far. */

import { maxPairs, type Puzzle, suggestedLimits } from "@masume/games/sono";
import { createSignal, type JSX, Show } from "solid-js";
import { language } from "../../i18n/language.js";
import { Button } from "../../ui/button.js";
import { CheckField } from "../../ui/fields.js";
import { Form } from "../../ui/form.js";
import { WorkStopped } from "../../ui/work-stopped.js";
import { t } from "./solve-messages.js";
import type { Solver, SolverFigures } from "./solver.js";
import { createSolverForm, type SolverOrder } from "./solver-form.js";
import { TimeCurve } from "./time-curve.js";

export function SolverPanel(props: {
  readonly puzzle: Puzzle;
  readonly solver: Solver;
  /** There is an answer under this limit to go on from. */
  readonly canContinue: (maxSteps: number | undefined) => boolean;
  readonly onStart: (order: SolverOrder, continued: boolean) => void;
}): JSX.Element {
  const { puzzle, solver } = props;
  const form = createSolverForm(puzzle.maxSteps, suggestedLimits(puzzle.size)[1]!);
  const [continued, setContinued] = createSignal(true);
  const running = () => solver.passed() !== undefined;
  const canContinue = () => props.canContinue(form.maxSteps());

  function start(): void {
    props.onStart(form.order(), continued() && canContinue());
  }

  return (
    <section class="solver-panel box" aria-label={t("solve.title")}>
      <Form onSubmit={start}>
        <form.Fields />
        <Show when={canContinue()}>
          <CheckField
            label={t("solve.continue")}
            checked={continued()}
            onChange={(event) => setContinued(event.currentTarget.checked)}
          />
        </Show>
        <div class="button-row">
          <Show
            when={running()}
            fallback={
              <Button type="submit" kind="primary">
                {solver.best() ? t("solve.again") : t("solve.start")}
              </Button>
            }
          >
            <Button kind="primary" onClick={() => solver.stop()}>
              {t("solve.stop")}
            </Button>
          </Show>
          <p class="solver-best" role="status">
            <Show when={solver.best()}>
              {(best) => (
                <>
                  {t("solve.best", {
                    pairs: best().pairs,
                    of: maxPairs(puzzle.size),
                    turns: best().ops.length,
                  })}
                </>
              )}
            </Show>
          </p>
        </div>
      </Form>
      <WorkStopped when={solver.isStopped()} onRetry={start} />
      <Show when={solver.passed()}>
        {(passed) => <progress aria-label={t("solve.title")} value={passed()} max="1" />}
      </Show>
      <Show when={solver.figures().elapsed > 0}>
        <Figures figures={solver.figures()} of={maxPairs(puzzle.size)} />
      </Show>
    </section>
  );
}

/** Boards per second, and how the best came about. */
function Figures(props: { readonly figures: SolverFigures; readonly of: number }): JSX.Element {
  const number = (value: number) => Math.round(value).toLocaleString(language());
  return (
    <div class="solver-figures">
      <p>
        {t("solve.rate", {
          rate: number((1000 * props.figures.boards) / Math.max(1, props.figures.elapsed)),
          seconds: (props.figures.elapsed / 1000).toFixed(1),
        })}
      </p>
      <Show when={props.figures.history.length > 0}>
        <TimeCurve history={props.figures.history} elapsed={props.figures.elapsed} of={props.of} />
      </Show>
    </div>
  );
}
