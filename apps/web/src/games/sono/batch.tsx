/**
 * Many problems, solved one after the other: each with all threads for its time. Every
 * run is kept like those of the solver's own page, so the table is there after a reload,
 * and an answer can be opened, watched and searched further.
 */
import {
  answerCodec,
  maxPairs,
  type Puzzle,
  puzzleCodec,
  sono,
  verify,
  withMaxSteps,
} from "@masume/games/sono";
import { parseOrThrow } from "@masume/kernel";
import { A } from "@solidjs/router";
import { createMemo, createResource, createSignal, For, type JSX, onCleanup, Show } from "solid-js";
import { formatParseIssue } from "../../i18n/format.js";
import { download } from "../../platform/files/download.js";
import type { SolverRunRecord } from "../../platform/storage/schema.js";
import { Button } from "../../ui/button.js";
import { Form } from "../../ui/form.js";
import { Table } from "../../ui/table.js";
import { useTitle } from "../../ui/title.js";
import { WorkStopped } from "../../ui/work-stopped.js";
import { solverPath } from "./link.js";
import { type ScoreRow, scoreTable } from "./score-table.js";
import { t } from "./solve-messages.js";
import { createSolver } from "./solver.js";
import { createSolverForm } from "./solver-form.js";
import { removeRuns, runsOfFiles, storeRun } from "./solver-runs.js";

interface Problem {
  readonly file: string;
  readonly puzzle: Puzzle;
}

const usualLimit = 50;

