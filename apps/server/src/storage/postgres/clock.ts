/**
 * The database's clock, as this process knows it: measured now and then, and
 * carried on by a monotonic clock. Every server therefore means the same by a time,
 * whatever its own machine's clock says or has just been set to.
 */
import type pg from "pg";

const measureEveryMs = 10_000;
const samples = 3;

export interface SharedClock {
  now(): number;
  stop(): void;
}

export async function sharedClock(pool: pg.Pool): Promise<SharedClock> {
  let offset = await measureOffset(pool);
  const timer = setInterval(() => {
    measureOffset(pool).then(
      (measured) => {
        offset = measured;
      },
      () => {}, // the next measurement will do
    );
  }, measureEveryMs).unref();
  return { now: () => Math.round(performance.now() + offset), stop: () => clearInterval(timer) };
}

/** How far the database's clock is ahead of this process's; of several samples the one with the shortest round trip. */
async function measureOffset(pool: pg.Pool): Promise<number> {
  let best = { roundTrip: Number.POSITIVE_INFINITY, offset: 0 };
  for (let i = 0; i < samples; i++) {
    const sentAt = performance.now();
    const { rows } = await pool.query("select extract(epoch from clock_timestamp()) * 1000 as ms");
    const roundTrip = performance.now() - sentAt;
    if (roundTrip < best.roundTrip)
      best = { roundTrip, offset: Number(rows[0].ms) - (sentAt + roundTrip / 2) };
  }
  return best.offset;
}
