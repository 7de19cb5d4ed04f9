/** Boards on the server that everybody can see. */

import type { GameId } from "@masume/games";
import type { HttpResult, Puzzle, RouteRequest } from "@masume/protocol";
import { type Accessor, createMemo, createSignal } from "solid-js";
import { me } from "../account/identity.js";
import { api } from "../platform/network/server.js";
import { saveNewPuzzle } from "../platform/storage/library.js";
import type { LibraryRecord } from "../platform/storage/schema.js";
import { createCalculation } from "../play/calculation.js";
import type { OpenGame } from "../play/game-ui.js";

/** What a list of published boards is narrowed to; empty for everything. */
export interface PublicFilter {
  readonly game: string;
  readonly level: string;
  readonly size: string;
  readonly words: string;
}

/** Cells per side. */
const sizes: Readonly<Record<string, readonly [min: number, max: number]>> = {
  small: [1, 7],
  medium: [8, 12],
  large: [13, 20],
  huge: [21, 200],
};

export function listQuery({ game, level, size, words }: PublicFilter): RouteRequest<"listPuzzles">["query"] {
  const [min, max] = sizes[size] ?? [];
  return {
    game: game || undefined,
    level: level || undefined,
    min,
    max,
    q: words.trim() || undefined,
    limit: 24,
  };
}

const [changes, setChanges] = createSignal(1);

export async function publish({ game, code, name }: LibraryRecord): Promise<HttpResult<"createPuzzle">> {
  const published = await api.request("createPuzzle", {
    body: { game, puzzle: code, title: name, visibility: "public" },
  });
  if (published.ok) setChanges(changes() + 1);
  return published;
}

export async function unpublish(id: string): Promise<HttpResult<"deletePuzzle">> {
  const deleted = await api.request("deletePuzzle", { params: { id } });
  if (deleted.ok) setChanges(changes() + 1);
  return deleted;
}

/** The code by which a board stands in a library and in a link. */
export function codeOf({ game, ui }: OpenGame, { puzzle }: Pick<Puzzle, "puzzle">): string | undefined {
  const read = game.codec.puzzle.parse(puzzle);
  return read.ok ? ui.share.code(read.value) : undefined;
}

/** Of one's own boards of a game, those that are published, by their codes. */
export function usePublished(open: OpenGame): Accessor<ReadonlyMap<string, Puzzle>> {
  const asked = createMemo(() => ({ player: me()?.id, changes: changes() }));
  const found = createCalculation(
    () => (asked().player === undefined ? undefined : asked()),
    async ({ player }) => {
      const published = await publishedIn(open);
      return published && { player, published };
    },
  );
  const none: ReadonlyMap<string, Puzzle> = new Map();
  return () => {
    const last = found.result();
    return last && last.player === me()?.id ? last.published : none;
  };
}

/** Undefined where the server does not say. */
async function publishedIn(open: OpenGame): Promise<ReadonlyMap<string, Puzzle> | undefined> {
  const published = new Map<string, Puzzle>();
  for (let before: string | null | undefined; before !== null; ) {
    const page: HttpResult<"listMyPuzzles"> = await api.request("listMyPuzzles", {
      query: { game: open.game.id, limit: 100, before },
    });
    if (!page.ok) return undefined;
    for (const one of page.value.puzzles) {
      const code = one.visibility === "public" ? codeOf(open, one) : undefined;
      if (code !== undefined) published.set(code, one);
    }
    before = page.value.next;
  }
  return published;
}

/** Puts a published board into one's own library. */
export function saveToLibrary(game: GameId, code: string, name: string): Promise<boolean> {
  return saveNewPuzzle({ game, code, name, folder: "", saved: Date.now() });
}
