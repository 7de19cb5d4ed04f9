/** Plays moves back over the board: a slider, a button, a speed. */
import { createSignal, type JSX, onCleanup, Show } from "solid-js";
import { t } from "../i18n/translator.js";

const stepMs = 360;
const speeds = [1, 2, 4, 8] as const;

export function Replay(props: {
  /** How many moves there are. */
  readonly length: number;
  /** How many of them are shown. */
  readonly at: number;
  /** Milliseconds a move at the lowest speed. */
  readonly stepMs?: number;
  readonly onMove: (at: number) => void;
  /** Absent where the replay is not laid over something else. */
  readonly onClose?: () => void;
}): JSX.Element {
  const [speed, setSpeed] = createSignal<number>(speeds[1]);
  const [timer, setTimer] = createSignal<ReturnType<typeof setInterval>>();

  function pause(): void {
    clearInterval(timer());
    setTimer(undefined);
  }

  function run(): void {
    pause();
    if (props.at >= props.length) props.onMove(0);
    setTimer(
      setInterval(
        () => {
          if (props.at >= props.length) pause();
          else props.onMove(props.at + 1);
        },
        (props.stepMs ?? stepMs) / speed(),
      ),
    );
  }

  function step(by: number): void {
    pause();
    props.onMove(props.at + by);
  }

  onCleanup(pause);

  return (
    <section class="replay" aria-label={t("replay")}>
      <input
        type="range"
        min="0"
        max={props.length}
        value={props.at}
        aria-label={t("replay.at")}
        aria-valuetext={t("progress", { value: props.at, of: props.length })}
        onInput={(event) => {
          pause();
          props.onMove(event.currentTarget.valueAsNumber);
        }}
      />
      <div class="button-row">
        <button
          type="button"
          class="button plain"
          aria-label={t("replay.back")}
          disabled={props.at <= 0}
          onClick={() => step(-1)}
        >
          ‹
        </button>
        <button type="button" class="button" onClick={() => (timer() ? pause() : run())}>
          {timer() ? t("replay.pause") : t("replay.play")}
        </button>
        <button
          type="button"
          class="button plain"
          aria-label={t("replay.forward")}
          disabled={props.at >= props.length}
          onClick={() => step(1)}
        >
          ›
        </button>
        <label class="field replay-speed">
          <span class="visually-hidden">{t("replay.speed")}</span>
          <select
            value={String(speed())}
            onChange={(event) => {
              setSpeed(Number(event.currentTarget.value));
              if (timer()) run();
            }}
          >
            {speeds.map((value) => (
              <option value={value}>×{value}</option>
            ))}
          </select>
        </label>
        <Show when={props.onClose}>
          {(close) => (
            <button type="button" class="button plain" onClick={() => close()()}>
              {t("replay.close")}
            </button>
          )}
        </Show>
      </div>
    </section>
  );
}
