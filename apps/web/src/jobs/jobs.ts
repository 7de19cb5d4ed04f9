/**
 * Many boards to order: the server makes them, and what is made moves into a
 * folder of one's library. A job whose folder is still on the server has not been
 * taken over; whichever device sees it first does that.
 */
import type { HttpResult, Job } from "@masume/protocol";
import type { PageGame } from "../board/page-game.js";
import { api } from "../platform/network/server.js";
import { saveNewPuzzle } from "../platform/storage/library.js";

/** A job with the name of its folder. */
export interface NamedJob extends Job {
  readonly name: string;
}

export function isRunning({ phase }: Job): boolean {
  return phase === "queued" || phase === "running";
}

/** The jobs of a game that have not been taken over; undefined when the server does not say. */
export async function pendingJobs(game: string): Promise<readonly NamedJob[] | undefined> {
  const [jobs, folders] = await Promise.all([api.request("listJobs"), api.request("listFolders")]);
  if (!jobs.ok || !folders.ok) return undefined;
  const names = new Map(folders.value.folders.map(({ id, name }) => [id, name]));
  return jobs.value.jobs.flatMap((job) => {
    const name = names.get(job.folder);
    return job.game === game && name !== undefined ? [{ ...job, name }] : [];
  });
}

/** Moves what a job has made into the library; how many are new there, or undefined when the server went away in between. */
export async function importJob<Puzzle>(
  game: PageGame<Puzzle>,
  codeOf: (puzzle: Puzzle) => string,
  job: NamedJob,
): Promise<number | undefined> {
  let count = 0;
  for (let before: string | null | undefined; before !== null; ) {
    const page: HttpResult<"listMyPuzzles"> = await api.request("listMyPuzzles", {
      query: { folder: job.folder, limit: 100, before },
    });
    if (!page.ok) return undefined;
    const { puzzles, next } = page.value;
    for (const { puzzle, title } of puzzles) {
      const read = game.codec.puzzle.parse(puzzle);
      if (!read.ok) continue;
      const name = `${job.name} ${title}`.slice(0, 80);
      const isNew = await saveNewPuzzle({
        game: game.id,
        code: codeOf(read.value),
        name,
        folder: job.name,
        saved: Date.now(),
      });
      if (isNew) count++;
    }
    before = next;
  }
  await api.request("deleteFolder", { params: { id: job.folder } });
  return count;
}
