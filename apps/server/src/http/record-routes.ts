/** `/api/me/records`: what a player's devices keep in common. */
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Records } from "../library/records.js";
import type { Callers } from "./authenticator.js";
import { keptText, numberIn } from "./cursor.js";
import { HttpProblem } from "./http-error.js";
import { route } from "./route.js";

const recordSchema = z.strictObject({
  store: z.string().regex(/^[a-z]{1,20}$/),
  key: keptText(1, 100_000),
  value: keptText(0, 400_000).nullable(),
  writtenAt: z.int().min(0),
});

export function addRecordRoutes(app: FastifyInstance, callers: Callers, records: Records): void {
  const tag = "records";

  route(
    app,
    {
      method: "GET",
      url: "/api/me/records",
      tag,
      summary: "What my devices have written after change number so-and-so, oldest first.",
      query: z.object({ after: numberIn(0, 2 ** 31 - 1).default(0), limit: numberIn(1, 200).default(100) }),
      answer: z.object({
        records: z.array(z.object({ ...recordSchema.shape, seq: z.number() })),
        head: z.number(),
      }),
    },
    async ({ query, request }) => {
      const { id } = await callers.require(request);
      const { records: rows, head } = await records.after(id, query.after, query.limit);
      const shown = rows.map(({ store, key, value, written_at, seq }) => ({
        store,
        key,
        value,
        writtenAt: written_at,
        seq,
      }));
      return { records: shown, head };
    },
  );

  route(
    app,
    {
      method: "POST",
      url: "/api/me/records",
      tag,
      summary: "Write records; of two writings of one record the later stays.",
      body: z.strictObject({ records: z.array(recordSchema).min(1).max(200) }),
      answer: z.object({ behind: z.array(z.number()) }),
      perMinute: 120,
    },
    async ({ body, request }) => {
      const { id } = await callers.require(request);
      const behind = await records.write(id, body.records);
      if (behind === "full") throw new HttpProblem(409, "full", "there is no room for more records");
      return { behind: [...behind] };
    },
  );
}
