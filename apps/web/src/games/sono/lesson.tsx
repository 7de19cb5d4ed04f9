/**
 * What a turn keeps and what it changes, why large squares are worth a look, and the
 * first three ideas of a solver, each on a small board to be turned. Four turns of one
 * square are none, so most boards come back by themselves.
 */
import {
  type LessonCase as Case,
  paintTurn,
  pairsBySquare,
  type State,
  solverLessons,
  sono,
  turnLessons,
} from "@masume/games/sono";
import { createMemo, createSignal, For, type JSX } from "solid-js";
import { Picture } from "../../board/marks.js";
import { Button } from "../../ui/button.js";
import { TurnIcon } from "../../ui/icons.js";
import { t } from "./lesson-messages.js";
import { TurnAnimation } from "./turn-animation.js";

export default function Lesson(): JSX.Element {
  return (
    <section class="part">
      <h2>{t("title")}</h2>
      <p class="lead">{t("lead")}</p>
      <div class="sono-lesson">
        <For each={turnLessons}>{(one) => <LessonCase one={one} />}</For>
      </div>
      <h3>{t("aim.title")}</h3>
      <p class="lesson-text">{t("aim.text")}</p>
      <p class="lesson-text">{t("back.text")}</p>
      <h2>{t("ideas.title")}</h2>
      <p class="lead">{t("ideas.lead")}</p>
      <div class="sono-lesson">
        <For each={solverLessons}>{(one) => <LessonCase one={one} />}</For>
      </div>
    </section>
  );
}

function LessonCase(props: { readonly one: Case }): JSX.Element {
  const { id, puzzle, squares } = props.one;
  const [state, setState] = createSignal<State>(sono.start(puzzle));
  const square = () => squares[state().steps % squares.length] ?? squares[0];
  const counts = createMemo(() => pairsBySquare(state(), puzzle.size, square()));
  /** Several squares lead somewhere, and then begin again. */
  const isDone = () => squares.length > 1 && state().steps === squares.length;

  function turn(): void {
    const next = sono.play(puzzle, state(), square());
    if (next.ok) setState(isDone() ? sono.start(puzzle) : next.value);
  }

  return (
    <article class="sono-case box">
      <h3>{t(`${id}.title`)}</h3>
      <div class="answer-sheet">
        <Picture
          bounds={sono.layout(puzzle).bounds}
          marks={[...sono.paint(puzzle, state()), ...(isDone() ? [] : paintTurn(puzzle, state(), square()))]}
          label={t("board", counts())}
        />
        <TurnAnimation puzzle={puzzle} state={state()} />
      </div>
      <p class="lesson-counts" role="status">
        {t("counts", counts())} · {t("pairs", { pairs: state().pairs })}
      </p>
      <Button onClick={turn}>
        <TurnIcon />
        {t(isDone() ? "again" : "sono.turn")}
      </Button>
      <p>{t(`${id}.text`)}</p>
    </article>
  );
}
