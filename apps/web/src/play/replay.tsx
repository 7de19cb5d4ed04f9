/** Plays moves back over the board, in one row: step, run, a slider, a speed. */
import { createSignal, type JSX, onCleanup, onMount, Show } from "solid-js";
import { t } from "../i18n/translator.js";
import type { Command } from "../ui/commands.js";
import { BackIcon, CrossIcon, ForwardIcon, PauseIcon, PlayIcon } from "../ui/icons.js";
import { Tool } from "../ui/tool.js";

const stepMs = 360;
const speeds = [1, 2, 4, 8] as const;

export function Replay(props: {
  /** How many moves there are. */
  readonly length: number;
  /** How many of them are shown. */
  readonly at: number;
  /** Milliseconds per move at the lowest speed. */
  readonly stepMs?: number;
  /** It runs from the beginning on. */
  readonly isRunning?: boolean;
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

  const back: Command = {
    label: () => t("replay.back"),
    enabled: () => props.at > 0,
    run: () => step(-1),
  };
  const forward: Command = {
    label: () => t("replay.forward"),
    enabled: () => props.at < props.length,
    run: () => step(1),
  };
  const running: Command = {
    label: () => (timer() ? t("replay.pause") : t("replay.play")),
    run: () => (timer() ? pause() : run()),
  };

  onMount(() => props.isRunning && run());
  onCleanup(pause);

  return (
    <section class="replay" aria-label={t("replay")}>
      <Tool command={back} isSign icon={BackIcon} />
      <Tool command={running} isSign icon={timer() ? PauseIcon : PlayIcon} />
      <Tool command={forward} isSign icon={ForwardIcon} />
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
          <Tool command={{ label: () => t("close"), run: () => close()() }} isSign icon={CrossIcon} />
        )}
      </Show>
    </section>
  );
}
