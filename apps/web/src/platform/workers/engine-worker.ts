/** A game's engines off the page. Puzzles and moves travel as text. */
import type { GameId } from "@masume/games";
import { registry } from "@masume/games";
import {
  Budget,
  createRandom,
  type Generated,
  type Message,
  mapTask,
  ok,
  parseOrThrow,
  playTexts,
  type Result,
  type Solved,
  type Step,
  type Task,
} from "@masume/kernel";
import { serveTasks } from "@masume/workers";

export interface GenerateInput {
  readonly game: GameId;
  /** The parameters, in the game's own notation. */
  readonly params: string;
  readonly seed: string;
}

export interface ExplainInput {
  readonly game: GameId;
  readonly puzzle: string;
  /** Every move in force. */
  readonly moves: readonly string[];
}

export interface SolveInput {
  readonly game: GameId;
  readonly puzzle: string;
}

export type GeneratedText = Generated<string, string>;
export type SolvedText = Solved<string>;
export type StepText = Step<string>;

/** Work for one hint: on a slow phone a second or two. */
const explainBudget = 20_000_000;
const solveBudget = 100_000_000;

const tasks = {
  async generate({ game: id, params, seed }: GenerateInput): Promise<Task<Result<GeneratedText, Message>>> {
    const game = await registry[id]();
    const generate = await game.engines!.generate!();
    return mapTask(generate(parseOrThrow(game.codec.params!, params), createRandom(seed)), (made) => {
      if (!made.ok) return made;
      const { puzzle, solution, unique, difficulty, origin } = made.value;
      return ok({
        puzzle: game.codec.puzzle.format(puzzle),
        solution: solution.map((move) => game.codec.move.format(move)),
        unique,
        ...(difficulty && { difficulty }),
        ...(origin && { origin }),
      });
    });
  },

  async explain({ game: id, puzzle: text, moves }: ExplainInput): Promise<Task<StepText | undefined>> {
    const game = await registry[id]();
    const puzzle = parseOrThrow(game.codec.puzzle, text);
    const state = playTexts(game, puzzle, moves);
    if (!state.ok) throw new Error(`${id}: move ${state.error.index} cannot be played`);
    const explain = await game.engines!.explain!();
    return mapTask(
      explain(puzzle, state.value, new Budget(explainBudget)),
      (step) => step && { ...step, moves: step.moves.map((move) => game.codec.move.format(move)) },
    );
  },

  async solve({ game: id, puzzle }: SolveInput): Promise<Task<SolvedText>> {
    const game = await registry[id]();
    const solve = await game.engines!.solve!();
    return mapTask(solve(parseOrThrow(game.codec.puzzle, puzzle), new Budget(solveBudget)), (solved) =>
      solved.verdict === "solved"
        ? { ...solved, moves: solved.moves.map((move) => game.codec.move.format(move)) }
        : solved,
    );
  },
};

export type EngineTasks = typeof tasks;

serveTasks(tasks);
