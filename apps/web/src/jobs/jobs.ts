/**
 * Many boards to order: the server makes them, and what is made moves into a
 * folder of one's library. A job whose folder is still on the server has not been
 * taken over; whichever device sees it first does that.
 */
import type { GameId, RegisteredGame } from "@masume/games";
import { type Answer, ask, tellServer } from "../platform/network/ask.js";
import { saveNewPuzzle } from "../platform/storage/library.js";

export interface Job {
  readonly id: string;
  /** The id of its folder on the server. */
  readonly folder: string;
  readonly game: GameId;
  readonly count: number;
  readonly made: number;
  readonly phase: "queued" | "running" | "done" | "failed" | "cancelled";
}

/** A job with the name of its folder. */
export interface NamedJob extends Job {
  readonly name: string;
}

interface PuzzlePage {
  readonly puzzles: readonly { readonly puzzle: string; readonly title: string }[];
  readonly next: string | null;
}

export function isRunning({ phase }: Job): boolean {
  return phase === "queued" || phase === "running";
}

export function startJob(game: string, params: string, count: number, folder: string): Promise<Answer<Job>> {
  return tellServer("POST", "/api/jobs", { game, params: JSON.parse(params), count, folder });
}

export function cancelJob(id: string): Promise<Answer<void>> {
  return tellServer("DELETE", `/api/jobs/${id}`);
}

/** The jobs of a game that have not been taken over; undefined when the server does not say. */
export async function pendingJobs(game: string): Promise<readonly NamedJob[] | undefined> {
  const [jobs, folders] = await Promise.all([
    ask<{ jobs: readonly Job[] }>("/api/jobs"),
    ask<{ folders: readonly { id: string; name: string }[] }>("/api/folders"),
  ]);
  if (!jobs.ok || !folders.ok) return undefined;
  const names = new Map(folders.value.folders.map(({ id, name }) => [id, name]));
  return jobs.value.jobs.flatMap((job) => {
    const name = names.get(job.folder);
    return job.game === game && name !== undefined ? [{ ...job, name }] : [];
  });
}

/** Moves what a job has made into the library; how many are new there, or undefined when the server went away in between. */
export async function importJob(
  game: RegisteredGame,
  codeOf: (puzzle: unknown) => string,
  job: NamedJob,
): Promise<number | undefined> {
  let count = 0;
  for (let before = ""; ; ) {
    const path = `/api/me/puzzles?folder=${job.folder}&limit=100${before && `&before=${before}`}`;
    const answer: Answer<PuzzlePage> = await ask(path);
    if (!answer.ok) return undefined;
    const { puzzles, next }: PuzzlePage = answer.value;
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
    if (next === null) break;
    before = next;
  }
  await tellServer("DELETE", `/api/folders/${job.folder}`);
  return count;
}
