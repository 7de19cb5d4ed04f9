/** `/api/puzzles` and `/api/folders`: what players save and publish. */
import type { Puzzle } from "@masume/protocol";
import type { PublishRefusal, PuzzleFilter, PuzzleLibrary, PuzzlePage } from "../library/library.js";
import { nextCursor, parseCursor } from "../platform/cursor.js";
import type { Players } from "../players/players.js";
import type { FolderRow, PuzzleRow } from "../storage/schema.js";
import { HttpError } from "./http-error.js";
import type { HandlerInput, HandlersTagged } from "./routes.js";

function toPuzzle({
  player_id,
  folder_id,
  created_at,
  hidden_at,
  cleared_at: _,
  ...rest
}: PuzzleRow): Puzzle {
  return {
    ...rest,
    owner: player_id,
    folder: folder_id,
    isHidden: hidden_at !== null,
    createdAt: created_at,
  };
}

function toFolder({ id, name, created_at }: FolderRow) {
  return { id, name, createdAt: created_at };
}

function toPage({ rows, hasMore }: PuzzlePage): { puzzles: Puzzle[]; next: string | null } {
  return { puzzles: rows.map(toPuzzle), next: nextCursor(rows, hasMore, ({ created_at }) => created_at) };
}

function toFilter({ q, before, ...rest }: HandlerInput<"listPuzzles">["query"]): PuzzleFilter {
  return { ...rest, words: q, before: before === undefined ? undefined : parseCursor(before) };
}

const notFound = (): HttpError => new HttpError("not-found", "there is no such puzzle for you");

function refusalOf(code: PublishRefusal): HttpError {
  return new HttpError(code, code === "too-many" ? "wait until the one before is published" : undefined);
}

export function libraryHandlers(players: Players, library: PuzzleLibrary): HandlersTagged<"library"> {
  return {
    listPuzzles: async ({ query }) => {
      const { puzzles, next } = toPage(await library.published(toFilter(query)));
      const names = await players.names([...new Set(puzzles.map(({ owner }) => owner))]);
      return { puzzles: puzzles.map((one) => ({ ...one, ownerName: names.get(one.owner) ?? "" })), next };
    },

    listMyPuzzles: async ({ player, query }) => toPage(await library.of(player.id, toFilter(query))),

    createPuzzle: async ({ player, body }) => {
      const created = await library.create(player.id, body);
      if (created === "unreadable") throw new HttpError("unreadable", `${body.game} cannot read this puzzle`);
      if (created === "no-folder") throw new HttpError("not-found", "you have no such folder");
      if (created === "full") throw new HttpError("full", "there is no room for more puzzles");
      if (typeof created === "string") throw refusalOf(created);
      return toPuzzle(created);
    },

    getPuzzle: async ({ params, player }) => {
      const found = await library.find(params.id, player?.id);
      if (!found) throw notFound();
      return toPuzzle(found);
    },

    updatePuzzle: async ({ params, body: { folder, ...rest }, player }) => {
      const changes = Object.fromEntries(
        Object.entries({ ...rest, folder_id: folder }).filter(([, value]) => value !== undefined),
      );
      const updated = await library.update(player.id, params.id, changes);
      if (!updated) throw notFound();
      if (typeof updated === "string") throw refusalOf(updated);
      return toPuzzle(updated);
    },

    deletePuzzle: async ({ params, player }) => {
      if (!(await library.delete(player.id, params.id))) throw notFound();
    },

    reportPuzzle: async ({ params, player, request }) => {
      if (!(await library.report(player.id, params.id))) throw notFound();
      request.log.warn({ puzzle: params.id }, "a published puzzle was reported");
    },

    listFolders: async ({ player }) => ({ folders: (await library.folders(player.id)).map(toFolder) }),

    createFolder: async ({ player, body }) => {
      const folder = await library.createFolder(player.id, body.name);
      if (!folder) throw new HttpError("full", "there is no room for more folders");
      return toFolder(folder);
    },

    deleteFolder: async ({ params, player }) => {
      if (!(await library.deleteFolder(player.id, params.id)))
        throw new HttpError("not-found", "you have no such folder");
    },
  };
}
