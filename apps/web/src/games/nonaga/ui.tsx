/** What only the page needs to know of Nonaga. */
import { type Puzzle, puzzleCodec, type Turn } from "@masume/games/nonaga";
import { lazy } from "solid-js";
import type { GameFront } from "../../play/game-ui.js";
import { arrow } from "./arrows.js";
import { engineResults } from "./engine-results.js";
import { keyHelp } from "./keys.js";
import "./nonaga.css";
import { t } from "./messages.js";

export const front: GameFront = {
  code: (puzzle) => puzzleCodec.format(puzzle as Puzzle),
  words: t.catalogue,
  keys: keyHelp,
  refused: (_puzzle, _state, move) => {
    const { slide, tile } = move as Turn;
    return [slide, tile].flatMap((shift, i) => (shift ? [arrow(`refused:${i}`, "wrong", shift, 0.1)] : []));
  },
  versus: engineResults,
  Play: lazy(() => import("./play.js")),
  Puzzle: lazy(async () => ({ default: (await import("./review-page.js")).PositionPage })),
  Learn: lazy(() => import("./lesson.js")),
  pages: {
    table: lazy(() => import("./table-page.js")),
    game: lazy(() => import("./review-page.js")),
    problem: lazy(() => import("./problem-page.js")),
    online: lazy(() => import("./online/lobby.js")),
    match: lazy(() => import("./online/match-page.js")),
    replay: lazy(() => import("./online/replay-page.js")),
  },
};
