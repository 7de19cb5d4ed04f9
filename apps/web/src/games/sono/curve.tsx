/** Pairs against turns, for one answer or two: told apart by their strokes, not by colour alone. */
import { curveTicks } from "@masume/games/sono";
import { createMemo, For, type JSX, Show } from "solid-js";
import { t } from "./messages.js";

export interface Line {
  readonly name: string;
  /** Pairs before the first turn and after each. */
  readonly pairs: readonly number[];
}

const width = 320;
const height = 180;
const left = 34;
const bottom = 26;
const top = 8;
const right = 8;
const maxTicks = 5;

export function Curve(props: {
  readonly lines: readonly Line[];
  readonly highest: number;
  /** The turn that is shown on the board. */
  readonly at?: number;
  readonly label: string;
  /** Goes to the turn that is pressed; the slider does the same for keys. */
  readonly onMove?: (at: number) => void;
}): JSX.Element {
  const last = createMemo(() => Math.max(1, ...props.lines.map(({ pairs }) => pairs.length - 1)));
  const x = (turn: number) => left + (turn / last()) * (width - left - right);
  const y = (pairs: number) => height - bottom - (pairs / props.highest) * (height - bottom - top);
  const path = ({ pairs }: Line) =>
    pairs
      .map((value, turn) => `${turn === 0 ? "M" : "L"}${x(turn).toFixed(1)} ${y(value).toFixed(1)}`)
      .join("");
  function goTo({ currentTarget, clientX }: PointerEvent & { readonly currentTarget: Element }): void {
    const { left: start, width: shown } = currentTarget.getBoundingClientRect();
    const share = (((clientX - start) / shown) * width - left) / (width - left - right);
    props.onMove?.(Math.round(Math.max(0, Math.min(1, share)) * last()));
  }
  return (
    <figure class="curve">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={props.label}
        classList={{ pressable: props.onMove !== undefined }}
        onPointerDown={goTo}
      >
        <For each={curveTicks(props.highest, maxTicks)}>
          {(value) => (
            <>
              <path class="curve-grid" d={`M${left} ${y(value)}H${width - right}`} />
              <text class="curve-tick" x={left - 5} y={y(value) + 3.5} text-anchor="end">
                {value}
              </text>
            </>
          )}
        </For>
        <For each={curveTicks(last(), maxTicks)}>
          {(turn) => (
            <text class="curve-tick" x={x(turn)} y={height - bottom + 14} text-anchor="middle">
              {turn}
            </text>
          )}
        </For>
        <text class="curve-tick" x={width - right} y={height - 1} text-anchor="end">
          {t("sono.turns")}
        </text>
        <Show when={props.at}>
          {(at) => <path class="curve-at" d={`M${x(Math.min(at(), last()))} ${top}V${height - bottom}`} />}
        </Show>
        <For each={props.lines}>
          {(line, i) => <path class="curve-line" data-line={i() + 1} d={path(line)} />}
        </For>
      </svg>
      <Show when={props.lines.length > 1}>
        <figcaption>
          <For each={props.lines}>
            {(line, i) => (
              <span class="curve-name">
                <svg viewBox="0 0 24 6" aria-hidden="true">
                  <path class="curve-line" data-line={i() + 1} d="M0 3H24" />
                </svg>
                {line.name}
              </span>
            )}
          </For>
        </figcaption>
      </Show>
    </figure>
  );
}
