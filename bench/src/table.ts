/** The figures as a table. */
import type { Figure, Result } from "./measurement.js";

const headings: readonly string[] = ["measurement", "who", "median", "slowest", "ratio"];

/** One row per contestant; the ratio says how many times as long it took as ours. */
export function rowsOf(results: readonly Result[]): readonly (readonly string[])[] {
  return results.flatMap(({ name, figures }) =>
    figures.map((figure, i) => {
      const ours = figures[0]!;
      return [
        i === 0 ? name : "",
        figure.contestant,
        duration(figure.median, mostlyGivenUp(figure)),
        duration(figure.slowest, figure.givenUp > 0) + gaveUp(figure),
        i === 0 ? "" : `${mostlyGivenUp(figure) ? "> " : ""}${ratio(figure.median / ours.median)}`,
      ];
    }),
  );
}

function mostlyGivenUp({ givenUp, instances }: Figure): boolean {
  return givenUp * 2 > instances;
}

function gaveUp({ givenUp, instances }: Figure): string {
  return givenUp === 0 ? "" : ` (gave up ${givenUp} of ${instances})`;
}

function duration(milliseconds: number, isLowerBound: boolean): string {
  const shown =
    milliseconds >= 1000 ? `${significant(milliseconds / 1000)} s` : `${significant(milliseconds)} ms`;
  return isLowerBound ? `> ${shown}` : shown;
}

function ratio(times: number): string {
  return `${significant(times)}×`;
}

/** Two significant digits: more would be noise. */
function significant(value: number): string {
  return String(Number(value.toPrecision(2)));
}

export function markdownTable(rows: readonly (readonly string[])[]): string {
  const line = (row: readonly string[]): string => `| ${row.join(" | ")} |`;
  return [line(headings), "|---|---|---:|---:|---:|", ...rows.map(line)].join("\n");
}
