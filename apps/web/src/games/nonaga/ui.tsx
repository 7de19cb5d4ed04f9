/** What Nonaga adds to the page. */
import { arrow, type Gesture, type Puzzle, type State, type Turn } from "@masume/games/nonaga";
import { message } from "@masume/kernel";
import { lazy } from "solid-js";
import type { GameUiParts } from "../../play/game-ui.js";
import { engineResults } from "./engine-results.js";
import { keyHelp } from "./keys.js";
import { t } from "./messages.js";
import "./nonaga.css";

export const nonagaUi: GameUiParts<Puzzle, State, Turn, Gesture> = {
  messages: t.catalogue,
  keys: keyHelp,
  play: {
    Page: lazy(() => import("./play.js")),
    Puzzle: lazy(() => import("./position-page.js")),
    opponentResults: engineResults,
    daily: (day) => [{ label: message("problem.way"), open: `/nonaga/problem?seed=${day}` }],
  },
  learn: {
    Tutorial: lazy(() => import("./lesson.js")),
    Page: lazy(() => import("./learn-more.js")),
    ruleNote: ({ rules }) => (rules === "official" ? message("rules.only-official") : undefined),
    refusedMarks: (_puzzle, _state, { slide, tile }) =>
      [slide, tile].flatMap((shift, i) => (shift ? [arrow(`refused:${i}`, "wrong", shift, 0.1)] : [])),
  },
  library: {
    placeOf: async (text) => (await import("./record-path.js")).recordPath(text),
    readSaved: async (code) => (await import("./record-path.js")).savedStudy(code),
  },
  pages: {
    table: lazy(() => import("./table-page.js")),
    game: lazy(() => import("./review-page.js")),
    problem: lazy(() => import("./problem-page.js")),
    problems: lazy(() => import("./problem-list-page.js")),
    analysis: lazy(() => import("./study-page.js")),
    online: lazy(() => import("./online/lobby.js")),
    match: lazy(() => import("./online/match-page.js")),
    replay: lazy(() => import("./online/replay-page.js")),
  },
};
