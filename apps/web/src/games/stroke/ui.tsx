/** What only the page needs to know of Stroke. */

import { type Puzzle, type State, targetOf } from "@masume/games/stroke";
import { type Marks, message } from "@masume/kernel";
import { lazy } from "solid-js";
import type { GameFront } from "../../play/game-ui.js";
import { strokeCode } from "./link.js";
import { Sidebar } from "./sidebar.js";
import { solverClient } from "./solver-client.js";
import { stageById, stageTitle } from "./stage-list.js";
import "./stroke.css";
import { t } from "./messages.js";

export const front: GameFront = {
  code: strokeCode,
  keys: [
    { keys: ["↑", "→", "↓", "←"], does: () => t("stroke.key.draw") },
    { keys: ["Backspace"], does: () => t("stroke.key.back") },
    { keys: ["Shift + ↑ → ↓ ←"], does: () => t("stroke.key.look") },
    { keys: ["Enter", "Space"], does: () => t("stroke.key.press") },
    { keys: ["Home"], does: () => t("stroke.key.home") },
  ],
  trial: (_, before, now) => trialLine(before as State, now as State),
  words: t.catalogue,
  checkSolvable: async (puzzle, state) => {
    const { line } = state as State;
    const found = await solverClient.call("findDeadEnd", { board: puzzle as Puzzle, line });
    const good = line[(found?.stuckAfter ?? 0) - 1];
    if (!found || !good) return undefined;
    return {
      said: message("hint.stuck", { stuckAfter: found.stuckAfter }),
      at: [targetOf(good)],
      back: { moves: [{ kind: "back", cell: good }] },
    };
  },
  solutions: async (puzzle) => {
    const count = await solverClient.call("countLines", puzzle as Puzzle);
    if (count === null) return undefined;
    if (count < 2n)
      return { said: message(count === 1n ? "lines.one" : "lines.none"), isUnique: count === 1n };
    return { said: message("lines.many", { count }), isUnique: false };
  },
  Play: lazy(() => import("./play.js")),
  title: (query) => {
    const stage = stageById(query.get("stage"));
    return stage && stageTitle(stage);
  },
  Sidebar,
  Learn: lazy(() => import("./lesson.js")),
  pages: { make: lazy(() => import("./editor.js")), attack: lazy(() => import("./attack.js")) },
};

/** The part of the line that is a guess: from the last cell it shares with the line before, up to the head. */
function trialLine(before: State, now: State): Marks {
  const shared = now.line.findIndex((cell, i) => cell.join() !== before.line[i]?.join());
  if (shared < 1) return [];
  const points = now.line.slice(shared - 1).map(([row, column]) => ({ x: column + 0.5, y: row + 0.5 }));
  const head = points.pop()!;
  const neck = points.at(-1)!;
  const short = 0.6;
  points.push({ x: neck.x + (head.x - neck.x) * short, y: neck.y + (head.y - neck.y) * short });
  return [{ key: "trial", role: "line-trial", shape: "line", points, width: 0.1 }];
}
