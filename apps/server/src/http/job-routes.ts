/** `/api/jobs`: many puzzles to order, into a folder. */
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Library } from "../library/library.js";
import type { JobQueue } from "../jobs/jobs.js";
import { generatorOf } from "../jobs/generate.js";
import { newId } from "../players/secrets.js";
import type { JobRow } from "../storage/schema.js";
import type { Store } from "../storage/storage.js";
import type { Callers } from "./authenticator.js";
import { idParams, shownText } from "./cursor.js";
import { HttpProblem } from "./http-error.js";
import { route } from "./route.js";

const jobSchema = z.object({
  id: z.string(),
  folder: z.string(),
  game: z.string(),
  params: z.string(),
  seed: z.string(),
  count: z.number(),
  made: z.number(),
  phase: z.enum(["queued", "running", "done", "failed", "cancelled"]),
  failure: z.string().nullable(),
  createdAt: z.number(),
});

/** So many one player may have waiting or running. */
const mostAtOnce = 3;

function shown({ folder_id, created_at, ...rest }: JobRow): z.output<typeof jobSchema> {
  return { ...rest, folder: folder_id, createdAt: created_at };
}

export function addJobRoutes(
  app: FastifyInstance,
  store: Store,
  callers: Callers,
  library: Library,
  queue: JobQueue,
): void {
  const tag = "jobs";
  const { db } = store;

  route(
    app,
    {
      method: "POST",
      url: "/api/jobs",
      tag,
      summary: "Make so many puzzles with these parameters, into a new folder.",
      body: z.strictObject({
        game: z.string().max(20),
        params: z.record(z.string().max(40), z.union([z.string().max(40), z.number(), z.boolean()])),
        count: z.int().min(1).max(500),
        seed: shownText(80).optional(),
        folder: shownText(80),
      }),
      answer: jobSchema,
      status: 202,
      perMinute: 20,
    },
    async ({ body, request }) => {
      const player = await callers.require(request);
      const params = JSON.stringify(body.params);
      const generator = await generatorOf(body.game);
      if (!generator?.params.parse(params).ok) {
        throw new HttpProblem(422, "unreadable", `these are no parameters of ${body.game}`);
      }
      const { count } = await db
        .selectFrom("jobs")
        .select((select) => select.fn.countAll().as("count"))
        .where("player_id", "=", player.id)
        .where("phase", "in", ["queued", "running"])
        .executeTakeFirstOrThrow();
      if (Number(count) >= mostAtOnce)
        throw new HttpProblem(409, "too-many", "wait until one of your jobs is done");
      if (!(await library.hasRoomFor(player.id, body.count)))
        throw new HttpProblem(409, "full", "there is no room for so many puzzles");
      const folder = await library.addFolder(player.id, body.folder);
      if (!folder) throw new HttpProblem(409, "full", "there is no room for more folders");
      const now = store.now();
      const row: JobRow = {
        id: newId(),
        player_id: player.id,
        folder_id: folder.id,
        game: body.game,
        params,
        seed: body.seed ?? newId(),
        count: body.count,
        made: 0,
        phase: "queued",
        failure: null,
        created_at: now,
        updated_at: now,
      };
      await db.insertInto("jobs").values(row).execute();
      await queue.add(row.id);
      return shown(row);
    },
  );

  route(
    app,
    {
      method: "GET",
      url: "/api/jobs",
      tag,
      summary: "My jobs, newest first.",
      answer: z.object({ jobs: z.array(jobSchema) }),
    },
    async ({ request }) => {
      const { id } = await callers.require(request);
      const rows = await db
        .selectFrom("jobs")
        .selectAll()
        .where("player_id", "=", id)
        .orderBy("created_at", "desc")
        .limit(50)
        .execute();
      return { jobs: rows.map(shown) };
    },
  );

  route(
    app,
    {
      method: "GET",
      url: "/api/jobs/:id",
      tag,
      summary: "How far a job is.",
      params: idParams,
      answer: jobSchema,
    },
    async ({ params, request }) => {
      const { id } = await callers.require(request);
      const row = await db
        .selectFrom("jobs")
        .selectAll()
        .where("id", "=", params.id)
        .where("player_id", "=", id)
        .executeTakeFirst();
      if (!row) throw new HttpProblem(404, "not-found", "you have no such job");
      return shown(row);
    },
  );

  route(
    app,
    {
      method: "DELETE",
      url: "/api/jobs/:id",
      tag,
      summary: "Stop a job; what it has made stays.",
      params: idParams,
    },
    async ({ params, request }) => {
      const { id } = await callers.require(request);
      await db
        .updateTable("jobs")
        .set({ phase: "cancelled", updated_at: store.now() })
        .where("id", "=", params.id)
        .where("player_id", "=", id)
        .where("phase", "in", ["queued", "running"])
        .execute();
    },
  );
}
