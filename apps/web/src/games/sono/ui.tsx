/** What Sono adds to the page. */
import {
  type Gesture,
  type Move,
  type Op,
  type Puzzle,
  paintTurn,
  problemCodec,
  type State,
  turnBetween,
} from "@masume/games/sono";
import { type Mark, message } from "@masume/kernel";
import { lazy, Show } from "solid-js";
import { formatDay } from "../../i18n/format.js";
import type { GameUiParts } from "../../play/game-ui.js";
import { ButtonLink } from "../../ui/button.js";
import { dailyBoards, nextDaily, readDaily } from "./daily.js";
import { solverPath } from "./link.js";
import { t } from "./messages.js";
import { isEarly, opensAt, untilOpen } from "./opening-time.js";
import { outlineMark } from "./outline-mark.js";
import { Sidebar } from "./sidebar.js";
import { SquareTools } from "./square-tools.js";
import { TurnAnimation } from "./turn-animation.js";
import "./sono.css";

const Countdown = lazy(() => import("./countdown.js"));

export const sonoUi: GameUiParts<Puzzle, State, Move, Gesture> = {
  messages: t.catalogue,
  keys: [
    { keys: ["↑", "→", "↓", "←"], action: () => t("sono.key.move") },
    { keys: ["[", "]", "Shift + ↑ → ↓ ←"], action: () => t("sono.key.side") },
    { keys: ["2", "…", "23"], action: () => t("sono.key.digits") },
    { keys: ["Enter", "Space"], action: () => t("sono.key.turn") },
    { keys: ["Esc"], action: () => t("sono.key.away") },
  ],
  play: {
    Page: lazy(() => import("./play.js")),
    title: (query) => {
      const daily = readDaily(query);
      return (
        daily && message("daily.board", { band: message(`daily.${daily.band}`), day: formatDay(daily.day) })
      );
    },
    next: nextDaily,
    daily: (day) =>
      dailyBoards(day).map(({ band, href }) => ({ label: message(`daily.${band}`), open: href })),
    untilOpen,
    Waiting: (props) => (
      <Show when={isEarly(props.puzzle)} fallback={<p class="loading">{t("loading")}</p>}>
        <Countdown opensAt={opensAt(props.puzzle)} />
      </Show>
    ),
    goal: ({ maxSteps }) => (maxSteps === undefined ? undefined : message("sono.goal", { max: maxSteps })),
    Sidebar,
    Controls: SquareTools,
    Overlay: TurnAnimation,
    checkpointMarks: (_, before, _now, first) => firstSquare(before, first),
    Solution: (props) => (
      <ButtonLink href={solverPath(props.puzzle)} kind="quiet">
        {t("sono.to-solver")}
      </ButtonLink>
    ),
  },
  hint: {
    marks: (puzzle, state, [first]) => (first ? paintTurn(puzzle, state, first) : []),
    oneMoveAtATime: true,
  },
  make: { Page: lazy(() => import("./make.js")) },
  learn: {
    Page: lazy(() => import("./lesson.js")),
    refusedMarks: (_puzzle, _state, op) => [refusedSquare(op)],
  },
  share: {
    file: problemCodec.format,
    fileType: "json",
    printedSolution: async (puzzle) => (await import("./printed-solution.js")).printedSolution(puzzle),
  },
  pages: {
    solve: lazy(() => import("./solve.js")),
    judge: lazy(() => import("./judge.js")),
    batch: lazy(() => import("./batch.js")),
  },
};

/** The square that may not be turned; what lies off the board is simply not seen. */
function refusedSquare(square: Op): Mark {
  return squareOutline("refused", "wrong", square, 0.12);
}

/** The square that was turned first. */
function firstSquare(before: State, first: State): readonly Mark[] {
  const square = turnBetween(before.cells, first.cells, Math.sqrt(before.cells.length))?.square;
  return square ? [squareOutline("trial", "line-trial", square, 0.08)] : [];
}

function squareOutline(key: string, role: Mark["role"], { x, y, n }: Op, width: number): Mark {
  return outlineMark(key, role, { x, y, width: n, height: n }, width);
}
