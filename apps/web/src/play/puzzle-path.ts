/** The addresses of a puzzle. */
import type { Codec } from "@masume/kernel";

/** Where a board stands alone, for the frame of another site. */
export function embedPath(game: string, code: string): string {
  return `/embed/${game}/${encodeURIComponent(code)}`;
}

export function isEmbedded(path: string): boolean {
  return path.startsWith("/embed/");
}

export function puzzlePath(game: string, code: string): string {
  return `/${game}/play/${encodeURIComponent(code)}`;
}

/** The board that the address asks for (`?board=…`): one made or shared elsewhere, to be changed here. */
export function puzzleInAddress<T>(codec: Codec<T>): T | undefined {
  const code = new URLSearchParams(location.search).get("board");
  const board = code === null ? undefined : codec.parse(code);
  return board?.ok ? board.value : undefined;
}
