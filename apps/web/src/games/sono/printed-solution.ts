/**
 * A puzzle's answer for the back of a booklet: the turns, for the board that they
 * lead to says nothing about them. One's own turns if they make all pairs, the
 * solver's if it knows fewer.
 */
import { maxPairs, moveCodec, type Op, type Puzzle, puzzleCodec, verify } from "@masume/games/sono";
import { parseOrThrow } from "@masume/kernel";
import type { SolutionSteps } from "@masume/print";
import { solve } from "../../platform/workers/engine-client.js";
import { ownTurns } from "./answers.js";
import { t } from "./solve-messages.js";

export async function printedSolution(puzzle: Puzzle): Promise<SolutionSteps | undefined> {
  const [ops] = [await ownTurns(puzzle), await solverTurns(puzzle)]
    .filter((turns) => makesAll(puzzle, turns))
    .sort((a, b) => a.length - b.length);
  if (!ops) return undefined;
  const reached = t("print.reached", { pairs: maxPairs(puzzle.size), turns: ops.length });
  return { reached, list: ops.map(({ x, y, n }) => `${x}, ${y}, ${n}`) };
}

async function solverTurns(puzzle: Puzzle): Promise<readonly Op[]> {
  const solved = await solve({ game: "sono", puzzle: puzzleCodec.format(puzzle) });
  if (solved.verdict !== "solved") return [];
  return solved.moves.map((text) => parseOrThrow(moveCodec, text));
}

function makesAll(puzzle: Puzzle, ops: readonly Op[]): boolean {
  const { valid, pairs } = verify(puzzle, ops);
  return valid && pairs === maxPairs(puzzle.size);
}
