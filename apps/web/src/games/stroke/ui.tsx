/** What Stroke adds to the page. */
import { formatCode, type Move, type Puzzle, type State, stroke, targetOf } from "@masume/games/stroke";
import { type Cell, type Mark, type MarkRole, type Marks, message } from "@masume/kernel";
import { lazy } from "solid-js";
import { ringMarks } from "../../board/violation-marks.js";
import type { GameUiParts } from "../../play/game-ui.js";
import { t } from "./messages.js";
import { Reward, Sidebar } from "./sidebar.js";
import { solverClient } from "./solver-client.js";
import { stageList, stageTitle } from "./stage-list.js";
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
      const stage = stageList.byId(query.get("stage"));
      return stage && stageTitle(stage);
    },
    next: (query) => {
      const stage = stageList.byId(query.get("stage"));
      const after = stage && stageList.pathBeside(stage, 1);
      return after === undefined ? undefined : { label: message("stages.next"), open: after };
    },
    daily: (day) => [{ label: message("stroke.daily"), open: `/stroke/attack?day=${day}` }],
    Sidebar,
    Reward,
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
        return {
          text: message(count === 1n ? "lines.one" : "lines.none"),
          isUnique: count === 1n,
          isFaulty: count === 0n,
        };
      return { text: message("lines.many", { count }), isUnique: false, isFaulty: false };
    },
  },
  hint: { marks: lineAhead, isRecovery: (moves) => moves[0]?.kind === "back" },
  make: { Page: lazy(() => import("./editor.js")) },
  learn: { Page: lazy(() => import("./lesson.js")) },
  share: { code: formatCode, fileType: "json" },
  pages: { attack: lazy(() => import("./attack.js")) },
};

/** The line drawn since: from the last cell it shares with the line before, up to the head. */
function lineSince(before: State, now: State): Marks {
  const shared = now.line.findIndex((cell, i) => cell.join() !== before.line[i]?.join());
  return shared < 1 ? [] : [lineMark("line-trial", now.line.slice(shared - 1), 0.6)];
}

/** What a hint would draw, from the head on; the way back of a line that went wrong is ringed where it ends. */
function lineAhead(board: Puzzle, { line }: State, moves: readonly Move[]): Marks {
  const cells = moves.map(({ cell }) => cell);
  const rings = ringMarks(stroke.layout(board), cells.slice(-1).map(targetOf), "hint");
  if (moves[0]?.kind !== "extend") return rings;
  return [lineMark("hint", [...line.slice(-1), ...cells], 1), ...rings];
}

/** A thin line through cells; its last step may be cut short, so as not to hide the head. */
function lineMark(role: MarkRole, cells: readonly Cell[], lastStep: number): Mark {
  const points = cells.map(([row, column]) => ({ x: column + 0.5, y: row + 0.5 }));
  const head = points.pop()!;
  const neck = points.at(-1)!;
  points.push({ x: neck.x + (head.x - neck.x) * lastStep, y: neck.y + (head.y - neck.y) * lastStep });
  return { key: `${role}:line`, role, shape: "line", points, width: 0.1 };
}
