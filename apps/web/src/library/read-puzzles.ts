/** The puzzles of a text in any notation of a game: all of them, or what is wrong with the first that is faulty. */
import { ok, type ParseIssue, type Result } from "@masume/kernel";
import type { LibraryUi } from "../play/game-ui.js";

export async function readPuzzles<Puzzle>(
  library: LibraryUi<Puzzle>,
  text: string,
): Promise<Result<readonly Puzzle[], ParseIssue>> {
  const parts = (await library.split?.(text)) ?? [{ text, firstLine: 1 }];
  const puzzles: Puzzle[] = [];
  for (const part of parts) {
    const puzzle = await library.read(part.text);
    if (!puzzle.ok) {
      const { position, reason } = puzzle.error;
      const line = position.line + part.firstLine - 1;
      return { ok: false, error: { position: { ...position, line }, reason } };
    }
    puzzles.push(puzzle.value);
  }
  return ok(puzzles);
}
