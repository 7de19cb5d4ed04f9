/** Explaining by the contract: the next cell and why. */
import { type Budget, message, type Step, type Task } from "@masume/kernel";
import type { Puzzle } from "../board.js";
import type { Move, State } from "../rules.js";
import { targetOf } from "../scene.js";
import { asViolation, cellName } from "../solve/reasons.js";
import { hint } from "./hint.js";

/** From a line that cannot be finished, the step is the way back to its last good cell. */
export function* explain(board: Puzzle, state: State, budget: Budget): Task<Step<Move> | undefined> {
  const found = hint(board, state.line, budget);
  switch (found.kind) {
    case "next": {
      const because = [...state.line.slice(-1), ...found.wrong.map(({ cell }) => cell)].map(targetOf);
      const moves: readonly Move[] = [{ kind: "extend", cell: found.next }];
      const [other] = found.wrong;
      if (found.technique !== "hint.others-fail" || !other) {
        return { technique: found.technique, because, moves };
      }
      const why = message(other.reason.code, other.reason.params);
      return {
        technique: "step.others-fail",
        params: { cell: cellName(other.cell), why },
        // The reason speaks of the cells it marks.
        because: [...new Set([...because, ...other.reason.cells.map(targetOf)])],
        moves,
      };
    }
    case "stuck": {
      const { stuckAfter, reason } = found;
      const lastGood = state.line[stuckAfter - 1];
      if (!lastGood && reason) {
        const { code, at, params } = asViolation(reason);
        return { technique: code, ...(params ? { params } : {}), because: at, moves: [] };
      }
      const because = [...state.line.slice(stuckAfter, stuckAfter + 1), ...(reason?.cells ?? [])];
      return {
        technique: reason ? "step.stuck" : "hint.stuck",
        params: { stuckAfter, ...(reason && { why: message(reason.code, reason.params) }) },
        because: [...new Set(because.map(targetOf))],
        moves: lastGood ? [{ kind: "back", cell: lastGood }] : [],
      };
    }
    case "finished":
    case "unknown":
      return undefined;
  }
}
