/** A Slither board being played, and the solver without a worker, for tests of what stands beside a board. */
import {
  advise,
  easySteps,
  grade,
  loopMoves,
  type Move,
  type Puzzle,
  puzzleCodec,
  type State,
  slither,
  solveExactly,
  stages,
  steps,
} from "@masume/games/slither";
import { Budget, finish, message, parseOrThrow } from "@masume/kernel";
import { openPlay } from "../../../play/create-play.js";
import type { Play } from "../../../play/play.js";

export type SlitherPlay = Play<Puzzle, State, Move>;

/** The first stage: small, and with one loop. */
export const puzzle: Puzzle = parseOrThrow(puzzleCodec, stages[0]!.code);

let count = 0;

/** To be called where there is an owner: a board of its own each time. */
export function openSlither(of: Puzzle = puzzle): Promise<() => SlitherPlay> {
  const key = `slither/${count++}`;
  return openPlay({ game: slither, puzzle: of, key, href: `/${key}`, title: message("name") });
}

/** The board's only loop, line by line. */
export const solution: readonly Move[] = loopOf(puzzle);

function loopOf(board: Puzzle): readonly Move[] {
  const found = finish(solveExactly(board));
  if (found.status !== "unique") throw new Error(`the board has ${found.status} loops`);
  return loopMoves(board, { edges: found.loop, locked: "" }, found.loop.length);
}

interface Drawn {
  readonly puzzle: Puzzle;
  readonly drawn: string;
  readonly below: number;
}

/** What the solver's worker says. */
export async function solved(
  task: "countSolutions" | "advise" | "easySteps" | "grade" | "walkthrough",
  input: Puzzle & Drawn,
): Promise<unknown> {
  switch (task) {
    case "countSolutions":
      return finish(solveExactly(input));
    case "advise":
      return finish(advise(input.puzzle, input.drawn, new Budget()));
    case "easySteps":
      return finish(easySteps(input.puzzle, input.drawn, input.below));
    case "grade":
      return finish(grade(input));
    case "walkthrough":
      return finish(steps(input));
  }
}
