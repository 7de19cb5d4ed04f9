/** A curve drawn with characters: one column per value, or a sample of them where there are too many. */
import { displayWidth } from "../../platform/wrap.js";

const eighths = " ▁▂▃▄▅▆▇█";
const tall = 8;
const maxColumns = 64;

/** `highest` is the value at the top; `axis` says what runs along the bottom; the whole fits into `width` columns. */
export function drawCurve(
  values: readonly number[],
  highest: number,
  axis: string,
  width: number = Number.POSITIVE_INFINITY,
): string {
  const margin = String(highest).length;
  const around = margin + " │".length + ` ${axis}`.length - axis.length + displayWidth(axis);
  const columns = Math.max(1, Math.min(values.length, maxColumns, width - around));
  const last = values.length - 1;
  const sampled = Array.from({ length: columns }, (_, i) =>
    columns === 1 ? values[0]! : values[Math.round((i * last) / (columns - 1))]!,
  );
  const rows = Array.from({ length: tall }, (_, fromTop) => {
    const below = (tall - 1 - fromTop) * 8;
    const label = fromTop === 0 ? String(highest) : fromTop === tall - 1 ? "0" : "";
    const bars = sampled.map((value) => {
      const filled = Math.round((value / highest) * tall * 8) - below;
      return eighths[Math.max(0, Math.min(8, filled))]!;
    });
    return `${label.padStart(margin)} │${bars.join("")}`.trimEnd();
  });
  const floor = `${" ".repeat(margin)} └${"─".repeat(columns)}`;
  const ends = `${" ".repeat(margin)}  0${String(last).padStart(Math.max(0, columns - 1))} ${axis}`;
  return [...rows, floor, ends].join("\n");
}
