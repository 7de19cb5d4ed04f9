/** A job as its row is, under the names of the protocol; and why there is none. */
import { expect, test } from "vitest";
import type { Jobs } from "../jobs/jobs.js";
import type { JobRow } from "../storage/schema.js";
import { HttpError } from "./http-error.js";
import { jobHandlers } from "./job-routes.js";

const row: JobRow = {
  id: "job",
  player_id: "aiko",
  folder_id: "folder",
  game: "stroke",
  params: "{}",
  seed: "seed",
  count: 5,
  made: 3,
  phase: "failed",
  failure: "no-more",
  tried: 11,
  misses: 7,
  spent_ms: 13,
  created_at: 17,
  updated_at: 19,
};

const shown = {
  ...{ id: "job", game: "stroke", params: "{}", seed: "seed", count: 5, made: 3, phase: "failed" },
  ...{ failure: "no-more", folder: "folder", createdAt: 17 },
};

type Handlers = ReturnType<typeof jobHandlers>;
const handlers = (jobs: Partial<Record<keyof Jobs, unknown>>) => jobHandlers(jobs as unknown as Jobs);
const asked = <Name extends keyof Handlers>(more: object) =>
  ({ player: { id: "aiko", name: "Aiko" }, ...more }) as unknown as Parameters<Handlers[Name]>[0];

test("is listed, found and created as it is", async () => {
  const find = async (player: string, id: string) => (player === "aiko" && id === "job" ? row : undefined);
  const { getJob, listJobs, createJob } = handlers({ find, of: async () => [row], create: async () => row });
  expect(await getJob(asked<"getJob">({ params: { id: "job" } }))).toMatchObject(shown);
  expect(await listJobs(asked<"listJobs">({}))).toMatchObject({ jobs: [shown] });
  expect(await createJob(asked<"createJob">({ body: {} }))).toMatchObject(shown);
  await expect(getJob(asked<"getJob">({ params: { id: "other" } }))).rejects.toMatchObject({
    statusCode: 404,
    code: "not-found",
  });
});

test.each([
  ["unreadable", 422, /parameters/],
  ["too-many", 409, /wait/],
  ["full", 409, /room/],
] as const)("is refused as %s", async (code, statusCode, message) => {
  const { createJob } = handlers({ create: async () => code });
  const failure = await createJob(asked<"createJob">({ body: {} })).catch((thrown: unknown) => thrown);
  expect(failure).toBeInstanceOf(HttpError);
  expect(failure).toMatchObject({ code, statusCode, message: expect.stringMatching(message) });
});
