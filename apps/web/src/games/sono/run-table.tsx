/** Every run on a puzzle with what it was asked and what it found; those shown above are marked. */
import { maxPairs, type Puzzle, verify } from "@masume/games/sono";
import { createMemo, type JSX } from "solid-js";
import { language } from "../../i18n/language.js";
import { Table } from "../../ui/table.js";
import { t } from "./solve-messages.js";
import type { SolverRun } from "./solver-runs.js";

/** When a run was begun, to the second: by this runs are told apart. Without the date if it was today. */
export function momentText(begun: number): string {
  const at = new Date(begun);
  const isToday = at.toDateString() === new Date().toDateString();
  return at.toLocaleString(language(), {
    ...(!isToday && { dateStyle: "short" }),
    timeStyle: "medium",
    hourCycle: "h23",
  });
}

export function RunTable(props: {
  readonly puzzle: Puzzle;
  readonly runs: readonly SolverRun[];
  /** The keys of those whose answers are shown. */
  readonly shown: readonly string[];
}): JSX.Element {
  const rows = createMemo(() =>
    props.runs.map((run) => ({
      run,
      pairs: verify(props.puzzle, run.ops, Number.POSITIVE_INFINITY).pairs,
    })),
  );
  type Row = ReturnType<typeof rows>[number];
  const isAhead = (a: Row, b: Row) =>
    a.pairs > b.pairs || (a.pairs === b.pairs && a.run.ops.length < b.run.ops.length);
  const isBest = (row: Row) =>
    !rows().some((other) => other.run.maxSteps === row.run.maxSteps && isAhead(other, row));
  const seconds = (value: number) => t("runs.seconds", { seconds: value });
  const foundAfter = ({ history }: SolverRun) => {
    const last = history?.at(-1);
    return last ? seconds(Math.round(last[0] / 100) / 10) : "–";
  };
  return (
    <details class="run-table">
      <summary>{t("runs.title")}</summary>
      <section class="scrolled-table" aria-label={t("runs.title")} tabindex="0">
        <Table
          columns={[
            t("runs.begun"),
            t("runs.limit"),
            t("runs.pairs"),
            t("sono.turns"),
            t("runs.found"),
            t("runs.time"),
            t("solve.seed"),
            t("solve.threads"),
          ]}
          items={rows()}
        >
          {(row) => (
            <tr aria-current={props.shown.includes(row.run.key) ? "true" : undefined}>
              <th scope="row">
                {momentText(row.run.begun)}
                {row.run.continued ? ` (${t("runs.continued")})` : ""}
              </th>
              <td>{row.run.maxSteps ?? t("sono.no-limit")}</td>
              <td>
                {row.pairs}/{maxPairs(props.puzzle.size)}
              </td>
              <td>
                {row.run.ops.length}
                {isBest(row) ? <span title={t("runs.best")}> ★</span> : ""}
              </td>
              <td>{foundAfter(row.run)}</td>
              <td>{seconds(row.run.seconds)}</td>
              <td>{row.run.seed}</td>
              <td>{row.run.threads ?? "–"}</td>
            </tr>
          )}
        </Table>
      </section>
    </details>
  );
}
