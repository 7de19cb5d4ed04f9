/** Exact questions about a Slither board, answered off the page. */
import {
  type Advice,
  type Edges,
  type Grade,
  type GradeStep,
  type Puzzle,
  type SolutionCount,
  solveExactly,
  type Walkthrough,
} from "@masume/games/slither";
import { asSubtask, Budget, type Task } from "@masume/kernel";
import { serveTasks } from "@masume/workers";

interface DrawnPuzzle {
  readonly puzzle: Puzzle;
  readonly drawn: Edges;
}

/** A unit is one edge settled: some seconds on a plain machine, and only boards made to be hard need them. */
const countWork = 20_000_000;

const grader = () => import("./grader.js");
/** The puzzle asked about last: a page asks about one many times. */
let latest: { readonly puzzle: Puzzle; readonly count: SolutionCount } | undefined;

const tasks = {
  *countSolutions(puzzle: Puzzle): Task<SolutionCount> {
    if (latest?.puzzle.width === puzzle.width && latest.puzzle.clues === puzzle.clues) return latest.count;
    const count = yield* asSubtask(solveExactly(puzzle, new Budget(countWork)));
    latest = { puzzle, count };
    return count;
  },

  async advise({ puzzle, drawn }: DrawnPuzzle): Promise<Task<Advice>> {
    const { advise } = await grader();
    return (function* (): Task<Advice> {
      const known = yield* asSubtask(tasks.countSolutions(puzzle));
      return yield* advise(puzzle, drawn, new Budget(), known);
    })();
  },

  easySteps: async ({
    puzzle,
    drawn,
    below,
  }: DrawnPuzzle & { readonly below: number }): Promise<Task<readonly GradeStep[]>> =>
    (await grader()).easySteps(puzzle, drawn, below),

  grade: async (puzzle: Puzzle): Promise<Task<Grade>> => (await grader()).grade(puzzle),

  /** Every step from the empty board to the end, with its reasons. */
  walkthrough: async (puzzle: Puzzle): Promise<Task<Walkthrough>> => (await grader()).steps(puzzle),
};

export type SolverTasks = typeof tasks;

serveTasks(tasks);
