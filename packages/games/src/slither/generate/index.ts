/** Generating by the contract: a puzzle to order, with its only loop. */
import {
  asSubtask,
  type Generated,
  type Message,
  ok,
  type Random,
  type Result,
  type Task,
} from "@masume/kernel";
import { edgeName, markSymbol, type Puzzle } from "../board.js";
import { paramsCode } from "../orders.js";
import type { Params } from "../params.js";
import type { Move } from "../rules.js";
import { generating, type Made } from "./generate.js";

export { generating, type Made } from "./generate.js";
export { type Day, puzzleName, runningNumbers } from "./puzzle-name.js";

export interface GeneratedPuzzle extends Generated<Puzzle, Move>, Pick<Made, "clues" | "grade"> {
  /** The short form of the parameters, with the removal pattern used. */
  readonly origin: string;
}

export function* generate(params: Params, random: Random): Task<Result<GeneratedPuzzle, Message>> {
  const made = yield* asSubtask(generating(params, random));
  if (!made.ok) return made;
  const { puzzle, loop, pattern, clues, grade } = made.value;
  const lines = [...loop].flatMap((mark, edge) => (mark === markSymbol.line ? [edge] : []));
  const changes = lines.map((edge) => ({ edge: edgeName(puzzle, edge), to: "line" as const }));
  return ok({
    puzzle,
    solution: [{ kind: "set", changes }],
    unique: true,
    origin: paramsCode(params, pattern),
    clues,
    ...(grade && { grade, difficulty: { band: `level-${grade.level}`, score: grade.level! } }),
  });
}
