/**
 * "Is it possible?": the boards that the puzzle's first description printed, what
 * it claimed about them, and what is true. The reader answers first; then the
 * exact search answers, with its reason and the cells that show it.
 */

import { formatCode, type Puzzle, puzzleCodec, stroke, targetOf } from "@masume/games/stroke";
import { type Marks, message, parseOrThrow } from "@masume/kernel";
import { A } from "@solidjs/router";
import { createMemo, createSignal, For, type JSX, Show } from "solid-js";
import { Picture } from "../../board/marks.js";
import { ringMarks } from "../../board/violation-marks.js";
import { formatMessage } from "../../i18n/translator.js";
import { puzzlePath } from "../../play/puzzle-path.js";
import { Button } from "../../ui/button.js";
import { WorkStopped } from "../../ui/work-stopped.js";
import { analysisText } from "./analysis-view.js";
import { t } from "./lesson-messages.js";
import { createAnalysis } from "./solver-client.js";

interface Case {
  readonly id: "a" | "b" | "c";
  readonly board: Puzzle;
  /** The nearest board that can be cleared, where this one cannot. */
  readonly mended?: Puzzle;
}

const cases: readonly Case[] = [
  { id: "a", board: read("S..\n...\n..G") },
  {
    id: "b",
    board: read("S....\n.....\n.#.#.\n.....\n....G"),
    mended: read("S....\n.....\n.#..#\n.....\n....G"),
  },
  { id: "c", board: read("S...\n....\n....\n...G"), mended: read("S...\n....\n....\nG...") },
];

function read(text: string): Puzzle {
  return parseOrThrow(puzzleCodec, text);
}

export default function Lesson(): JSX.Element {
  return (
    <section class="part">
      <h2>{t("title")}</h2>
      <p class="lead">{t("lead")}</p>
      <div class="lesson">
        <For each={cases}>{(one) => <LessonCase one={one} />}</For>
      </div>
    </section>
  );
}

function LessonCase(props: { readonly one: Case }): JSX.Element {
  const { id, board, mended } = props.one;
  const [answer, setAnswer] = createSignal<boolean>();
  const analysis = createAnalysis(() => board);
  const layout = stroke.layout(board);
  const marks = createMemo((): Marks => {
    const plain = stroke.paint(board, stroke.start(board));
    if (answer() === undefined) return plain;
    const cells = analysis.result()?.report.reason?.cells ?? [];
    return [...plain, ...ringMarks(layout, cells.map(targetOf), "because")];
  });
  return (
    <article class="lesson-case box">
      <Picture bounds={layout.bounds} marks={marks()} label={t(`${id}.board`)} />
      <div>
        <h3>{t(`${id}.title`)}</h3>
        <p>{t(`${id}.claim`)}</p>
        <Show when={analysis.isStopped()}>
          <WorkStopped onRetry={analysis.retry} />
        </Show>
        <Show
          when={answer() !== undefined && analysis.result()}
          fallback={
            <div class="button-row">
              <Button onClick={() => setAnswer(true)}>{t("possible")}</Button>
              <Button onClick={() => setAnswer(false)}>{t("impossible")}</Button>
            </div>
          }
        >
          {(known) => (
            <div role="status">
              <p class="lesson-answer">
                {t(answer() === known().report.solvable ? "right" : "wrong")} {analysisText(known())}
              </p>
              <Show when={known().report.reason}>
                {(reason) => <p>{formatMessage(message(reason().code, reason().params), stroke.messages)}</p>}
              </Show>
              <p>{t(`${id}.moral`)}</p>
              <A href={puzzlePath("stroke", formatCode(mended ?? board))} class="button plain">
                {t(mended ? "play-mended" : "play")}
              </A>
            </div>
          )}
        </Show>
      </div>
    </article>
  );
}
