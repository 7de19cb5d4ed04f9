/** A link to a board of this app, wherever it is served: the address says game and code. */
import { type GameId, isGameId } from "@masume/games";

export interface PuzzleLink {
  readonly game: GameId;
  readonly code: string;
  /** Its place in the app. */
  readonly path: string;
}

export function readPuzzleLink(text: string): PuzzleLink | undefined {
  const url = /^\s*https?:\/\//.test(text) ? readUrl(text) : undefined;
  const found = url && /^\/(?:([a-z]+)\/play|embed\/([a-z]+))\/([^/]+)\/?$/.exec(decodablePath(url.pathname));
  if (!found) return undefined;
  const game = (found[1] ?? found[2])!;
  if (!isGameId(game)) return undefined;
  return { game, code: decodeURIComponent(found[3]!), path: `/${game}/play/${found[3]}${url.search}` };
}

/** Percent signs that cannot be decoded, as in a link that was cut off, stand for themselves. */
function decodablePath(path: string): string {
  try {
    decodeURI(path);
    return path;
  } catch {
    return path.replaceAll("%", "%25");
  }
}

function readUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
