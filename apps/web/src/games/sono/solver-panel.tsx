/** The solver's wishes and its progress: what to look for, for how long, and what it has found so far. */

import { maxPairs, type Puzzle } from "@masume/games/sono";
import { createSignal, type JSX, Show } from "solid-js";
import { Button } from "../../ui/button.js";
import { CheckField } from "../../ui/fields.js";
import { SelectField } from "../../ui/select-field.js";
import { WorkStopped } from "../../ui/work-stopped.js";
import { CountField } from "./count-field.js";
import { t } from "./solve-messages.js";
import type { Solver } from "./solver.js";

const times = [5, 15, 60, 300] as const;
const usualLimits: Readonly<Record<number, number>> = { 4: 7, 6: 12, 8: 20, 10: 35, 12: 50, 14: 75, 16: 100 };
const largestLimit = 9999;

export function SolverPanel(props: {
  readonly puzzle: Puzzle;
  readonly solver: Solver;
  /** How long it is to search, and under which limit. */
  readonly onStart: (seconds: number, maxSteps: number | undefined) => void;
}): JSX.Element {
  const { puzzle, solver } = props;
  const [within, setWithin] = createSignal(puzzle.maxSteps !== undefined);
  const [limit, setLimit] = createSignal(puzzle.maxSteps ?? usualLimits[puzzle.size] ?? 200);
  const [seconds, setSeconds] = createSignal<number>(times[1]);
  const running = () => solver.passed() !== undefined;

  function start(): void {
    props.onStart(seconds(), within() ? limit() : undefined);
  }

  return (
    <section class="solver-panel box" aria-label={t("solve.title")}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          start();
        }}
      >
        <fieldset class="choice">
          <legend>{t("solve.goal")}</legend>
          <CheckField
            label={t("solve.all")}
            type="radio"
            name="goal"
            checked={!within()}
            onChange={() => setWithin(false)}
          />
          <CheckField
            label={t("solve.within")}
            type="radio"
            name="goal"
            checked={within()}
            onChange={() => setWithin(true)}
          />
        </fieldset>
        <div class="form-row">
          <Show when={within()}>
            <CountField label={t("sono.limit")} value={limit()} max={largestLimit} onValue={setLimit} />
          </Show>
          <SelectField
            label={t("solve.time")}
            options={times}
            text={(value) => t("solve.seconds", { seconds: value })}
            value={seconds()}
            onChange={setSeconds}
          />
        </div>
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
          <small>{t("solve.cores", { cores: solver.lanes })}</small>
        </div>
      </form>
      <Show when={solver.isStopped()}>
        <WorkStopped onRetry={start} />
      </Show>
      <Show when={solver.passed()}>
        {(passed) => <progress aria-label={t("solve.title")} value={passed()} max="1" />}
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
    </section>
  );
}
