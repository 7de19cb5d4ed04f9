/** What only the page needs to know of Slither. */
import { checkpointMarks, formatNamed, type Puzzle, readDocument, type State } from "@masume/games/slither";
import { message, ok } from "@masume/kernel";
import { lazy, Show, Suspense } from "solid-js";
import type { GameFront } from "../../play/game-ui.js";
import { createLazyHint } from "../../play/lazy-hint.js";
import { dailyTitle } from "./daily.js";
import { levelLabel } from "./level-label.js";
import { slitherCode } from "./link.js";
import { checkSolvable } from "./solvable.js";
import { solverClient } from "./solver-client.js";
import { SlitherTools, translate } from "./tools.js";
import "./slither.css";
import { t } from "./messages.js";

const RankedDaily = lazy(async () => ({ default: (await import("./ranked-daily.js")).RankedDaily }));
const LevelBar = lazy(async () => ({ default: (await import("./level-line.js")).LevelBar }));

export const front: GameFront = {
  code: slitherCode,
  words: t.catalogue,
  keys: [
    { keys: ["↑", "→", "↓", "←"], does: () => t("slither.key.walk") },
    { keys: ["Shift + ↑ → ↓ ←"], does: () => t("slither.key.draw") },
    { keys: ["W", "A", "S", "D"], does: () => t("slither.key.cross") },
    { keys: ["Space", "Enter"], does: () => t("slither.key.cycle") },
    { keys: ["X"], does: () => t("slither.key.x") },
    { keys: ["Backspace"], does: () => t("slither.key.erase") },
    { keys: ["F"], does: () => t("slither.key.fix") },
  ],
  trial: (puzzle, before, now, first) =>
    checkpointMarks(puzzle as Puzzle, before as State, now as State, first as State),
  checkSolvable: (puzzle, state, moves) => checkSolvable(puzzle as Puzzle, state as State, moves),
  solutions: async (puzzle) => {
    const { status } = await solverClient.call("countSolutions", puzzle as Puzzle);
    if (status === "unknown") return undefined;
    return { said: message(`solutions.${status}`), isUnique: status === "unique" };
  },
  read: (text) => {
    const document = readDocument(text);
    return document.ok ? ok(document.value.puzzle) : document;
  },
  createHint: (play) => createLazyHint(play, async () => (await import("./advice.js")).createAdvice),
  translate,
  Tools: SlitherTools,
  Play: lazy(() => import("./play.js")),
  title: dailyTitle,
  Sidebar: (props) => (
    <Show when={props.query.has("daily")}>
      <Suspense>
        <RankedDaily {...props} />
      </Suspense>
    </Show>
  ),
  file: (puzzle) => formatNamed("json")!.write({ puzzle: puzzle as Puzzle }),
  grading: {
    grade: async (puzzle) => {
      const [{ graded }, grade] = await Promise.all([
        import("./graded.js"),
        solverClient.call("grade", puzzle as Puzzle),
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
  Learn: lazy(() => import("./learn.js")),
  pages: {
    make: lazy(() => import("./make.js")),
    technique: lazy(() => import("./technique.js")),
    drill: lazy(() => import("./drill.js")),
  },
};
