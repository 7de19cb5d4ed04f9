/** What Slither adds to the page. */
import {
  checkpointMarks,
  formatNamed,
  linkCode,
  type Move,
  type Puzzle,
  readDocument,
  type State,
  splitPuzzles,
} from "@masume/games/slither";
import { message, ok } from "@masume/kernel";
import { lazy, Show, Suspense } from "solid-js";
import type { GameUiParts } from "../../play/game-ui.js";
import { createLazyHint } from "../../play/lazy-hint.js";
import { dailyTitle } from "./daily.js";
import { levelLabel } from "./level-label.js";
import { t } from "./messages.js";
import { solverClient } from "./solver-client.js";
import { adaptInput, SlitherTools } from "./tools.js";
import "./slither.css";

const RankedDaily = lazy(async () => ({ default: (await import("./ranked-daily.js")).RankedDaily }));
const LevelBar = lazy(async () => ({ default: (await import("./level-line.js")).LevelBar }));

export const slitherUi: GameUiParts<Puzzle, State, Move> = {
  messages: t.catalogue,
  keys: [
    { keys: ["↑", "→", "↓", "←"], action: () => t("slither.key.walk") },
    { keys: ["Shift + ↑ → ↓ ←"], action: () => t("slither.key.draw") },
    { keys: ["W", "A", "S", "D"], action: () => t("slither.key.cross") },
    { keys: ["Space", "Enter"], action: () => t("slither.key.cycle") },
    { keys: ["X"], action: () => t("slither.key.x") },
    { keys: ["Backspace"], action: () => t("slither.key.erase") },
    { keys: ["F"], action: () => t("slither.key.lock") },
  ],
  play: {
    Page: lazy(() => import("./play.js")),
    title: dailyTitle,
    Sidebar: (props) => (
      <Show when={props.query.has("daily")}>
        <Suspense>
          <RankedDaily {...props} />
        </Suspense>
      </Show>
    ),
    Tools: SlitherTools,
    adaptInput,
    checkpointMarks,
    checkSolvable: async (...position) => (await import("./solvable.js")).checkSolvable(...position),
    countSolutions: async (puzzle) => {
      const { status } = await solverClient.call("countSolutions", puzzle);
      if (status === "unknown") return undefined;
      return { text: message(`solutions.${status}`), isUnique: status === "unique" };
    },
  },
  hint: {
    create: (play) => createLazyHint(play, async () => (await import("./advice.js")).createAdvice),
  },
  make: { Page: lazy(() => import("./make.js")) },
  learn: { Page: lazy(() => import("./learn.js")) },
  share: { code: linkCode, file: (puzzle) => formatNamed("json")!.write({ puzzle }), fileType: "json" },
  library: {
    split: splitPuzzles,
    read: (text) => {
      const document = readDocument(text);
      return document.ok ? ok(document.value.puzzle) : document;
    },
    grading: {
      grade: async (puzzle) => {
        const [{ graded }, grade] = await Promise.all([
          import("./graded.js"),
          solverClient.call("grade", puzzle),
        ]);
        return graded(grade);
      },
      Badge: (props) => (
        <Suspense>
          <LevelBar grade={props.grade} />
        </Suspense>
      ),
      label: levelLabel,
      levels: [1, 2, 3, 4, 5],
    },
  },
  pages: { technique: lazy(() => import("./technique.js")), drill: lazy(() => import("./drill.js")) },
};
