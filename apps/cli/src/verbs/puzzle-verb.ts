/** Verbs on a puzzle, and verbs on a board: a puzzle and what has been played on it. */
import { message } from "@masume/kernel";
import { CliError } from "../platform/cli-error.js";
import { file, type ParameterTable, puzzleOr, type Source, type Values } from "../platform/parameters.js";
import { type PlayedBoard, readBoard, readPuzzle } from "./board-input.js";
import { type CliGame, stateOption } from "./cli-game.js";
import type { Verb, VerbCall, VerbDefinition, VerbResult, Work } from "./verb.js";

type PuzzleCall<O extends ParameterTable> = VerbCall<{ readonly puzzle: Source }, Values<O>>;

interface Definition<Input, O extends ParameterTable>
  extends Omit<VerbDefinition<ParameterTable, O>, "arguments" | "run"> {
  run(input: Input, call: PuzzleCall<O>, work: Work): VerbResult | Promise<VerbResult>;
}

export function puzzleVerb<P, S, const O extends ParameterTable>(
  cliGame: CliGame<P, S>,
  { options, run, ...definition }: Definition<P, O>,
): Verb {
  return {
    ...definition,
    ...puzzleParameters(cliGame, options),
    run: (call, work) => run(readPuzzle(cliGame, call), call, work),
  };
}

function puzzleParameters(
  { defaultPuzzle, puzzleOptions }: CliGame,
  options: ParameterTable,
): Pick<Verb, "arguments" | "options"> {
  return {
    arguments: { puzzle: puzzleOr(defaultPuzzle) },
    options: { ...options, ...puzzleOptions?.table },
  };
}

interface BoardDefinition<P, S, O extends ParameterTable> extends Definition<PlayedBoard<P, S>, O> {
  /** Without a file that says what has been played there is nothing to do. */
  readonly needsState?: boolean;
  /** The verb itself says what it thinks of a refused move; for others it is bad input. */
  readonly takesRefusedMoves?: boolean;
}

export function boardVerb<P, S, const O extends ParameterTable>(
  cliGame: CliGame<P, S>,
  name: string,
  { options, needsState = false, takesRefusedMoves, run, ...definition }: BoardDefinition<P, S, O>,
): Verb {
  const option = stateOption(cliGame, name);
  return {
    ...definition,
    ...puzzleParameters(cliGame, { ...options, [option]: { ...file, required: needsState } }),
    run: (call, work) => {
      const source: Source | undefined = call.options[option];
      const board = readBoard(cliGame, call, source);
      if (board.refused && !takesRefusedMoves) {
        const { move, violation } = board.refused;
        const place = { file: source!.name, path: `moves[${move}]` };
        throw new CliError(message(violation.code, violation.params), place);
      }
      return run(board, call, work);
    },
  };
}
