/** Explaining by the contract: the next cells and why. */
import { type Budget, type Cell, type Message, message, type Step, type Task } from "@masume/kernel";
import type { Puzzle } from "../board.js";
import type { Move, State } from "../rules.js";
import { targetOf } from "../scene.js";
import { asViolation, cellName, type Reason } from "../solve/reasons.js";
import { hint } from "./hint.js";

/** From a line that cannot be finished, the step is the way back to its last good cell. */
export function* explain(board: Puzzle, state: State, budget: Budget): Task<Step<Move> | undefined> {
  const found = hint(board, state.line, budget);
  switch (found.kind) {
    case "next": {
      const { wrong, stretch } = found;
      const because = [...state.line.slice(-1), ...wrong.map(({ cell }) => cell)];
      // The reason speaks of the cells it marks.
      const [other] = found.technique === "hint.others-fail" ? wrong : [];
      const targets = new Set([...because, ...(other?.reason.cells ?? [])].map(targetOf));
      const why = other ? failure(other.cell, other.reason) : message(found.technique);
      const { key, params } =
        stretch.length === 1 ? why : message("step.stretch", { why, count: stretch.length - 1 });
      return {
        technique: key,
        ...(params ? { params } : {}),
        because: [...targets],
        moves: stretch.map((cell) => ({ kind: "extend", cell })),
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
        params: { stuckAfter, ...(reason && { why: failure(state.line[stuckAfter]!, reason) }) },
        because: [...new Set(because.map(targetOf))],
        moves: lastGood ? [{ kind: "back", cell: lastGood }] : [],
      };
    }
    case "finished":
    case "unknown":
      return undefined;
  }
}

/** What comes of stepping on a cell. */
function failure(cell: Cell, { code, params }: Reason): Message {
  const through = cellName(cell);
  if (code === "no-line") return message("step.no-line", { cell: through });
  return message("step.fails", { cell: through, why: message(code, params) });
}
