/** What Stroke adds to the page. */
import { formatCode, type Move, type Puzzle, type State, targetOf } from "@masume/games/stroke";
import { type Marks, message } from "@masume/kernel";
import { lazy } from "solid-js";
import type { GameUiParts } from "../../play/game-ui.js";
import { t } from "./messages.js";
import { Sidebar } from "./sidebar.js";
import { solverClient } from "./solver-client.js";
import { stageById, stageTitle } from "./stage-list.js";
import "./stroke.css";

export const strokeUi: GameUiParts<Puzzle, State, Move> = {
  messages: t.catalogue,
  keys: [
    { keys: ["↑", "→", "↓", "←"], action: () => t("stroke.key.draw") },
    { keys: ["Backspace"], action: () => t("stroke.key.back") },
    { keys: ["Shift + ↑ → ↓ ←"], action: () => t("stroke.key.look") },
    { keys: ["Enter", "Space"], action: () => t("stroke.key.press") },
    { keys: ["Home"], action: () => t("stroke.key.home") },
  ],
  play: {
    Page: lazy(() => import("./play.js")),
    title: (query) => {
      const stage = stageById(query.get("stage"));
      return stage && stageTitle(stage);
    },
    Sidebar,
    checkpointMarks: (_, before, now) => lineSince(before, now),
    checkSolvable: async (board, { line }) => {
      const found = await solverClient.call("findDeadEnd", { board, line });
      const good = line[(found?.stuckAfter ?? 0) - 1];
      if (!found || !good) return undefined;
      return {
        text: message("hint.stuck", { stuckAfter: found.stuckAfter }),
        at: [targetOf(good)],
        back: { moves: [{ kind: "back", cell: good }] },
      };
    },
    countSolutions: async (board) => {
      const count = await solverClient.call("countLines", board);
      if (count === null) return undefined;
      if (count < 2n)
        return { text: message(count === 1n ? "lines.one" : "lines.none"), isUnique: count === 1n };
      return { text: message("lines.many", { count }), isUnique: false };
    },
  },
  make: { Page: lazy(() => import("./editor.js")) },
  learn: { Page: lazy(() => import("./lesson.js")) },
  share: { code: formatCode, fileType: "json" },
  pages: { attack: lazy(() => import("./attack.js")) },
};

/** The line drawn since: from the last cell it shares with the line before, up to the head. */
function lineSince(before: State, now: State): Marks {
  const shared = now.line.findIndex((cell, i) => cell.join() !== before.line[i]?.join());
  if (shared < 1) return [];
  const points = now.line.slice(shared - 1).map(([row, column]) => ({ x: column + 0.5, y: row + 0.5 }));
  const head = points.pop()!;
  const neck = points.at(-1)!;
  const short = 0.6;
  points.push({ x: neck.x + (head.x - neck.x) * short, y: neck.y + (head.y - neck.y) * short });
  return [{ key: "trial", role: "line-trial", shape: "line", points, width: 0.1 }];
}
