/** `/api/puzzles` and `/api/folders`: what players keep and publish. */
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Filter, Library } from "../library/library.js";
import type { Players } from "../players/players.js";
import type { PuzzleRow } from "../storage/schema.js";
import type { Callers } from "./authenticator.js";
import {
  cursorBehind,
  cursorSchema,
  gameSchema,
  idParams,
  idSchema,
  numberIn,
  readCursor,
  shownText,
} from "./cursor.js";
import { HttpProblem } from "./http-error.js";
import { route } from "./route.js";

const visibility = z.enum(["private", "link", "public"]);
const level = z.int().min(1).max(5);
const title = shownText(80);
const puzzleSchema = z.object({
  id: z.string(),
  owner: z.string(),
  game: z.string(),
  puzzle: z.string(),
  title: z.string(),
  folder: z.string().nullable(),
  level: z.number().nullable(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  visibility,
  createdAt: z.number(),
});
const listSchema = z.object({ puzzles: z.array(puzzleSchema), next: z.string().nullable() });
const publishedSchema = listSchema.extend({
  puzzles: z.array(puzzleSchema.extend({ ownerName: z.string() })),
});
const filterSchema = z.object({
  game: gameSchema.optional(),
  level: numberIn(1, 5).optional(),
  least: numberIn(1, 200).optional(),
  most: numberIn(1, 200).optional(),
  q: shownText(80).optional(),
  folder: idSchema.optional(),
  before: cursorSchema.optional(),
  limit: numberIn(1, 100).default(50),
});
const folderSchema = z.object({ id: z.string(), name: z.string(), createdAt: z.number() });

function shown(row: PuzzleRow): z.output<typeof puzzleSchema> {
  const { player_id, folder_id, created_at, ...rest } = row;
  return { ...rest, owner: player_id, folder: folder_id, createdAt: created_at };
}

function list(rows: readonly PuzzleRow[], limit: number): z.output<typeof listSchema> {
  return { puzzles: rows.map(shown), next: cursorBehind(rows, limit, ({ created_at }) => created_at) };
}

function filterOf({ q, before, ...rest }: z.output<typeof filterSchema>): Filter {
  return { ...rest, words: q, before: before === undefined ? undefined : readCursor(before) };
}

const notFound = (): HttpProblem => new HttpProblem(404, "not-found", "there is no such puzzle for you");

export function addLibraryRoutes(
  app: FastifyInstance,
  players: Players,
  callers: Callers,
  library: Library,
): void {
  const tag = "library";

  route(
    app,
    {
      method: "GET",
      url: "/api/puzzles",
      tag,
      summary: "Published puzzles, newest first, by game, level, size and words of the title.",
      query: filterSchema.omit({ folder: true }),
      answer: publishedSchema,
    },
    async ({ query }) => {
      const { puzzles, next } = list(await library.published(filterOf(query)), query.limit);
      const names = await players.names([...new Set(puzzles.map(({ owner }) => owner))]);
      return { puzzles: puzzles.map((one) => ({ ...one, ownerName: names.get(one.owner) ?? "" })), next };
    },
  );

  route(
    app,
    {
      method: "GET",
      url: "/api/me/puzzles",
      tag,
      summary: "My puzzles.",
      query: filterSchema,
      answer: listSchema,
    },
    async ({ query, request }) => {
      const { id } = await callers.require(request);
      return list(await library.mine(id, filterOf(query)), query.limit);
    },
  );

  route(
    app,
    {
      method: "POST",
      url: "/api/puzzles",
      tag,
      summary: "Keep a puzzle, in any notation its game reads.",
      body: z.strictObject({
        game: z.string().max(20),
        puzzle: z.string().min(1).max(100_000),
        title,
        folder: idSchema.optional(),
        level: level.optional(),
        visibility: visibility.default("private"),
      }),
      answer: puzzleSchema,
      status: 201,
      perMinute: 120,
    },
    async ({ body, request }) => {
      const { id } = await callers.require(request);
      const saved = await library.save(id, body);
      if (saved === "unreadable")
        throw new HttpProblem(422, "unreadable", `this is no puzzle of ${body.game}`);
      if (saved === "no-folder") throw new HttpProblem(404, "not-found", "you have no such folder");
      if (saved === "full") throw new HttpProblem(409, "full", "there is no room for more puzzles");
      return shown(saved);
    },
  );

  route(
    app,
    {
      method: "GET",
      url: "/api/puzzles/:id",
      tag,
      summary: "One puzzle: mine, shared by link, or published.",
      params: idParams,
      answer: puzzleSchema,
    },
    async ({ params, request }) => {
      const found = await library.find(params.id, (await callers.find(request))?.id);
      if (!found) throw notFound();
      return shown(found);
    },
  );

  route(
    app,
    {
      method: "PATCH",
      url: "/api/puzzles/:id",
      tag,
      summary: "Rename, move, share or publish one of my puzzles.",
      params: idParams,
      body: z
        .strictObject({ title, level: level.nullable(), visibility, folder: idSchema.nullable() })
        .partial()
        .refine((body) => Object.keys(body).length > 0, "nothing to change"),
      answer: puzzleSchema,
    },
    async ({ params, body, request }) => {
      const { id } = await callers.require(request);
      const { folder, ...rest } = body;
      const set = Object.fromEntries(
        Object.entries({ ...rest, folder_id: folder }).filter(([, value]) => value !== undefined),
      );
      const changed = await library.change(id, params.id, set);
      if (!changed) throw notFound();
      return shown(changed);
    },
  );

  route(
    app,
    {
      method: "DELETE",
      url: "/api/puzzles/:id",
      tag,
      summary: "Throw one of my puzzles away.",
      params: idParams,
    },
    async ({ params, request }) => {
      const { id } = await callers.require(request);
      if (!(await library.remove(id, params.id))) throw notFound();
    },
  );

  route(
    app,
    {
      method: "POST",
      url: "/api/puzzles/:id/report",
      tag,
      summary: "Say that a published puzzle should not be there; three who say so take it off the list.",
      params: idParams,
      perMinute: 10,
    },
    async ({ params, request }) => {
      const { id } = await callers.require(request);
      if (!(await library.report(id, params.id))) throw notFound();
      request.log.warn({ puzzle: params.id }, "a published puzzle was reported");
    },
  );

  route(
    app,
    {
      method: "GET",
      url: "/api/folders",
      tag,
      summary: "My folders.",
      answer: z.object({ folders: z.array(folderSchema) }),
    },
    async ({ request }) => {
      const { id } = await callers.require(request);
      const rows = await library.folders(id);
      return { folders: rows.map(({ created_at, ...folder }) => ({ ...folder, createdAt: created_at })) };
    },
  );

  route(
    app,
    {
      method: "POST",
      url: "/api/folders",
      tag,
      summary: "A new folder.",
      body: z.strictObject({ name: shownText(80) }),
      answer: folderSchema,
      status: 201,
    },
    async ({ body, request }) => {
      const { id } = await callers.require(request);
      const folder = await library.addFolder(id, body.name);
      if (!folder) throw new HttpProblem(409, "full", "there is no room for more folders");
      return { ...folder, createdAt: folder.created_at };
    },
  );

  route(
    app,
    {
      method: "DELETE",
      url: "/api/folders/:id",
      tag,
      summary: "Throw a folder away, with everything in it.",
      params: idParams,
    },
    async ({ params, request }) => {
      const { id } = await callers.require(request);
      if (!(await library.removeFolder(id, params.id)))
        throw new HttpProblem(404, "not-found", "you have no such folder");
    },
  );
}
