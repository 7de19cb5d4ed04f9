/** What Slither adds to the page. */
import {
  checkpointMarks,
  jsonFormat,
  levels,
  linkCode,
  type Move,
  markSymbol,
  type Puzzle,
  type State,
} from "@masume/games/slither";
import { message } from "@masume/kernel";
import { lazy, Show } from "solid-js";
import type { GameUiParts } from "../../play/game-ui.js";
import { createLazyHint } from "../../play/lazy-hint.js";
import { adaptMarks, aids, followUp, wantsMove } from "./aids.js";
import { dailyTitle } from "./daily.js";
import { fileFormats } from "./file-formats.js";
import { levelLabel } from "./level-label.js";
import { t } from "./messages.js";
import { dailyWays, nextDaily } from "./next-daily.js";
import { solverClient } from "./solver-client.js";
import { nextStage, stageTitle } from "./stage-title.js";
import { adaptInput, SlitherSteps, SlitherTools } from "./tools.js";
import "./slither.css";
import { lazyPart } from "../../ui/lazy-part.js";

const AidsOverlay = lazyPart(async () => (await import("./aids-overlay.js")).AidsOverlay);
const Sidebar = lazyPart(async () => (await import("./sidebar.js")).Sidebar);
const Stars = lazyPart(async () => (await import("./stage-sidebar.js")).SlitherStars);
const LevelBar = lazyPart(async () => (await import("./level-bar.js")).LevelBar);

export const slitherUi: GameUiParts<Puzzle, State, Move> = {
  messages: t.catalogue,
  keys: [
    { keys: ["↑", "→", "↓", "←"], action: () => t("slither.key.walk") },
    { keys: ["Shift + ↑ → ↓ ←"], action: () => t("slither.key.draw") },
    { keys: ["W", "A", "S", "D"], action: () => t("slither.key.cross") },
    { keys: ["Space", "Enter"], action: () => t("slither.key.cycle") },
    { keys: ["X"], action: () => t("slither.key.x") },
    { keys: ["Enter", "X"], action: () => t("slither.key.shade") },
    { keys: ["Backspace"], action: () => t("slither.key.erase") },
    { keys: ["F"], action: () => t("slither.key.lock") },
  ],
  play: {
    Page: lazy(() => import("./play.js")),
    title: (query) => stageTitle(query) ?? dailyTitle(query),
    next: (query) => nextStage(query) ?? nextDaily(query),
    daily: dailyWays,
    drawSolution: async (puzzle, state) => (await import("./draw-solution.js")).drawSolution(puzzle, state),
    Sidebar: (props) => <Sidebar {...props} />,
    Reward: (props) => <Stars {...props} />,
    Tools: SlitherTools,
    Steps: SlitherSteps,
    adaptInput,
    wantsMove,
    adaptMarks,
    followUp,
    Overlay: (props) => (
      <Show when={(aids().colours || aids().loops) && props.state.edges.includes(markSymbol.line)}>
        <AidsOverlay {...props} />
      </Show>
    ),
    checkpointMarks,
    checkSolvable: async (...position) => (await import("./solvable.js")).checkSolvable(...position),
    countSolutions: async (puzzle) => {
      const { status } = await solverClient.call("countSolutions", puzzle);
      if (status === "unknown") return undefined;
      return {
        text: message(`solutions.${status}`),
        isUnique: status === "unique",
        isFaulty: status !== "unique",
      };
    },
  },
  hint: {
    create: (play) => createLazyHint(play, async () => (await import("./advice.js")).createAdvice),
  },
  make: { Page: lazy(() => import("./make.js")) },
  learn: { Page: lazy(() => import("./learn.js")) },
  share: {
    code: linkCode,
    file: (puzzle) => jsonFormat.write({ puzzle }),
    fileType: "json",
    formats: fileFormats,
  },
  library: {
    split: async (text) => (await import("./notations.js")).splitPuzzles(text),
    read: async (text) => (await import("./notations.js")).readPuzzle(text),
    grading: {
      grade: async (puzzle) => {
        const { measureGrade } = await import("./measure-grade.js");
        return measureGrade(puzzle);
      },
      Badge: (props) => <LevelBar grade={props.grade} />,
      label: levelLabel,
      loadTechniqueName: async () => (await import("./technique-name.js")).techniqueNameAt,
      levels,
    },
  },
  pages: {
    technique: lazy(() => import("./technique.js")),
    drill: lazy(() => import("./drill.js")),
    glossary: lazy(() => import("./glossary.js")),
    manual: lazy(() => import("./manual.js")),
  },
};
