/**
 * The database's clock, as this process knows it: measured now and then, and
 * carried on by a clock that nobody sets. Every node therefore means the same by
 * a time, whatever its own machine's clock says or has just been set to.
 */
import type pg from "pg";

const measureEveryMs = 10_000;
const tries = 3;

export interface SharedClock {
  now(): number;
  stop(): void;
}

export async function sharedClock(pool: pg.Pool): Promise<SharedClock> {
  let ahead = await measured(pool);
  const timer = setInterval(() => {
    measured(pool).then(
      (found) => {
        ahead = found;
      },
      () => {}, // the next measurement will do
    );
  }, measureEveryMs).unref();
  return { now: () => Math.round(performance.now() + ahead), stop: () => clearInterval(timer) };
}

/** How far the database's clock is ahead of this process's; of several tries the one with the shortest way. */
async function measured(pool: pg.Pool): Promise<number> {
  let best = { way: Number.POSITIVE_INFINITY, ahead: 0 };
  for (let i = 0; i < tries; i++) {
    const asked = performance.now();
    const { rows } = await pool.query("select extract(epoch from clock_timestamp()) * 1000 as ms");
    const way = performance.now() - asked;
    if (way < best.way) best = { way, ahead: Number(rows[0].ms) - (asked + way / 2) };
  }
  return best.ahead;
}
