/**
 * What a turn keeps and what it changes, why large squares are worth a look, and the
 * first three ideas of a solver, each on a small board to be turned. Four turns of one
 * square are none, so most boards come back by themselves.
 */
import {
  countPairs,
  crossingPairs,
  type Op,
  type Puzzle,
  paintTurn,
  type State,
  sono,
} from "@masume/games/sono";
import { createMemo, createSignal, For, type JSX } from "solid-js";
import { Picture } from "../../board/marks.js";
import { Button } from "../../ui/button.js";
import { TurnIcon } from "../../ui/icons.js";
import { t } from "./lesson-messages.js";
import { TurnAnimation } from "./turn-animation.js";

interface Case {
  readonly id: "inside" | "outside" | "border" | "large" | "gain" | "ahead" | "finish";
  readonly puzzle: Puzzle;
  /** Turned one after the other. */
  readonly squares: readonly [Op, ...Op[]];
}

const board = (...entities: readonly (readonly number[])[]): Puzzle => ({ size: 4, entities });

const turnCases: readonly Case[] = [
  {
    id: "inside",
    puzzle: board([0, 0, 1, 2], [3, 4, 1, 5], [3, 6, 7, 2], [5, 4, 6, 7]),
    squares: [{ x: 0, y: 0, n: 3 }],
  },
  {
    id: "outside",
    puzzle: board([4, 0, 0, 5], [1, 5, 7, 2], [1, 4, 6, 2], [6, 3, 3, 7]),
    squares: [{ x: 1, y: 1, n: 2 }],
  },
  {
    id: "border",
    puzzle: board([5, 7, 4, 6], [5, 3, 4, 2], [1, 7, 0, 2], [1, 0, 3, 6]),
    squares: [{ x: 1, y: 1, n: 2 }],
  },
  {
    id: "large",
    puzzle: board([7, 4, 4, 2], [7, 1, 1, 3], [5, 6, 6, 5], [0, 0, 3, 2]),
    squares: [{ x: 1, y: 0, n: 3 }],
  },
];

const ideas: readonly Case[] = [
  {
    id: "gain",
    puzzle: board([5, 4, 4, 2], [6, 6, 1, 0], [3, 5, 1, 7], [3, 7, 0, 2]),
    squares: [{ x: 1, y: 0, n: 3 }],
  },
  {
    id: "ahead",
    puzzle: board([2, 2, 5, 4], [3, 0, 0, 6], [3, 5, 1, 1], [6, 7, 7, 4]),
    squares: [
      { x: 1, y: 0, n: 3 },
      { x: 0, y: 0, n: 3 },
    ],
  },
  {
    id: "finish",
    puzzle: board([6, 2, 2, 7], [6, 3, 4, 7], [1, 3, 1, 5], [0, 0, 4, 5]),
    squares: [{ x: 1, y: 1, n: 2 }],
  },
];

export default function Lesson(): JSX.Element {
  return (
    <section class="part">
      <h2>{t("title")}</h2>
      <p class="lead">{t("lead")}</p>
      <div class="sono-lesson">
        <For each={turnCases}>{(one) => <LessonCase one={one} />}</For>
      </div>
      <h3>{t("aim.title")}</h3>
      <p class="lesson-text">{t("aim.text")}</p>
      <p class="lesson-text">{t("back.text")}</p>
      <h2>{t("ideas.title")}</h2>
      <p class="lead">{t("ideas.lead")}</p>
      <div class="sono-lesson">
        <For each={ideas}>{(one) => <LessonCase one={one} />}</For>
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

function pairsBySquare(
  { cells, pairs }: State,
  size: number,
  square: Op,
): { inside: number; outside: number; across: number } {
  const { x, y, n } = square;
  const part = Array.from({ length: n * n }, (_, i) => cells[(y + Math.floor(i / n)) * size + x + (i % n)]!);
  const inside = countPairs(part, n);
  const across = crossingPairs(cells, size, square);
  return { inside, across, outside: pairs - inside - across };
}
