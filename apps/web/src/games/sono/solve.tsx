/**
 * The solver's page: a puzzle, the solver at work on it, and answers to it, from
 * the solver, from files and from one's own hand, to be watched, compared and
 * handed on. The puzzle stands in the address, so the page can be kept and sent.
 */

import { maxPairs, type Puzzle, puzzleCodec, sono, withMaxSteps } from "@masume/games/sono";
import { useNavigate, useSearchParams } from "@solidjs/router";
import {
  createEffect,
  createMemo,
  createResource,
  createSignal,
  type JSX,
  on,
  Show,
  untrack,
} from "solid-js";
import { formatParseIssue } from "../../i18n/format.js";
import { dropHandlers } from "../../platform/files/drop-and-paste.js";
import { Button, ButtonLink } from "../../ui/button.js";
import { FileButton } from "../../ui/file-button.js";
import { SelectField } from "../../ui/select-field.js";
import { TextImport } from "../../ui/text-import.js";
import { isAnswerText, type NamedAnswer, namedAnswer, ownTurns, readAnswer } from "./answers.js";
import { Curve } from "./curve.js";
import { downloadAnswer } from "./files.js";
import { boardPath, solverPath } from "./link.js";
import { Playback } from "./playback.js";
import { puzzleReading } from "./puzzle-reading.js";
import { momentText, RunTable } from "./run-table.js";
import { t } from "./solve-messages.js";
import { createSolver } from "./solver.js";
import type { SolverOrder } from "./solver-form.js";
import { SolverPanel } from "./solver-panel.js";
import { createSolverRuns, type RunRequest, type SolverRun } from "./solver-runs.js";

export default function Solve(): JSX.Element {
  const navigate = useNavigate();
  const [search] = useSearchParams<{ board: string }>();
  const puzzle = createMemo(() => {
    const read = search.board === undefined ? undefined : puzzleCodec.parse(search.board);
    return read?.ok ? read.value : undefined;
  });
  const open = (next: Puzzle) => navigate(solverPath(next));
  return (
    <Show
      when={puzzle()}
      keyed
      fallback={
        <section class="part">
          <h2>{t("solve.title")}</h2>
          <p>{t("solve.give")}</p>
          <div class="puzzle-input">
            <TextImport {...puzzleReading(open)} text={search.board ?? ""} />
          </div>
          <p>
            <ButtonLink href="/sono/batch">{t("batch.title")}</ButtonLink>
          </p>
        </section>
      }
    >
      {(known) => <Workbench puzzle={known} onPuzzle={open} />}
    </Show>
  );
}

