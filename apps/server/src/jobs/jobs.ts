/**
 * Many puzzles to order, as a job: its number of puzzles, how far it is, and a
 * folder that fills. Try number i comes from the seed and i alone and is stored
 * once, so a job that was broken off anywhere goes on where it was, whoever takes
 * it up. A puzzle that an earlier try has made already is passed over: small
 * boards are few, and two tries may well make the same one.
 */

import { newId } from "../players/secrets.js";
import type { JobRow } from "../storage/schema.js";
import type { Store } from "../storage/storage.js";
import type { Maker } from "./generator.js";
import type { MadePuzzle } from "./generate.js";

/** Tries that made nothing, in a row, before the job is given up; and such that made nothing new. */
const mostFailures = 20;
const mostRepeats = 200;

/** Makes what is missing of a job; ends early when it has been cancelled. */
export async function runJob(store: Store, maker: Maker, id: string): Promise<void> {
  const job = await store.db.selectFrom("jobs").selectAll().where("id", "=", id).executeTakeFirst();
  if (!job || (job.phase !== "queued" && job.phase !== "running")) return;
  if (!(await note(store, job, { phase: "running" }))) return;
  const rows = await store.db
    .selectFrom("puzzles")
    .select(["job_index", "puzzle"])
    .where("job_id", "=", id)
    .execute();
  const there = new Set(rows.map(({ job_index }) => job_index));
  const known = new Set(rows.map(({ puzzle }) => puzzle));
  let made = there.size;
  let failures = 0;
  let repeats = 0;
  for (let index = 0; made < job.count; index++) {
    if (there.has(index)) {
      failures = repeats = 0;
      continue;
    }
    const puzzle = await maker.make({ game: job.game, params: job.params, seed: `${job.seed}/${index}` });
    if (puzzle && !known.has(puzzle.puzzle)) {
      failures = repeats = 0;
      known.add(puzzle.puzzle);
      if (!(await keep(store, job, index, puzzle, ++made))) return;
    } else if (puzzle ? ++repeats === mostRepeats : ++failures === mostFailures) {
      await note(store, job, { phase: "failed", failure: puzzle ? "no-more" : "not-found" });
      return;
    }
  }
  await note(store, job, { phase: "done" });
}

/** Puts the job's puzzle so and so into its folder; false when the job is no longer wanted. */
async function keep(
  store: Store,
  job: JobRow,
  index: number,
  { band, ...puzzle }: MadePuzzle,
  made: number,
): Promise<boolean> {
  // Whoever cancelled may have cleared the folder away.
  if (!(await note(store, job, {}))) return false;
  await store.db
    .insertInto("puzzles")
    .values({
      id: newId(),
      player_id: job.player_id,
      folder_id: job.folder_id,
      game: job.game,
      title: `#${made}`,
      level: levelOf(band),
      visibility: "private",
      job_id: job.id,
      job_index: index,
      created_at: store.now(),
      ...puzzle,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return note(store, job, { made });
}

/** Bands of difficulty as levels, for the filters of the library. */
function levelOf(band: string | null): number | null {
  const level = ["easy", "normal", "hard"].indexOf(band ?? "");
  return level < 0 ? null : level + 1;
}

/** False when the job is no longer wanted. */
async function note(store: Store, { id }: JobRow, set: Partial<JobRow>): Promise<boolean> {
  const { numUpdatedRows } = await store.db
    .updateTable("jobs")
    .set({ ...set, updated_at: store.now() })
    .where("id", "=", id)
    .where("phase", "in", ["queued", "running"])
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Who takes jobs up: this process, or workers elsewhere. */
export interface JobQueue {
  add(id: string): Promise<void>;
  close(): Promise<void>;
}

/** In this process, one job at a time; what was begun before a restart goes on. */
export async function embeddedQueue(
  store: Store,
  maker: Maker,
  failed: (thrown: unknown) => void,
): Promise<JobQueue> {
  let last: Promise<void> = Promise.resolve();
  let isClosed = false;
  const add = async (id: string): Promise<void> => {
    last = last
      .then(() => (isClosed ? undefined : runJob(store, maker, id)))
      .catch((thrown) => {
        if (!isClosed) failed(thrown);
      });
  };
  const begun = await store.db
    .selectFrom("jobs")
    .select("id")
    .where("phase", "in", ["queued", "running"])
    .orderBy("created_at")
    .execute();
  for (const { id } of begun) await add(id);
  return {
    add,
    close: async () => {
      isClosed = true;
      await maker.close();
      await last;
    },
  };
}
