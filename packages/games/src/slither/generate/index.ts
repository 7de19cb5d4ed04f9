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
import type { Params } from "../params.js";
import type { Move } from "../rules.js";
import { generating, type Made } from "./generate.js";

export { generating, type Made } from "./generate.js";
export { type Day, puzzleName } from "./puzzle-name.js";

/** Also says by which removal pattern it was made, how many clues are left, and its grade where a difficulty was ordered. */
export function* generate(
  params: Params,
  random: Random,
): Task<Result<Generated<Puzzle, Move> & Pick<Made, "pattern" | "clues" | "grade">, Message>> {
  const made = yield* asSubtask(generating(params, random));
  if (!made.ok) return made;
  const { puzzle, loop, pattern, clues, grade } = made.value;
  const lines = [...loop].flatMap((mark, edge) => (mark === markSymbol.line ? [edge] : []));
  const changes = lines.map((edge) => ({ edge: edgeName(puzzle, edge), to: "line" as const }));
  return ok({
    puzzle,
    solution: [{ kind: "set", changes }],
    unique: true,
    pattern,
    clues,
    ...(grade && { grade, difficulty: { band: `level-${grade.level}`, score: grade.level! } }),
  });
}
