/** Stroke's verbs. */
import { cellOf, defaultWork } from "@masume/games/stroke";
import { checkVerb } from "../../verbs/check.js";
import { gameCommands } from "../../verbs/game-commands.js";
import { hintVerb } from "../../verbs/hint.js";
import type { GameCommands } from "../../verbs/verb.js";
import { strokeGame } from "./cli-game.js";
import { grade } from "./grade.js";
import { make } from "./new.js";
import { report } from "./report.js";
import { solve } from "./solve.js";

export const strokeCommands: GameCommands = gameCommands(strokeGame, {
  new: make,
  solve,
  check: checkVerb(strokeGame, (violations) => ({
    cleared: violations.length === 0,
    violations: violations.map(({ code, at }) => ({ code, cell: cellOf(at[0]!) })),
  })),
  hint: hintVerb(strokeGame, {
    work: defaultWork,
    complete: { next: null, finished: true },
    present: (step) => {
      const move = step?.moves[0];
      if (!step) return { json: { next: null } };
      if (move?.kind === "extend") {
        return { json: { next: move.cell, stretch: step.moves.map(({ cell }) => cell) } };
      }
      return { json: { stuckAfter: step.params?.stuckAfter ?? 0 }, verdict: "no" };
    },
  }),
  report,
  grade,
});
