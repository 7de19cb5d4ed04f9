/**
 * The lessons: why a way on fails, one reason at a time, each with boards to try.
 * The reader answers first; then the exact search answers, with the reason it
 * would give in a hint and the cells that show it.
 */

import {
  formatCode,
  type LessonBoard,
  lessons,
  type Reason,
  stroke,
  targetOf,
  waysOn,
} from "@masume/games/stroke";
import { type Cell, type Marks, message } from "@masume/kernel";
import { createMemo, createSignal, For, type JSX, Show } from "solid-js";
import { Picture } from "../../board/marks.js";
import { ringMarks } from "../../board/violation-marks.js";
import { formatMessage } from "../../i18n/translator.js";
import { createCalculation } from "../../play/calculation.js";
import { puzzlePath } from "../../play/puzzle-path.js";
import { Button, ButtonLink } from "../../ui/button.js";
import { WorkStopped } from "../../ui/work-stopped.js";
import { t } from "./lesson-messages.js";
import { solverClient } from "./solver-client.js";

export default function Lessons(): JSX.Element {
  return (
    <section class="part">
      <h2>{t("title")}</h2>
      <p class="lead">{t("lead")}</p>
      <For each={lessons}>
        {({ id, boards }) => (
          <article class="lesson" aria-label={t(`${id}.title`)}>
            <h3>{t(`${id}.title`)}</h3>
            <p>{t(`${id}.text`)}</p>
            <div class="lesson-boards">
              <For each={boards}>{(one, i) => <Exercise one={one} number={i() + 1} />}</For>
            </div>
          </article>
        )}
      </For>
    </section>
  );
}

/** What the reader chose: a way on, or that there is a line or none. */
interface Choice {
  readonly label: string;
  /** The line that it leads to, or the board as it is. */
  readonly line: readonly Cell[];
  readonly claims: boolean;
}

function Exercise(props: { readonly one: LessonBoard; readonly number: number }): JSX.Element {
  const { board, line, mended } = props.one;
  const [chosen, setChosen] = createSignal<Choice>();
  const choices: readonly Choice[] = line
    ? waysOn(board, line).map(({ direction, cell }) => ({
        label: t(`way.${direction}`),
        line: [...line, cell],
        claims: true,
      }))
    : [true, false].map((claims) => ({ label: t(claims ? "possible" : "impossible"), line: [], claims }));
  const answer = createCalculation(chosen, async (asked) => {
    const failure = asked.line.length
      ? await solverClient.call("findDeadEnd", { board, line: asked.line })
      : (await solverClient.call("analyse", board)).report;
    const reason = failure?.reason;
    return { reason, isRight: asked.claims === (reason === undefined) };
  });
  const result = answer.current;
  const layout = stroke.layout(board);
  const marks = createMemo((): Marks => {
    const drawn = chosen()?.line.length ? chosen()!.line : (line ?? [board.start]);
    const cells = result()?.reason?.cells ?? [];
    return [...stroke.paint(board, { line: drawn }), ...ringMarks(layout, cells.map(targetOf), "because")];
  });
  const label = () => t(line ? "board.way" : "board.possible", { number: props.number, size: board.size });

  return (
    <fieldset class="exercise box" aria-label={label()}>
      <Picture bounds={layout.bounds} marks={marks()} label={label()} />
      <p class="exercise-question">{t(line ? "which-way" : "is-it-possible")}</p>
      <div class="button-row">
        <For each={choices}>
          {(choice) => (
            <Button aria-pressed={chosen() === choice} onClick={() => setChosen(choice)}>
              {choice.label}
            </Button>
          )}
        </For>
      </div>
      <WorkStopped when={answer.isStopped()} onRetry={answer.retry} />
      <div role="status">
        <Show when={result()}>
          {(known) => (
            <>
              <p class="exercise-answer">{t(known().isRight ? "right" : "wrong")}</p>
              <Show when={known().reason} fallback={<p>{t(line ? "goes-on" : "exists")}</p>}>
                {(reason) => <p>{reasonText(reason())}</p>}
              </Show>
              <Show when={known().isRight}>
                <ButtonLink href={puzzlePath("stroke", formatCode(mended ?? board))}>
                  {t(mended ? "play-mended" : "play")}
                </ButtonLink>
              </Show>
            </>
          )}
        </Show>
      </div>
    </fieldset>
  );
}

function reasonText({ code, params }: Reason): string {
  return formatMessage(message(code, params), stroke.messages);
}
