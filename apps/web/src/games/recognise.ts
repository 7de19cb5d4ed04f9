/**
 * What a pasted text or a file is, whichever game it belongs to: a link of this app, a
 * puzzle in any notation of any game, several of them, or a game record. Every reader
 * that knows the text answers; what none can read is explained by the one that got
 * furthest.
 */
import { type GameId, gameIds } from "@masume/games";
import { message, type ParseIssue } from "@masume/kernel";
import { formatMessage } from "../i18n/translator.js";
import { readPuzzleLink } from "../library/puzzle-link.js";
import { readPuzzles } from "../library/read-puzzles.js";
import { saveNewPuzzle } from "../platform/storage/library.js";
import type { OpenGame } from "../play/game-ui.js";
import { puzzlePath } from "../play/puzzle-path.js";
import { sizeTitle } from "../play/size-title.js";
import { openGame } from "./open-game.js";

export interface Reading {
  readonly open: OpenGame;
  /** Where it is played or shown; what it holds is saved to the library where it is several puzzles. */
  go(): Promise<string>;
}

export type Recognised =
  | { readonly kind: "place"; readonly path: string }
  | { readonly kind: "readings"; readonly readings: readonly Reading[] }
  | { readonly kind: "unknown"; readonly open: OpenGame; readonly issue: ParseIssue };

export async function recognise(text: string): Promise<Recognised> {
  const trimmed = text.trim();
  const path = readPuzzleLink(trimmed)?.path ?? ownPlace(trimmed);
  if (path !== undefined) return { kind: "place", path };
  const attempts = await Promise.all(gameIds.map((id) => readAs(id, trimmed)));
  const readings = attempts.flatMap((attempt) => ("go" in attempt ? [attempt] : []));
  if (readings.length > 0) return { kind: "readings", readings };
  const failures = attempts.flatMap((attempt) => ("go" in attempt ? [] : [attempt]));
  const furthest = failures.toSorted((a, b) => reach(b.issue) - reach(a.issue))[0]!;
  return { kind: "unknown", ...furthest };
}

/** Another page of this very app. */
function ownPlace(text: string): string | undefined {
  if (!text.startsWith(`${location.origin}/`) || /\s/.test(text)) return undefined;
  return text.slice(location.origin.length);
}

/** How far a reader came before it gave up. */
function reach({ position }: ParseIssue): number {
  return position.line * 10_000 + position.column;
}

async function readAs(
  id: GameId,
  text: string,
): Promise<Reading | { readonly open: OpenGame; readonly issue: ParseIssue }> {
  const open = (await openGame(id))!;
  const { game, ui } = open;
  const place = await ui.library.placeOf?.(text);
  if (place !== undefined) return { open, go: async () => place };
  const read = await readPuzzles(ui.library, text);
  if (!read.ok) return { open, issue: read.error };
  const puzzles = read.value;
  const codes = puzzles.map((puzzle) => ui.share.code(puzzle));
  if (codes.length === 1) return { open, go: async () => puzzlePath(id, codes[0]!) };
  if (codes.length === 0)
    return { open, issue: { reason: message("input.empty"), position: { line: 1, column: 1 } } };
  return {
    open,
    async go() {
      for (const [i, puzzle] of puzzles.entries()) {
        const name = formatMessage(sizeTitle(game, puzzle), game.messages);
        await saveNewPuzzle({ game: id, code: codes[i]!, name });
      }
      return `/${id}/library`;
    },
  };
}
