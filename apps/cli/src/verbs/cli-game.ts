/**
 * A game as the command line sees it: the contract, and whatever a game can say
 * better than the contract says for it. A new game needs none of the latter.
 */
import type { Catalogue, Game, Message, ParseIssue, Result, TargetId } from "@masume/kernel";
import { drawingOf, type PrintedPuzzle, type SolutionSteps } from "@masume/print";
import type { ParameterTable } from "../platform/parameters.js";
import { drawOnTerminal } from "../platform/terminal-board.js";
import type { Translate } from "../platform/translate.js";
import type { LineNotation } from "./puzzle-lines.js";

// biome-ignore-start lint/suspicious/noExplicitAny: the verbs pass a game's own types through
export interface CliGame<Puzzle = any, State = any, Move = any, Params = any> {
  readonly game: Game<Puzzle, State, Move, Params, any>;
  // biome-ignore-end lint/suspicious/noExplicitAny: the verbs pass a game's own types through
  /** Texts of its own verbs, and in place of those that every game has. */
  readonly catalogues?: readonly Catalogue[];
  readonly notation?: LineNotation;
  /** The puzzle meant when none is given. */
  readonly defaultPuzzle?: string;
  /** Reads a puzzle file, in which something may have been played already. */
  parseFile?(text: string): Result<PuzzleFile<Puzzle, State>, ParseIssue>;
  /** Options of every verb that takes a puzzle, and what they make of it. */
  readonly puzzleOptions?: {
    readonly table: ParameterTable;
    apply(puzzle: Puzzle, values: Readonly<Record<string, unknown>>): Puzzle;
  };
  /** How a file says what has been played; without it, as a list of moves (`--moves`). */
  readonly stateFile?: StateFile<Puzzle, State>;
  readonly formats?: Readonly<Record<string, Format<Puzzle, State>>>;
  puzzleJson?(puzzle: Puzzle): unknown;
  draw?(puzzle: Puzzle, state: State, colour: boolean, pointedAt: readonly TargetId[]): string;
  moveName?(move: Move): string;
  /** What a target is called in a list of places. */
  targetName?(target: TargetId, puzzle: Puzzle): Message;
  /** What a puzzle is called on paper. */
  title?(puzzle: Puzzle): string;
  /** A solution on paper, where it is nothing to look at but something to do. */
  printedSteps?(puzzle: Puzzle, moves: readonly Move[], t: Translate): SolutionSteps;
}

export interface PuzzleFile<Puzzle, State> {
  readonly puzzle: Puzzle;
  readonly state?: State;
  /** What the file calls the puzzle. */
  readonly title?: string;
}

export interface StateFile<Puzzle, State> {
  /** The option that names the file, and what it is called by verbs that call it otherwise. */
  readonly option: string;
  readonly optionOf?: Readonly<Record<string, string>>;
  parse(puzzle: Puzzle, text: string): Result<State, ParseIssue>;
}

export interface Format<Puzzle, State> {
  write(puzzle: Puzzle, state: State, title?: string): string;
  /** With `--json`, the value itself is printed. */
  readonly isJson?: boolean;
}

/** The name of the option that says what has been played. */
export function stateOption({ stateFile }: CliGame, verb: string): string {
  return stateFile?.optionOf?.[verb] ?? stateFile?.option ?? "moves";
}

export function drawBoard<P, S>(
  { game, draw }: CliGame<P, S>,
  puzzle: P,
  state: S,
  colour: boolean,
  pointedAt: readonly TargetId[] = [],
): string {
  return draw
    ? draw(puzzle, state, colour, pointedAt)
    : drawOnTerminal(game, puzzle, state, colour, pointedAt);
}

/** The state after moves that are known to be legal. */
export function stateAfter<P, S, M>({ game }: CliGame<P, S, M>, puzzle: P, moves: readonly M[]): S {
  return moves.reduce((state, move) => {
    const played = game.play(puzzle, state, move);
    if (!played.ok) throw new Error(`${game.id} refuses ${game.codec.move.format(move)}`);
    return played.value;
  }, game.start(puzzle));
}

/** A puzzle for print; the solution is for the back of the booklet, drawn or in steps. */
export function sheetOf<P, S, M>(
  cliGame: CliGame<P, S, M>,
  puzzle: P,
  solution: { readonly state: S } | { readonly moves: readonly M[] },
  t: Translate,
  caption: Partial<Pick<PrintedPuzzle, "title" | "note">> = {},
): PrintedPuzzle {
  const { game, title, printedSteps } = cliGame;
  const drawn = (state: S) => drawingOf(game, puzzle, state);
  return {
    title: title?.(puzzle) ?? "",
    ...caption,
    board: drawn(game.start(puzzle)),
    ...("state" in solution
      ? { solution: drawn(solution.state) }
      : printedSteps
        ? { steps: printedSteps(puzzle, solution.moves, t) }
        : { solution: drawn(stateAfter(cliGame, puzzle, solution.moves)) }),
  };
}
