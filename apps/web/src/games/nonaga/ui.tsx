/** What Nonaga adds to the page. */
import type { Gesture, Puzzle, State, Turn } from "@masume/games/nonaga";
import { lazy } from "solid-js";
import type { GameUiParts } from "../../play/game-ui.js";
import { arrow } from "./arrows.js";
import { engineResults } from "./engine-results.js";
import { keyHelp } from "./keys.js";
import { t } from "./messages.js";
import "./nonaga.css";

export const nonagaUi: GameUiParts<Puzzle, State, Turn, Gesture> = {
  messages: t.catalogue,
  keys: keyHelp,
  play: {
    Page: lazy(() => import("./play.js")),
    Puzzle: lazy(async () => ({ default: (await import("./review-page.js")).PositionPage })),
    opponentResults: engineResults,
  },
  learn: {
    Page: lazy(() => import("./lesson.js")),
    refusedMarks: (_puzzle, _state, { slide, tile }) =>
      [slide, tile].flatMap((shift, i) => (shift ? [arrow(`refused:${i}`, "wrong", shift, 0.1)] : [])),
  },
  pages: {
    table: lazy(() => import("./table-page.js")),
    game: lazy(() => import("./review-page.js")),
    problem: lazy(() => import("./problem-page.js")),
    online: lazy(() => import("./online/lobby.js")),
    match: lazy(() => import("./online/match-page.js")),
    replay: lazy(() => import("./online/replay-page.js")),
  },
};
