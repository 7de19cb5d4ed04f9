/** Rate limits by a clock of the test's own: burst, flow, pause and many keys. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RateLimiter, TokenBucket } from "./rate-limiter.js";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
});

afterEach(() => {
  vi.useRealTimers();
});

function taken(bucket: TokenBucket, tries = 1000): number {
  return Array.from({ length: tries }, () => bucket.take()).filter(Boolean).length;
}

test("a burst passes once, then as much as has flowed in", () => {
  const bucket = new TokenBucket({ perSecond: 2, burst: 10 });
  expect(bucket.isFull).toBe(true);
  expect(taken(bucket)).toBe(10);
  expect([bucket.isFull, bucket.secondsToNext]).toEqual([false, 0.5]);
  vi.advanceTimersByTime(250);
  expect([bucket.take(), bucket.secondsToNext]).toEqual([false, 0.25]);
  vi.advanceTimersByTime(250);
  expect([bucket.secondsToNext, bucket.take(), bucket.take()]).toEqual([0, true, false]);
});

test("a pause, however long, saves up one burst and no more", () => {
  const bucket = new TokenBucket({ perSecond: 1, burst: 5 });
  taken(bucket);
  vi.advanceTimersByTime(5_000);
  expect([bucket.isFull, taken(bucket)]).toEqual([true, 5]);
  vi.advanceTimersByTime(24 * 3_600_000);
  expect(taken(bucket)).toBe(5);
});

test("a steady flow passes for ever", () => {
  const bucket = new TokenBucket({ perSecond: 4, burst: 1 });
  for (let i = 0; i < 100; i++) {
    expect(bucket.take()).toBe(true);
    vi.advanceTimersByTime(250);
  }
});

test("what is spent may be owed, and is paid off by what flows in", () => {
  const bucket = new TokenBucket({ perSecond: 4, burst: 10 });
  bucket.spend(10);
  expect([bucket.secondsOwed, bucket.take()]).toEqual([0, false]);
  bucket.spend(2);
  expect([bucket.secondsOwed, bucket.secondsToNext]).toEqual([0.5, 0.75]);
  vi.advanceTimersByTime(500);
  expect([bucket.secondsOwed, bucket.take()]).toEqual([0, false]);
  vi.advanceTimersByTime(2_500);
  expect(bucket.isFull).toBe(true);
});

test("each key has a bucket of its own; only full ones are dropped for others", () => {
  const limiter = new RateLimiter({ perSecond: 1, burst: 2 });
  const busy = limiter.bucket("busy");
  expect(taken(busy)).toBe(2);
  expect(taken(limiter.bucket("quiet"))).toBe(2);
  for (let i = 0; i < 5_000; i++) limiter.bucket(`passing ${i}`);
  expect(limiter.bucket("busy")).toBe(busy);
  vi.advanceTimersByTime(2_000);
  for (let i = 0; i < 20_000; i++) limiter.bucket(`later ${i}`);
  expect(limiter.bucket("busy")).not.toBe(busy);
});
