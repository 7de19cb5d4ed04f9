/** Reading a verb's board: the puzzle, and what has been played on it. */
import { type ParseIssue, parser, type Result, readJson, type Violation } from "@masume/kernel";
import type { Source } from "../platform/parameters.js";
import { readSource } from "../platform/read-source.js";
import type { CliGame, PuzzleFile } from "./cli-game.js";
import type { AnyVerbCall } from "./verb.js";

/** What has been played; of a list of moves, up to the first that is refused. */
export interface PlayedBoard<Puzzle, State> {
  readonly puzzle: Puzzle;
  readonly state: State;
  readonly title?: string | undefined;
  readonly refused?: { readonly move: number; readonly violation: Violation };
}

export function readPuzzle<P, S>(cliGame: CliGame<P, S>, call: AnyVerbCall): P {
  return readPuzzleFile(cliGame, call).puzzle;
}

/** `source` says what has been played, unless nothing has but what the puzzle's file itself holds. */
export function readBoard<P, S>(
  cliGame: CliGame<P, S>,
  call: AnyVerbCall,
  source: Source | undefined,
): PlayedBoard<P, S> {
  const { game, stateFile } = cliGame;
  const { puzzle, state = game.start(puzzle), title } = readPuzzleFile(cliGame, call);
  if (!source) return { puzzle, state, title };
  if (!stateFile) return { puzzle, title, ...playMoves(cliGame, puzzle, source) };
  return { puzzle, title, state: readSource(source, { parse: (text) => stateFile.parse(puzzle, text) }) };
}

function readPuzzleFile<P, S>(cliGame: CliGame<P, S>, call: AnyVerbCall): PuzzleFile<P, S> {
  const source: Source = call.arguments.puzzle;
  const { parseFile, puzzleOptions } = cliGame;
  if (parseFile) return readSource(source, { parse: parseFile });
  const puzzle = readSource(withoutBlankLines(source), { parse: (text) => parsePuzzle(cliGame, text) });
  return { puzzle: puzzleOptions ? puzzleOptions.apply(puzzle, call.options) : puzzle };
}

function withoutBlankLines({ name, text, firstLine }: Source): Source {
  const [blank] = /^(?:\s*\n)*/.exec(text)!;
  return {
    name,
    text: text.slice(blank.length).trimEnd(),
    firstLine: firstLine + blank.split("\n").length - 1,
  };
}

/** In the game's notation, by itself or as the `puzzle` of a result. */
function parsePuzzle<P, S>({ game }: CliGame<P, S>, text: string): Result<P, ParseIssue> {
  const inner = puzzleField(text);
  const parsed = game.codec.puzzle.parse(inner ?? text);
  if (parsed.ok || inner === undefined) return parsed;
  return parser<P>((source) => readJson(source).field("puzzle").fail(parsed.error.reason))(text);
}

function puzzleField(text: string): string | undefined {
  if (!text.startsWith("{")) return undefined;
  try {
    const { puzzle } = JSON.parse(text) as { puzzle?: unknown };
    return typeof puzzle === "string" ? puzzle : undefined;
  } catch {
    return undefined;
  }
}

/** Moves are a JSON list of texts, by itself or as the `moves` of a result. */
function playMoves<P, S>(
  { game }: CliGame<P, S>,
  puzzle: P,
  source: Source,
): Omit<PlayedBoard<P, S>, "puzzle" | "title"> {
  const parse = parser((text) => {
    const json = readJson(text);
    return (json.isList ? json : json.field("moves")).items().map((item) => {
      const move = game.codec.move.parse(item.string());
      return move.ok ? move.value : item.fail(move.error.reason);
    });
  });
  let state = game.start(puzzle);
  for (const [i, move] of readSource(source, { parse }).entries()) {
    const played = game.play(puzzle, state, move);
    if (!played.ok) return { state, refused: { move: i, violation: played.error } };
    state = played.value;
  }
  return { state };
}
