/** What only the page needs to know of Sono. */
import { type Op, type Puzzle, paintTurn, problemCodec, type State } from "@masume/games/sono";
import { type Mark, type Message, message } from "@masume/kernel";
import { A } from "@solidjs/router";
import { lazy } from "solid-js";
import type { GameFront } from "../../play/game-ui.js";
import { isDailyBand } from "./daily.js";
import { solverPath, sonoCode } from "./link.js";
import { outlineMark } from "./outline-mark.js";
import { Sidebar } from "./sidebar.js";
import { TurnAnimation } from "./turn-animation.js";
import "./sono.css";
import { formatDay } from "../../i18n/format.js";
import { t } from "./messages.js";

export const front: GameFront = {
  code: sonoCode,
  words: t.catalogue,
  keys: [
    { keys: ["↑", "→", "↓", "←"], does: () => t("sono.key.move") },
    { keys: ["[", "]", "Shift + ↑ → ↓ ←"], does: () => t("sono.key.side") },
    { keys: ["2", "…", "23"], does: () => t("sono.key.digits") },
    { keys: ["Enter", "Space"], does: () => t("sono.key.turn") },
    { keys: ["Esc"], does: () => t("sono.key.away") },
  ],
  Overlay: TurnAnimation,
  trial: (_, before, _now, first) => trialSquare(before as State, first as State),
  hintMarks: (puzzle, state, [first]) =>
    first ? paintTurn(puzzle as Puzzle, state as State, first as Op) : [],
  hintsByMove: true,
  Solution: (props) => (
    <A href={solverPath(props.play.puzzle as Puzzle)} class="quiet">
      {t("sono.to-solver")}
    </A>
  ),
  printedSolution: async (puzzle) =>
    (await import("./printed-solution.js")).printedSolution(puzzle as Puzzle),
  file: (puzzle) => problemCodec.format(puzzle as Puzzle),
  Play: lazy(() => import("./play.js")),
  title: dailyTitle,
  Sidebar,
  Learn: lazy(() => import("./lesson.js")),
  refused: (_puzzle, _state, move) => [refusedSquare(move as Op)],
  pages: { make: lazy(() => import("./make.js")), solve: lazy(() => import("./solve.js")) },
};

/** The square that may not be turned; what lies off the board is simply not seen. */
function refusedSquare({ x, y, n }: Op): Mark {
  return outlineMark("refused", "wrong", { x, y, width: n, height: n }, 0.12);
}

/** The square that the guess turned first: the smallest one around the cells that differ. */
function trialSquare(before: State, first: State): readonly Mark[] {
  const size = Math.sqrt(before.cells.length);
  const changed = Array.from(before.cells, (_, cell) => cell).filter(
    (cell) => before.cells[cell] !== first.cells[cell],
  );
  if (changed.length === 0) return [];
  const columns = changed.map((cell) => cell % size);
  const rows = changed.map((cell) => Math.floor(cell / size));
  const [x, y] = [Math.min(...columns), Math.min(...rows)];
  const [width, height] = [Math.max(...columns) - x + 1, Math.max(...rows) - y + 1];
  return [outlineMark("trial", "line-trial", { x, y, width, height }, 0.08)];
}

function dailyTitle(query: URLSearchParams): Message | undefined {
  const [day, band] = query.get("daily")?.split(".") ?? [];
  if (!day || !band || !/^\d{4}-\d{2}-\d{2}$/.test(day) || !isDailyBand(band)) return undefined;
  return message("daily.board", { band: message(`daily.${band}`), day: formatDay(day) });
}
