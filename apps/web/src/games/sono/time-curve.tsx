/** The best over time: turns as long as all pairs are made, pairs before that; a step at each better answer. */
import type { JSX } from "solid-js";
import { t } from "./solve-messages.js";
import type { SolverFigures } from "./solver.js";

const width = 320;
const height = 56;
const margin = { left: 34, right: 8, top: 6, bottom: 6 };

export function TimeCurve(props: {
  readonly history: SolverFigures["history"];
  readonly elapsed: number;
  readonly of: number;
}): JSX.Element {
  const isFull = () => props.history.at(-1)?.[1] === props.of;
  const points = () =>
    props.history
      .filter(([, pairs]) => !isFull() || pairs === props.of)
      .map(([ms, pairs, turns]) => [ms, isFull() ? turns : pairs] as const);
  const values = () => points().map(([, value]) => value);
  const low = () => Math.min(...values());
  const high = () => Math.max(...values());
  const x = (ms: number) =>
    margin.left + (ms / Math.max(1, props.elapsed)) * (width - margin.left - margin.right);
  const y = (value: number) =>
    height -
    margin.bottom -
    ((value - low()) / Math.max(1, high() - low())) * (height - margin.top - margin.bottom);
  const path = () => {
    const steps = points().map(([ms, value], i) =>
      i === 0 ? `M${x(ms)} ${y(value)}` : `H${x(ms)}V${y(value)}`,
    );
    return `${steps.join("")}H${x(props.elapsed)}`;
  };
  return (
    <svg
      class="time-curve"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={t(isFull() ? "time-curve.turns" : "time-curve.pairs", {
        first: values()[0] ?? 0,
        last: values().at(-1) ?? 0,
      })}
    >
      <text class="curve-tick" x={margin.left - 5} y={y(high()) + 6} text-anchor="end">
        {high()}
      </text>
      <text class="curve-tick" x={margin.left - 5} y={y(low()) + 1} text-anchor="end">
        {low() === high() ? "" : low()}
      </text>
      <path class="curve-line" d={path()} />
    </svg>
  );
}
