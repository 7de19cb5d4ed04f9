/** What the solver is to look for, and with what: goal, limit, time, seed and threads. */
import { largestLimit } from "@masume/games/sono";
import { createSignal, type JSX, Show } from "solid-js";
import { freshSeed } from "../../play/generation.js";
import { CheckField, TextField } from "../../ui/fields.js";
import { NumberField } from "../../ui/number-field.js";
import { SelectField } from "../../ui/select-field.js";
import { t } from "./solve-messages.js";
import { maxThreads, type SolverSettings, usualThreads } from "./solver.js";

const times = [5, 15, 60, 300];
const largestTime = 86_400;

export interface SolverOrder extends SolverSettings {
  /** Absent: all pairs in the fewest turns. */
  readonly maxSteps?: number;
}

export interface SolverForm {
  /** With a fresh seed, unless one was given. */
  order(): SolverOrder;
  /** The limit as it stands in the form. */
  maxSteps(): number | undefined;
  readonly Fields: () => JSX.Element;
}

/** The fields, and what they say when the search begins. */
export function createSolverForm(limitFirst: number | undefined, usualLimit: number): SolverForm {
  const [within, setWithin] = createSignal(limitFirst !== undefined);
  const [limit, setLimit] = createSignal(limitFirst ?? usualLimit);
  const [seconds, setSeconds] = createSignal(15);
  const [isOtherTime, setOtherTime] = createSignal(false);
  const [seed, setSeed] = createSignal("");
  const [threads, setThreads] = createSignal(usualThreads());

  function Fields(): JSX.Element {
    return (
      <>
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
            <NumberField
              isLive
              label={t("sono.limit")}
              value={limit()}
              max={largestLimit}
              onValue={setLimit}
            />
          </Show>
          <SelectField
            label={t("solve.time")}
            options={[...times, 0]}
            text={(value) => (value === 0 ? t("solve.other-time") : t("solve.seconds", { seconds: value }))}
            value={isOtherTime() ? 0 : seconds()}
            onChange={(value) => {
              setOtherTime(value === 0);
              if (value > 0) setSeconds(value);
            }}
          />
          <Show when={isOtherTime()}>
            <NumberField
              isLive
              label={t("solve.seconds-field")}
              value={seconds()}
              max={largestTime}
              onValue={setSeconds}
            />
          </Show>
        </div>
        <details class="solver-more">
          <summary>{t("solve.more")}</summary>
          <div class="form-row">
            <TextField
              label={t("solve.seed")}
              autocomplete="off"
              spellcheck={false}
              placeholder={t("solve.seed-none")}
              value={seed()}
              onInput={(event) => setSeed(event.currentTarget.value)}
            />
            <NumberField
              isLive
              label={t("solve.threads")}
              value={threads()}
              max={maxThreads}
              onValue={setThreads}
            />
          </div>
        </details>
      </>
    );
  }

  return {
    Fields,
    maxSteps: () => (within() ? limit() : undefined),
    order: () => ({
      seconds: seconds(),
      seed: seed().trim() || freshSeed(),
      threads: threads(),
      ...(within() && { maxSteps: limit() }),
    }),
  };
}
