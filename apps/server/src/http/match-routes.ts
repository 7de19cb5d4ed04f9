/** `/api/matches`: games under way to look at, one's own, and any game written down. Playing is the socket's. */
import { type Ruleset, recordCodec, startPosition, turnCodec } from "@masume/games/nonaga";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Store } from "../storage/storage.js";
import type { Callers } from "./authenticator.js";
import { cursorBehind, cursorSchema, idParams, numberIn, readCursor } from "./cursor.js";
import { HttpProblem } from "./http-error.js";
import { route } from "./route.js";

const seat = z.object({ id: z.string(), name: z.string() }).nullable();
const summarySchema = z.object({
  id: z.string(),
  phase: z.enum(["waiting", "playing", "over"]),
  rules: z.string(),
  clock: z.string(),
  plies: z.number(),
  red: seat,
  blue: seat,
  result: z.object({ winner: z.enum(["red", "blue", "draw"]).nullable(), reason: z.string() }).nullable(),
  updatedAt: z.number(),
});
const listSchema = z.object({ matches: z.array(summarySchema), next: z.string().nullable() });

export function addMatchRoutes(app: FastifyInstance, store: Store, callers: Callers): void {
  const tag = "matches";

  const summaries = () =>
    store.db
      .selectFrom("matches")
      .leftJoin("players as red", "red.id", "matches.red_id")
      .leftJoin("players as blue", "blue.id", "matches.blue_id")
      .select([
        "matches.id",
        "matches.phase",
        "matches.rules",
        "matches.clock",
        "matches.ply",
        "matches.details",
        "matches.updated_at",
        "red.id as red_id",
        "red.name as red_name",
        "blue.id as blue_id",
        "blue.name as blue_name",
      ])
      .orderBy("matches.updated_at", "desc")
      .orderBy("matches.id", "desc");

  type Summary = Awaited<ReturnType<ReturnType<typeof summaries>["execute"]>>[number];

  function shown(row: Summary): z.output<typeof summarySchema> {
    const player = (id: string | null, name: string | null) =>
      id === null || name === null ? null : { id, name };
    return {
      id: row.id,
      phase: row.phase,
      rules: row.rules,
      clock: row.clock,
      plies: row.ply,
      red: player(row.red_id, row.red_name),
      blue: player(row.blue_id, row.blue_name),
      result: JSON.parse(row.details).result,
      updatedAt: row.updated_at,
    };
  }

  route(
    app,
    {
      method: "GET",
      url: "/api/matches",
      tag,
      summary: "Games under way, those moved in last first.",
      query: z.object({ limit: numberIn(1, 100).default(20) }),
      answer: z.object({ matches: z.array(summarySchema) }),
    },
    async ({ query }) => {
      const rows = await summaries()
        .where("phase", "=", "playing")
        .where("ply", ">", 0)
        .limit(query.limit)
        .execute();
      return { matches: rows.map(shown) };
    },
  );

  route(
    app,
    {
      method: "GET",
      url: "/api/me/matches",
      tag,
      summary: "My games, newest first.",
      query: z.object({ before: cursorSchema.optional(), limit: numberIn(1, 100).default(20) }),
      answer: listSchema,
    },
    async ({ query, request }) => {
      const { id } = await callers.require(request);
      let mine = summaries()
        .where((either) => either.or([either("red_id", "=", id), either("blue_id", "=", id)]))
        .limit(query.limit);
      if (query.before !== undefined) {
        const { at, id: last } = readCursor(query.before);
        mine = mine.where((where) =>
          where.or([
            where("matches.updated_at", "<", at),
            where.and([where("matches.updated_at", "=", at), where("matches.id", "<", last)]),
          ]),
        );
      }
      const rows = await mine.execute();
      const next = cursorBehind(rows, query.limit, ({ updated_at }) => updated_at);
      return { matches: rows.map(shown), next };
    },
  );

  route(
    app,
    {
      method: "GET",
      url: "/api/matches/:id",
      tag,
      summary: "A game with all its turns, and as a record to keep.",
      params: idParams,
      answer: summarySchema.extend({ turns: z.array(z.string()), record: z.string() }),
    },
    async ({ params }) => {
      const row = await summaries().where("matches.id", "=", params.id).executeTakeFirst();
      const stored = row && (await store.readMatch(params.id));
      if (!row || !stored) throw new HttpProblem(404, "not-found", "there is no such game");
      const { turns } = stored;
      const summary = shown(row);
      const record = recordCodec.format({
        puzzle: { rules: row.rules as Ruleset, position: startPosition },
        headers: [
          ["Red", row.red_name ?? "?"],
          ["Blue", row.blue_name ?? "?"],
          ["Clock", row.clock],
          ["Date", new Date(row.updated_at).toISOString().slice(0, 10)],
        ],
        turns: turns.map((text) => {
          const turn = turnCodec.parse(text);
          if (!turn.ok) throw new Error(`a stored turn cannot be read: ${text}`);
          return turn.value;
        }),
        result: summary.result?.winner ?? "*",
      });
      return { ...summary, turns: [...turns], record };
    },
  );
}
