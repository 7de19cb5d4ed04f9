/**
 * Times of one kind of puzzle, from the first solve to the last: a dot each, hollow
 * where hints were taken, and a line through the medians of five.
 */
import { createMemo, For, type JSX } from "solid-js";
import { dayOf, formatDay, formatDuration } from "../../i18n/format.js";
import { t } from "./messages.js";
import { type Kind, median, solvedAt } from "./statistics.js";

const width = 640;
const height = 220;
const margin = { left: 62, right: 12, top: 12, bottom: 28 };
const windowOfMedian = 5;

/** Steps that a clock is read by, in milliseconds. */
const steps = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 18000].map((s) => s * 1000);

export function TimePlot(props: { readonly kind: Kind; readonly name: string }): JSX.Element {
  const plot = createMemo(() => {
    const { solves } = props.kind;
    const longest = Math.max(...solves.map(({ time }) => time), 1000);
    const step = steps.find((one) => longest / one <= 4) ?? 36_000_000;
    const top = Math.ceil(longest / step) * step;
    const first = solvedAt(solves[0]!);
    const span = Math.max(solvedAt(solves.at(-1)!) - first, 1);
    const inner = width - margin.left - margin.right;
    const x = (at: number) => margin.left + (solves.length === 1 ? inner / 2 : ((at - first) / span) * inner);
    const y = (time: number) => height - margin.bottom - (time / top) * (height - margin.top - margin.bottom);
    const dots = solves.map((solve) => ({
      x: x(solvedAt(solve)),
      y: y(solve.time),
      isHinted: solve.hints > 0,
      text: `${formatDay(solve.day)}: ${formatDuration(solve.time)}`,
    }));
    const unaided = solves.filter(({ hints }) => hints === 0);
    const line = unaided.map((solve, i) => {
      const times = unaided.slice(Math.max(0, i + 1 - windowOfMedian), i + 1).map(({ time }) => time);
      return `${x(solvedAt(solve)).toFixed(1)},${y(median(times)).toFixed(1)}`;
    });
    const ticks = Array.from({ length: top / step + 1 }, (_, i) => ({ time: i * step, y: y(i * step) }));
    return { dots, line: line.join(" "), ticks };
  });
  const days = () => {
    const { solves } = props.kind;
    return [solves[0]!, solves.at(-1)!].map((solve) => formatDay(dayOf(solvedAt(solve))));
  };
  const label = () =>
    t("plot.label", { kind: props.name, count: props.kind.solves.length, from: days()[0]!, to: days()[1]! });
  return (
    <figure class="time-plot" data-game={props.kind.game}>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label()}>
        <For each={plot().ticks}>
          {(tick) => (
            <>
              <line class="plot-grid" x1={margin.left} x2={width - margin.right} y1={tick.y} y2={tick.y} />
              <text
                class="plot-text"
                x={margin.left - 8}
                y={tick.y}
                text-anchor="end"
                dominant-baseline="middle"
              >
                {formatDuration(tick.time)}
              </text>
            </>
          )}
        </For>
        <polyline class="plot-median" points={plot().line} />
        <For each={plot().dots}>
          {(dot) => (
            <circle class="plot-dot" classList={{ hinted: dot.isHinted }} cx={dot.x} cy={dot.y} r="4.5">
              <title>{dot.text}</title>
            </circle>
          )}
        </For>
        <text class="plot-text" x={margin.left} y={height - 6}>
          {days()[0]}
        </text>
        <text class="plot-text" x={width - margin.right} y={height - 6} text-anchor="end">
          {props.kind.solves.length > 1 ? days()[1] : ""}
        </text>
      </svg>
      <figcaption>{t("plot.caption")}</figcaption>
    </figure>
  );
}
