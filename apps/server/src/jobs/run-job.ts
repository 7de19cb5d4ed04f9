/**
 * Runs a job: generates its puzzles into its folder. Try number i comes from the
 * seed and i alone and is stored once, so a job that was interrupted anywhere goes
 * on where it was, whoever takes it up. A puzzle that an earlier try has generated
 * is passed over: small boards are few, and two tries may well give the same one.
 */
import { WorkerDied } from "@masume/workers";
import { newId } from "../platform/ids.js";
import type { JobRow } from "../storage/schema.js";
import type { Database } from "../storage/storage.js";
import type { GeneratedPuzzle } from "./generate.js";
import type { Generator } from "./generator.js";

/** Tries in a row that gave nothing, or nothing new, before the job fails. */
const maxFailures = 20;
const maxRepeats = 200;
/** How often a job that is running looks whether it has been cancelled: a puzzle may take minutes. */
const cancelCheckMs = 500;

/** Ends early when the job has been cancelled, also in the middle of a puzzle. */
export async function runJob(database: Database, generator: Generator, id: string): Promise<void> {
  const cancelled = new AbortController();
  let isChecking = false;
  const checking = setInterval(async () => {
    if (isChecking) return;
    isChecking = true;
    // Where storage fails, the next time will do.
    const isWanted = await isUnfinished(database, id).catch(() => true);
    if (!isWanted) cancelled.abort();
    isChecking = false;
  }, cancelCheckMs);
  try {
    await runUntil(cancelled.signal, database, generator, id);
  } finally {
    clearInterval(checking);
  }
}

async function runUntil(
  cancelled: AbortSignal,
  database: Database,
  generator: Generator,
  id: string,
): Promise<void> {
  const { db } = database;
  const job = await db.selectFrom("jobs").selectAll().where("id", "=", id).executeTakeFirst();
  if (!job || !(await updateJob(database, job, { phase: "running" }))) return;
  const rows = await db
    .selectFrom("puzzles")
    .select(["job_index", "puzzle"])
    .where("job_id", "=", id)
    .execute();
  const stored = new Set(rows.map(({ job_index }) => job_index));
  const known = new Set(rows.map(({ puzzle }) => puzzle));
  let made = stored.size;
  let failures = 0;
  let repeats = 0;
  for (let index = 0; made < job.count && !cancelled.aborted; index++) {
    if (stored.has(index)) {
      failures = repeats = 0;
      continue;
    }
    const { game, params } = job;
    const seed = `${job.seed}/${index}`;
    const generated = await generator.generate({ game, params, seed }, cancelled).catch((thrown) => {
      // A try over which the thread died gave nothing.
      if (generator.isClosed || !(thrown instanceof WorkerDied)) throw thrown;
      return undefined;
    });
    if (generated && !known.has(generated.puzzle)) {
      failures = repeats = 0;
      known.add(generated.puzzle);
      if (!(await savePuzzle(database, job, index, generated, ++made))) return;
    } else if (generated ? ++repeats === maxRepeats : ++failures === maxFailures) {
      await updateJob(database, job, { phase: "failed", failure: generated ? "no-more" : "not-found" });
      return;
    }
  }
  await updateJob(database, job, { phase: "done" });
}

async function isUnfinished({ db }: Database, id: string): Promise<boolean> {
  const job = await db.selectFrom("jobs").select("phase").where("id", "=", id).executeTakeFirst();
  return job?.phase === "queued" || job?.phase === "running";
}

/** False when the job has been cancelled. */
async function savePuzzle(
  database: Database,
  job: JobRow,
  index: number,
  { band, ...puzzle }: GeneratedPuzzle,
  made: number,
): Promise<boolean> {
  // Whoever cancelled may have deleted the folder.
  if (!(await updateJob(database, job, {}))) return false;
  await database.db
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
      created_at: database.now(),
      ...puzzle,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return updateJob(database, job, { made });
}

/** Bands of difficulty as levels, for the filters of the library. */
function levelOf(band: string | null): number | null {
  const level = ["easy", "normal", "hard"].indexOf(band ?? "");
  return level < 0 ? null : level + 1;
}

/** False when the job has been cancelled. */
async function updateJob(database: Database, { id }: JobRow, set: Partial<JobRow>): Promise<boolean> {
  const { numUpdatedRows } = await database.db
    .updateTable("jobs")
    .set({ ...set, updated_at: database.now() })
    .where("id", "=", id)
    .where("phase", "in", ["queued", "running"])
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
