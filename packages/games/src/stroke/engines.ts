/** The engines' answers in the words of the contract. */
import {
  asPart,
  type Budget,
  type Cell,
  type Generated,
  type Message,
  message,
  ok,
  type Random,
  type Result,
  type Solved,
  type Step,
  type Task,
  type Violation,
} from "@masume/kernel";
import type { Board } from "./board.js";
import { generating } from "./generate.js";
import { hint } from "./hint.js";
import type { Params } from "./params.js";
import { placeOf, type Reason, reasonAgainst } from "./reasons.js";
import type { Move, State } from "./rules.js";
import { targetOf } from "./scene.js";
import { findingLines, uniquenessOf } from "./solve.js";

export function* generate(params: Params, random: Random): Task<Result<Generated<Board, Move>, Message>> {
  const made = yield* asPart(generating(params, random));
  if (!made.ok) return made;
  const { board, line, unique, difficulty } = made.value;
  const { band, score } = difficulty;
  return ok({ puzzle: board, solution: line.slice(1).map(extendTo), unique, difficulty: { band, score } });
}

/** Two lines at most: enough to say whether the first is the only one. */
export function* solve(board: Board, budget: Budget): Task<Solved<Move>> {
  const found = yield* asPart(findingLines(board, 2, budget));
  const line = found.lines[0];
  if (!line) {
    return found.others === "none"
      ? { verdict: "unsolvable", reason: asViolation(reasonAgainst(board)) }
      : { verdict: "unknown" };
  }
  const uniqueness = uniquenessOf(found);
  const moves = line.slice(1).map(extendTo);
  return uniqueness === "unknown"
    ? { verdict: "solved", moves }
    : { verdict: "solved", moves, unique: uniqueness === "unique" };
}

/** The next cell and why; from a line that cannot be finished, the way back to its last good cell. */
export function* explain(board: Board, state: State, budget: Budget): Task<Step<Move> | undefined> {
  const found = hint(board, state.line, budget);
  switch (found.kind) {
    case "next": {
      const because = [state.line.at(-1)!, ...found.wrong.map(({ cell }) => cell)].map(targetOf);
      const moves = [extendTo(found.next)];
      const [other] = found.wrong;
      if (found.technique !== "hint.others-fail" || !other) {
        return { technique: found.technique, because, moves };
      }
      const why = message(other.reason.code, other.reason.params);
      return {
        technique: "step.others-fail",
        params: { cell: placeOf(other.cell), why },
        // The reason speaks of the cells it marks.
        because: [...new Set([...because, ...other.reason.cells.map(targetOf)])],
        moves,
      };
    }
    case "stuck": {
      const { stuckAfter, reason } = found;
      const lastGood = state.line[stuckAfter - 1];
      if (!lastGood) {
        const { code, at, params } = asViolation(reason ?? reasonAgainst(board));
        return { technique: code, ...(params ? { params } : {}), because: at, moves: [] };
      }
      return {
        technique: "hint.stuck",
        params: { stuckAfter },
        because: [targetOf(state.line[stuckAfter]!)],
        moves: [{ kind: "back", cell: lastGood }],
      };
    }
    case "finished":
    case "unknown":
      return undefined;
  }
}

function extendTo(cell: Cell): Move {
  return { kind: "extend", cell };
}

function asViolation({ code, cells, params }: Reason): Violation {
  return { code, at: cells.map(targetOf), params };
}
