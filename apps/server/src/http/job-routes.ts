/** `/api/jobs`: many puzzles to generate, into a folder. */
import type { Job } from "@masume/protocol";
import type { Jobs } from "../jobs/jobs.js";
import type { JobRow } from "../storage/schema.js";
import { HttpError } from "./http-error.js";
import type { HandlersTagged } from "./routes.js";

function toJob({ folder_id, created_at, ...rest }: JobRow): Job {
  return { ...rest, folder: folder_id, createdAt: created_at };
}

const refusals = {
  unreadable: "the game cannot read these parameters",
  "too-many": "wait until one of your jobs is done",
  full: "there is no room for so many puzzles or folders",
} as const;

export function jobHandlers(jobs: Jobs): HandlersTagged<"jobs"> {
  return {
    createJob: async ({ player, body }) => {
      const created = await jobs.create(player.id, body);
      if (typeof created === "string") throw new HttpError(created, refusals[created]);
      return toJob(created);
    },

    listJobs: async ({ player }) => ({ jobs: (await jobs.of(player.id)).map(toJob) }),

    getJob: async ({ params, player }) => {
      const job = await jobs.find(player.id, params.id);
      if (!job) throw new HttpError("not-found", "you have no such job");
      return toJob(job);
    },

    cancelJob: async ({ params, player }) => jobs.cancel(player.id, params.id),
  };
}