function Workbench(props: {
  readonly puzzle: Puzzle;
  readonly onPuzzle: (puzzle: Puzzle) => void;
}): JSX.Element {
  const { puzzle } = props;
  const solver = createSolver();
  const runs = createSolverRuns(puzzle);
  const [fromFiles, setFromFiles] = createSignal<readonly NamedAnswer[]>([]);
  const [own] = createResource(() => ownTurns(puzzle));
  const [first, setFirst] = createSignal<string>();
  const [second, setSecond] = createSignal<string>();
  const [at, setAt] = createSignal(0);
  const [inputError, setInputError] = createSignal("");
  /** What the solver was asked last. */
  const [run, setRun] = createSignal<RunRequest>();

  const answers = createMemo((): readonly NamedAnswer[] => {
    const mine = own() ?? [];
    return [
      ...runs.all().map((run) => namedAnswer(puzzle, run.key, runName(run), run.ops)),
      ...fromFiles(),
      ...(mine.length > 0 ? [namedAnswer(puzzle, "own", t("answer.own"), mine)] : []),
    ];
  });
  const chosen = (id: string | undefined) => answers().find((answer) => answer.id === id);
  const shown = createMemo((): readonly NamedAnswer[] => {
    const one = chosen(first()) ?? answers()[0];
    const other = chosen(second());
    return one ? [one, ...(other && other !== one ? [other] : [])] : [];
  });

  /** The best answer that keeps to the limit, whoever found it. */
  function bestWithin(maxSteps: number | undefined): NamedAnswer | undefined {
    return answers()
      .filter(({ ops }) => ops.length <= (maxSteps ?? Number.POSITIVE_INFINITY))
      .toSorted((a, b) => b.curve.at(-1)! - a.curve.at(-1)! || a.ops.length - b.ops.length)[0];
  }

  function start({ maxSteps, ...settings }: SolverOrder, continued: boolean): void {
    const known = continued ? bestWithin(maxSteps)?.ops : undefined;
    setRun({
      begun: Date.now(),
      ...settings,
      ...(maxSteps !== undefined && { maxSteps }),
      ...(known && { continued: true }),
    });
    setFirst(undefined);
    const goal = maxSteps === undefined ? { allPairs: true } : { maxSteps };
    void solver.start(withMaxSteps(puzzle, undefined), { ...goal, ...(known && { known }) }, settings);
  }

  const hasEnded = createMemo(() => solver.passed() === undefined);
  /** The run whose answer is shown, once nothing more is added to it. */
  const storedRun = () => (hasEnded() ? runs.all().find(({ key }) => key === shown()[0]?.id) : undefined);

  // The newest answer is shown as it ends; what somebody is watching stays.
  createEffect(
    on([solver.best, hasEnded], ([best, isLast], before) => {
      const current = run();
      // Stopped at once, it has found nothing worth keeping.
      if (!best || !current || (best.ops.length === 0 && best.pairs < maxPairs(puzzle.size))) return;
      runs.save(current, best, untrack(solver.figures), isLast);
      const isWatched = shown()[0]?.id === runs.all()[0]?.key;
      if (isWatched && at() === (before?.[0]?.ops.length ?? 0)) setAt(best.ops.length);
    }),
  );

  function take(text: string, name: string): void {
    if (!isAnswerText(text)) {
      const other = puzzleCodec.parse(text);
      setInputError(other.ok ? "" : formatParseIssue(other.error, sono.messages));
      if (other.ok) props.onPuzzle(other.value);
      return;
    }
    const read = readAnswer(puzzle, text);
    setInputError(read.ok ? "" : formatParseIssue(read.error, sono.messages));
    if (!read.ok) return;
    const number = fromFiles().length + 1;
    const answer = namedAnswer(puzzle, `file${number}`, name || t("answer.file", { number }), read.value.ops);
    setFromFiles([...fromFiles(), answer]);
    if (shown().length === 0) setFirst(answer.id);
    else setSecond(answer.id);
    setAt(0);
  }

  return (
    <div class="workbench" {...dropHandlers(take)}>
      <div class="workbench-main">
        <Playback
          puzzle={puzzle}
          answers={shown().length > 0 ? shown() : [namedAnswer(puzzle, "none", t("make.problem"), [])]}
          at={at()}
          onMove={setAt}
        />
      </div>
      <div class="workbench-side">
        <h2>{t("solve.title")}</h2>
        <SolverPanel
          puzzle={puzzle}
          solver={solver}
          canContinue={(maxSteps) => bestWithin(maxSteps) !== undefined}
          onStart={start}
        />
      </div>
      <div class="workbench-answers">
        <Show when={shown().length > 0}>
          <Curve
            lines={shown().map(({ name, curve }) => ({ name, pairs: curve }))}
            highest={maxPairs(puzzle.size)}
            at={at()}
            onMove={setAt}
            label={shown()
              .map(({ name, ops, curve }) =>
                t("curve.label", { name, turns: ops.length, pairs: curve.at(-1)! }),
              )
              .join(" ")}
          />
        </Show>
        <section class="answers box" aria-label={t("answers.title")}>
          <h3>{t("answers.title")}</h3>
          <Show when={answers().length > 0} fallback={<p class="empty">{t("answers.none")}</p>}>
            <AnswerChoice
              label={t("answers.show")}
              answers={answers()}
              value={shown()[0]?.id}
              onChange={(id) => setFirst(id)}
            />
            <AnswerChoice
              label={t("answers.compare")}
              answers={answers().filter(({ id }) => id !== shown()[0]?.id)}
              value={shown()[1]?.id}
              none={t("answers.nothing")}
              onChange={(id) => setSecond(id)}
            />
          </Show>
          <p class="input-error" role="alert">
            {inputError()}
          </p>
          <div class="button-row">
            <FileButton label={t("answers.load")} onText={take} />
            <Show when={shown()[0]}>
              {(answer) => <Button onClick={() => downloadAnswer(answer())}>{t("answers.download")}</Button>}
            </Show>
            <Show when={storedRun()}>
              {(stored) => <Button onClick={() => runs.remove(stored().key)}>{t("answers.delete")}</Button>}
            </Show>
          </div>
        </section>
        <p class="play-actions">
          <ButtonLink href={boardPath(puzzle)} kind="quiet">
            {t("edit.play")}
          </ButtonLink>
          <ButtonLink href="/sono/solve" kind="quiet">
            {t("solve.other")}
          </ButtonLink>
          <ButtonLink href="/sono/batch" kind="quiet">
            {t("batch.title")}
          </ButtonLink>
        </p>
      </div>
      <Show when={runs.all().length > 0}>
        <RunTable puzzle={puzzle} runs={runs.all()} shown={shown().map(({ id }) => id)} />
      </Show>
    </div>
  );
}

function runName({ begun, seconds, maxSteps }: SolverRun): string {
  const at = momentText(begun);
  return maxSteps === undefined
    ? t("answer.solver", { at, seconds })
    : t("answer.solver-within", { at, seconds, max: maxSteps });
}

function AnswerChoice(props: {
  readonly label: string;
  readonly answers: readonly NamedAnswer[];
  readonly value: string | undefined;
  /** What stands for no answer at all. */
  readonly none?: string;
  readonly onChange: (id: string | undefined) => void;
}): JSX.Element {
  const line = ({ name, curve, ops }: NamedAnswer) =>
    t("answers.line", { name, pairs: curve.at(-1)!, turns: ops.length });
  const answer = (id: string) => props.answers.find((one) => one.id === id);
  return (
    <SelectField
      label={props.label}
      options={[...(props.none === undefined ? [] : [""]), ...props.answers.map(({ id }) => id)]}
      text={(id) => {
        const known = answer(id);
        return known ? line(known) : (props.none ?? "");
      }}
      value={props.value ?? ""}
      onChange={(id) => props.onChange(id || undefined)}
    />
  );
}
