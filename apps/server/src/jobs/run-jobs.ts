/**
 * Runs the jobs of players, one player after the other and each for a few seconds at
 * a time: whoever asks for much does not keep others waiting. A job generates its
 * puzzles into its folder. Try number i comes from the seed and i alone and is stored
 * once, so a job that was interrupted anywhere goes on where it was, whoever takes it
 * up. A puzzle that an earlier try has generated is passed over: small boards are
 * few, and two tries may well give the same one.
 */
import { WorkerDied } from "@masume/workers";
import { newId } from "../platform/ids.js";
import { unfinishedPhases } from "../storage/queries.js";
import type { JobRow } from "../storage/schema.js";
import type { Database } from "../storage/storage.js";
import { isMissingReference } from "../storage/storage-error.js";
import type { GeneratedPuzzle } from "./generate.js";
import type { Generator } from "./generator.js";

/** In milliseconds of a thread. */
export interface JobTimes {
  /** Then it is the next player's turn, after the puzzle under way. */
  readonly turn: number;
  /** A try that takes longer has failed. */
  readonly puzzle: number;
  /** A job that is not done by then has failed; what it has made stays. */
  readonly job: number;
}

const minuteMs = 60_000;
const defaultTimes: JobTimes = { turn: 5_000, puzzle: 5 * minuteMs, job: 60 * minuteMs };

/** Tries in a row that gave nothing new, before the job fails; one that gave nothing at all weighs more. */
const maxMisses = 200;
const failureWeight = 10;
/** How often a job that is running looks whether it has been cancelled: a puzzle may take minutes. */
const cancelCheckMs = 500;

/** Runs the player's oldest job for a turn; true when there is more to do for this player. */
export async function takeTurn(
  database: Database,
  generator: Generator,
  player: string,
  times: JobTimes = defaultTimes,
): Promise<boolean> {
  const job = await oldestJob(database, player);
  if (!job) return false;
  await untilCancelled(database, job, (cancelled) => run(database, generator, job, times, cancelled));
  return (await oldestJob(database, player)) !== undefined;
}

function oldestJob({ db }: Database, player: string): Promise<JobRow | undefined> {
  return db
    .selectFrom("jobs")
    .selectAll()
    .where("player_id", "=", player)
    .where("phase", "in", unfinishedPhases)
    .orderBy("created_at")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
}

async function untilCancelled(
  database: Database,
  job: JobRow,
  work: (cancelled: AbortSignal) => Promise<void>,
): Promise<void> {
  const cancelled = new AbortController();
  let isChecking = false;
  const checking = setInterval(async () => {
    if (isChecking) return;
    isChecking = true;
    // Where storage fails, the next time will do.
    const isWanted = await isUnfinished(database, job).catch(() => true);
    if (!isWanted) cancelled.abort();
    isChecking = false;
  }, cancelCheckMs);
  try {
    await work(cancelled.signal);
  } finally {
    clearInterval(checking);
  }
}

async function run(
  database: Database,
  generator: Generator,
  job: JobRow,
  times: JobTimes,
  cancelled: AbortSignal,
): Promise<void> {
  const { id, game, params, count } = job;
  const startedAt = performance.now();
  const spentNow = () => Math.round(performance.now() - startedAt);
  if (!(await updateJob(database, job, { phase: "running" }))) return;
  const rows = await database.db
    .selectFrom("puzzles")
    .select(["job_index", "puzzle"])
    .where("job_id", "=", id)
    .execute();
  const stored = new Set(rows.map(({ job_index }) => job_index));
  const known = new Set(rows.map(({ puzzle }) => puzzle));
  let made = stored.size;
  let { tried, misses } = job;
  const end = (set: Partial<JobRow>) =>
    updateJob(database, job, { ...set, tried, misses, spent_ms: job.spent_ms + spentNow() });
  for (let triesNow = 0; made < count; tried++) {
    if (stored.has(tried)) continue;
    const left = times.job - job.spent_ms - spentNow();
    if (left <= 0) return void (await end({ phase: "failed", failure: "too-long" }));
    if (triesNow++ > 0 && spentNow() >= times.turn) return void (await end({}));
    const timeout = AbortSignal.timeout(Math.min(times.puzzle, left));
    const generated = await generator
      .generate({ game, params, seed: `${job.seed}/${tried}` }, AbortSignal.any([cancelled, timeout]))
      .catch((thrown) => {
        // A try over which the thread died, or was ended, gave nothing.
        if (generator.isClosed || !(thrown instanceof WorkerDied)) throw thrown;
        return undefined;
      });
    if (cancelled.aborted) return;
    if (generated && !known.has(generated.puzzle)) {
      misses = 0;
      known.add(generated.puzzle);
      if (!(await savePuzzle(database, job, tried, generated, ++made))) return;
    } else {
      misses += generated ? 1 : failureWeight;
      if (misses >= maxMisses)
        return void (await end({ phase: "failed", failure: generated ? "no-more" : "not-found" }));
    }
  }
  await end({ phase: "done" });
}

async function isUnfinished({ db }: Database, { id }: JobRow): Promise<boolean> {
  const job = await db.selectFrom("jobs").select("phase").where("id", "=", id).executeTakeFirst();
  return job?.phase === "queued" || job?.phase === "running";
}

/** False when the job has been cancelled, or deleted with its player or its folder. */
async function savePuzzle(
  database: Database,
  job: JobRow,
  index: number,
  { band, ...puzzle }: GeneratedPuzzle,
  made: number,
): Promise<boolean> {
  // Whoever cancelled may have deleted the folder.
  if (!(await updateJob(database, job, {}))) return false;
  try {
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
  } catch (thrown) {
    if (!isMissingReference(thrown)) throw thrown;
    await updateJob(database, job, { phase: "cancelled" });
    return false;
  }
  return updateJob(database, job, { made, tried: index + 1, misses: 0 });
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
    .where("phase", "in", unfinishedPhases)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