export default function Batch(): JSX.Element {
  useTitle(() => t("batch.title"));
  const solver = createSolver();
  const form = createSolverForm(undefined, usualLimit);
  const [done, { refetch }] = createResource(runsOfFiles, { initialValue: [] });
  const [waiting, setWaiting] = createSignal<readonly Problem[]>([]);
  const [running, setRunning] = createSignal<Problem>();
  const [refused, setRefused] = createSignal<readonly string[]>([]);
  const scores = createMemo(() => done.latest.map(scoreOf));
  let isStopped = false;
  onCleanup(() => {
    isStopped = true;
  });

  async function take(files: readonly File[]): Promise<void> {
    const read = await Promise.all(
      files.map(async (file) => ({ file: file.name, puzzle: puzzleCodec.parse(await file.text()) })),
    );
    setRefused(
      read.flatMap(({ file, puzzle }) =>
        puzzle.ok ? [] : [`${file}: ${formatParseIssue(puzzle.error, sono.messages)}`],
      ),
    );
    setWaiting([
      ...waiting(),
      ...read.flatMap(({ file, puzzle }) => (puzzle.ok ? [{ file, puzzle: puzzle.value }] : [])),
    ]);
  }

  async function solveAll(): Promise<void> {
    isStopped = false;
    for (let next = waiting()[0]; next && !isStopped; next = waiting()[0]) {
      setRunning(next);
      await solve(next);
      if (isStopped || solver.isStopped()) break;
      setWaiting(waiting().slice(1));
      await refetch();
    }
    setRunning(undefined);
  }

  /** A problem's own limit counts unless the form gives one. */
  async function solve({ file, puzzle }: Problem): Promise<void> {
    const { maxSteps = puzzle.maxSteps, ...settings } = form.order();
    const begun = Date.now();
    const goal = maxSteps === undefined ? { allPairs: true } : { maxSteps };
    await solver.start(withMaxSteps(puzzle, undefined), goal, settings);
    const best = solver.best();
    if (!best || isStopped || solver.isStopped()) return;
    const run = { begun, ...settings, file, ...(maxSteps !== undefined && { maxSteps }) };
    await storeRun(puzzle, run, best.ops, solver.figures());
  }

  function stop(): void {
    isStopped = true;
    solver.stop();
  }

  async function clear(): Promise<void> {
    await removeRuns(done.latest);
    await refetch();
  }

  const drop = {
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      void take([...(event.dataTransfer?.files ?? [])]);
    },
  };

  return (
    <section class="part" {...drop}>
      <h2>{t("batch.title")}</h2>
      <p class="lead">{t("batch.lead")}</p>
      <Form class="solver-panel box" onSubmit={solveAll}>
        <form.Fields />
        <div class="button-row">
          <label class="button plain file">
            {t("batch.files")}
            <input
              type="file"
              multiple
              accept=".json,.txt,application/json,text/plain"
              onChange={(event) => {
                void take([...(event.currentTarget.files ?? [])]);
                event.currentTarget.value = "";
              }}
            />
          </label>
          <Show
            when={running()}
            fallback={
              <Button type="submit" kind="primary" disabled={waiting().length === 0}>
                {t("solve.start")}
              </Button>
            }
          >
            <Button kind="primary" onClick={stop}>
              {t("solve.stop")}
            </Button>
          </Show>
        </div>
      </Form>
      <WorkStopped when={solver.isStopped()} onRetry={() => void solveAll()} />
      <div role="alert">
        <For each={refused()}>{(text) => <p class="input-error">{text}</p>}</For>
      </div>
      <p role="status">
        <Show when={scores().length + waiting().length > 0}>
          {t("batch.total", { done: scores().length, of: scores().length + waiting().length })}
        </Show>
      </p>
      <section class="scrolled-table" aria-label={t("batch.title")} tabindex="0">
        <Table
          columns={[
            t("batch.file"),
            t("order.size"),
            t("runs.limit"),
            t("runs.pairs"),
            t("sono.turns"),
            t("runs.time"),
            t("batch.state"),
          ]}
          items={[...done.latest.map((run, i) => ({ run, score: scores()[i]! })), ...waiting()]}
        >
          {(row) =>
            "puzzle" in row ? (
              <tr>
                <th scope="row">{row.file}</th>
                <td>{row.puzzle.size}</td>
                <td>{row.puzzle.maxSteps ?? ""}</td>
                <td />
                <td />
                <td />
                <td>{t(running() === row ? "batch.running" : "batch.waiting")}</td>
              </tr>
            ) : (
              <tr>
                <th scope="row">
                  <A href={solverPath(parseOrThrow(puzzleCodec, row.run.puzzle))}>{row.score.file}</A>
                </th>
                <td>{row.score.size}</td>
                <td>{row.score.maxSteps ?? t("sono.no-limit")}</td>
                <td>
                  {row.score.pairs}/{row.score.maxPairs}
                </td>
                <td>{row.score.steps}</td>
                <td>{t("runs.seconds", { seconds: row.score.seconds })}</td>
                <td>{t("batch.done")}</td>
              </tr>
            )
          }
        </Table>
      </section>
      <Show when={scores().length > 0}>
        <div class="button-row">
          <Button onClick={() => download("scores.csv", "text/csv", scoreTable(scores()))}>
            {t("batch.csv")}
          </Button>
          <Button
            onClick={() =>
              download(
                "answers.ndjson",
                "application/x-ndjson",
                done.latest
                  .map(({ file, answer }) => `${JSON.stringify({ file, ...JSON.parse(answer) })}\n`)
                  .join(""),
              )
            }
          >
            {t("batch.answers")}
          </Button>
          <Button disabled={running() !== undefined} onClick={clear}>
            {t("batch.clear")}
          </Button>
        </div>
      </Show>
    </section>
  );
}

function scoreOf({ file, puzzle, answer, maxSteps, seconds, seed, threads }: SolverRunRecord): ScoreRow {
  const board = parseOrThrow(puzzleCodec, puzzle);
  const { ops } = parseOrThrow(answerCodec, answer);
  return {
    file: file ?? "",
    size: board.size,
    maxSteps,
    pairs: verify(board, ops, Number.POSITIVE_INFINITY).pairs,
    maxPairs: maxPairs(board.size),
    steps: ops.length,
    seconds,
    seed,
    threads: threads ?? 1,
  };
}
