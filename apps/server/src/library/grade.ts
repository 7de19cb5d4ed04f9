/**
 * What a published puzzle is worth, found out by the server: whether it can be
 * solved, in one way or several, and how hard it is where the game has a measure.
 */
import { findGame } from "@masume/games";
import { grade as gradeSlither, puzzleCodec as slitherCodec } from "@masume/games/slither";
import { bands, measureDifficulty, puzzleCodec as strokeCodec } from "@masume/games/stroke";
import { Budget, finish } from "@masume/kernel";

export interface GradeRequest {
  readonly game: string;
  /** In the notation the game writes. */
  readonly puzzle: string;
}

export interface PuzzleGrade {
  /** Null where nobody knows, or where the game asks for the best answer rather than the only one. */
  readonly solutions: "none" | "one" | "several" | null;
  readonly level: number | null;
}

const maxWork = 20_000_000;

export async function grade({ game, puzzle: text }: GradeRequest): Promise<PuzzleGrade> {
  const found = await findGame(game);
  const puzzle = found?.codec.puzzle.parse(text);
  const solve = await found?.engines?.solve?.();
  if (!puzzle?.ok || !solve) return { solutions: null, level: null };
  const solved = finish(solve(puzzle.value, new Budget(maxWork)));
  if (solved.verdict === "unsolvable") return { solutions: "none", level: null };
  if (solved.verdict === "unknown" || solved.unique === undefined) return { solutions: null, level: null };
  return solved.unique
    ? { solutions: "one", level: levelOf(game, text) }
    : { solutions: "several", level: null };
}

/** Of a puzzle with one solution. */
function levelOf(game: string, text: string): number | null {
  if (game === "slither") {
    const puzzle = slitherCodec.parse(text);
    return puzzle.ok ? finish(gradeSlither(puzzle.value)).level : null;
  }
  if (game !== "stroke") return null;
  const puzzle = strokeCodec.parse(text);
  const difficulty = puzzle.ok ? finish(measureDifficulty(puzzle.value, new Budget(maxWork))) : null;
  return difficulty ? bands.indexOf(difficulty.band) + 1 : null;
}
