/** Boards on the server that everybody can see. */
import type { GameId } from "@masume/games";
import { type Accessor, createEffect, createSignal } from "solid-js";
import { me } from "../account/identity.js";
import { type Answer, ask, tellServer } from "../platform/network/ask.js";
import { type LibraryRecord, saveNewPuzzle } from "../platform/storage/library.js";
import type { OpenGame } from "../play/game-ui.js";

export interface PublicPuzzle {
  readonly id: string;
  readonly owner: string;
  readonly ownerName: string;
  readonly game: GameId;
  readonly puzzle: string;
  readonly title: string;
  readonly level: number | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly visibility: "private" | "link" | "public";
}

export interface PublicPage {
  readonly puzzles: readonly PublicPuzzle[];
  readonly next: string | null;
}

/** What a list of published boards is narrowed to; empty for everything. */
export interface PublicFilter {
  readonly game: string;
  readonly level: string;
  readonly size: string;
  readonly words: string;
}

/** Least and most cells a side. */
export const sizes: Readonly<Record<string, readonly [least: number, most: number]>> = {
  small: [1, 7],
  medium: [8, 12],
  large: [13, 20],
  huge: [21, 200],
};

export function listPath({ game, level, size, words }: PublicFilter, before?: string): string {
  const query = new URLSearchParams({ limit: "24" });
  if (game) query.set("game", game);
  if (level) query.set("level", level);
  const range = sizes[size];
  if (range) {
    query.set("min", String(range[0]));
    query.set("max", String(range[1]));
  }
  if (words.trim()) query.set("q", words.trim());
  if (before) query.set("before", before);
  return `/api/puzzles?${query}`;
}

const [changes, setChanges] = createSignal(1);

function changed<T>(answer: Answer<T>): Answer<T> {
  if (answer.ok) setChanges(changes() + 1);
  return answer;
}

export async function publish({ game, code, name, grade }: LibraryRecord): Promise<Answer<PublicPuzzle>> {
  const level = grade?.level ?? undefined;
  return changed(
    await tellServer("POST", "/api/puzzles", {
      game,
      puzzle: code,
      title: name,
      ...(level === undefined ? {} : { level }),
      visibility: "public",
    }),
  );
}

export async function unpublish(id: string): Promise<Answer<void>> {
  return changed(await tellServer("DELETE", `/api/puzzles/${id}`));
}

export function report(id: string): Promise<Answer<void>> {
  return tellServer("POST", `/api/puzzles/${id}/report`);
}

/** The code by which a board stands in a library and in a link. */
export function codeOf(
  { game, front }: OpenGame,
  { puzzle }: Pick<PublicPuzzle, "puzzle">,
): string | undefined {
  const read = game.codec.puzzle.parse(puzzle);
  return read.ok ? front.code(read.value) : undefined;
}

/** Of one's own boards of a game, those that are published: their codes, and their ids on the server. */
export function usePublished(open: OpenGame): Accessor<ReadonlyMap<string, string>> {
  // Not a resource: the library must not wait for a server.
  const [published, setPublished] = createSignal<ReadonlyMap<string, string>>(new Map());
  createEffect(async () => {
    if (changes() && me()) setPublished(await publishedIn(open));
  });
  return published;
}

async function publishedIn(open: OpenGame): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  for (let before = ""; ; ) {
    const path = `/api/me/puzzles?game=${open.game.id}&limit=100${before && `&before=${before}`}`;
    const answer: Answer<PublicPage> = await ask(path);
    if (!answer.ok) return ids;
    const { puzzles, next }: PublicPage = answer.value;
    for (const one of puzzles) {
      const code = one.visibility === "public" ? codeOf(open, one) : undefined;
      if (code !== undefined) ids.set(code, one.id);
    }
    if (next === null) return ids;
    before = next;
  }
}

/** Puts a published board into one's own library. */
export function saveToLibrary(code: string, { game, title }: PublicPuzzle): Promise<boolean> {
  return saveNewPuzzle({ game, code, name: title, folder: "", saved: Date.now() });
}
