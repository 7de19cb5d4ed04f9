/**
 * The curve as an SVG picture that stands by itself: it needs no style sheet, is
 * legible on light and dark pages, and carries its meaning as a title for those
 * who do not see it.
 */
import { curveTicks } from "@masume/games/sono";

export interface CurveWords {
  readonly title: string;
  readonly axis: string;
  readonly values: string;
}

const width = 720;
const height = 400;
const margin = { left: 56, right: 20, top: 20, bottom: 48 };
const plotWidth: number = width - margin.left - margin.right;
const plotHeight: number = height - margin.top - margin.bottom;
const maxTicks = 8;

/** One value before the first turn and one after each; `highest` is the top of the picture. */
export function curveSvg(values: readonly number[], highest: number, words: CurveWords): string {
  const last = values.length - 1;
  const x = (step: number): number => margin.left + (last === 0 ? 0 : (step / last) * plotWidth);
  const y = (value: number): number => margin.top + plotHeight - (value / highest) * plotHeight;
  const line = values.map((value, step) => `${round(x(step))},${round(y(value))}`).join(" ");
  const across = curveTicks(highest, maxTicks).map(
    (value) =>
      `<path class="grid" d="M${margin.left} ${round(y(value))}h${plotWidth}"/>` +
      `<text x="${margin.left - 8}" y="${round(y(value) + 4)}" text-anchor="end">${value}</text>`,
  );
  const along = curveTicks(last, maxTicks).map(
    (step) =>
      `<text x="${round(x(step))}" y="${height - margin.bottom + 18}" text-anchor="middle">${step}</text>`,
  );
  const end = values[last]!;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img">`,
    `<title>${escaped(words.title)}</title>`,
    `<style>`,
    `text{font:12px system-ui,sans-serif;fill:#5f6b7a}`,
    `.grid{stroke:#8793a3;stroke-opacity:.3}`,
    `.curve{fill:none;stroke:#1f7a5c;stroke-width:2.5;stroke-linejoin:round}`,
    `.end{fill:#1f7a5c}`,
    `@media (prefers-color-scheme:dark){text{fill:#aab4c0}.curve{stroke:#5fc9a1}.end{fill:#5fc9a1}}`,
    `</style>`,
    ...across,
    ...along,
    `<text x="${margin.left + plotWidth / 2}" y="${height - 10}" text-anchor="middle">${escaped(words.axis)}</text>`,
    `<text transform="translate(14 ${margin.top + plotHeight / 2}) rotate(-90)" text-anchor="middle">${escaped(words.values)}</text>`,
    `<polyline class="curve" points="${line}"/>`,
    `<circle class="end" cx="${round(x(last))}" cy="${round(y(end))}" r="4"/>`,
    `</svg>`,
  ].join("\n");
}

function round(length: number): number {
  return Math.round(length * 100) / 100;
}

function escaped(text: string): string {
  return text.replace(/[<>&]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
