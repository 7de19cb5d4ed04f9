import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { happen } from "../../../testing/in-browser.js";
import { watchLiveness } from "./liveness.js";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A client whose questions are answered by hand. */
function watched() {
  const answers: (() => void)[] = [];
  const client = {
    request: vi.fn(() => new Promise<never>((resolve) => answers.push(() => resolve({ ok: true } as never)))),
    drop: vi.fn(),
    retry: vi.fn(),
  };
  const leave = watchLiveness(client);
  return { client, answers, leave };
}

test("a connection that answers is left alone", async () => {
  const { client, answers, leave } = watched();
  for (let i = 0; i < 5; i++) {
    await vi.advanceTimersByTimeAsync(10_000);
    expect(client.request).toHaveBeenCalledTimes(i + 1);
    answers[i]!();
  }
  expect(client.request.mock.calls.flat()).toEqual(Array(5).fill("ping"));
  expect(client.drop).not.toHaveBeenCalled();
  leave();
});

test("one that does not is dropped, without a second question in the queue", async () => {
  const { client, answers, leave } = watched();
  await vi.advanceTimersByTimeAsync(19_999);
  expect(client.drop).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(client.drop).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([client.drop.mock.calls.length, client.request.mock.calls.length]).toEqual([2, 1]);
  answers[0]!();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([client.drop.mock.calls.length, client.request.mock.calls.length]).toEqual([2, 2]);
  leave();
});

test("a device without network drops at once, and tries at once when it is back", () => {
  const { client, leave } = watched();
  happen("offline");
  expect([client.drop.mock.calls.length, client.retry.mock.calls.length]).toEqual([1, 0]);
  happen("online");
  expect([client.drop.mock.calls.length, client.retry.mock.calls.length]).toEqual([1, 1]);
  leave();
});

test("nothing is watched after leaving", async () => {
  const { client, leave } = watched();
  leave();
  happen("offline");
  happen("online");
  await vi.advanceTimersByTimeAsync(60_000);
  expect([client.request, client.drop, client.retry].every((one) => one.mock.calls.length === 0)).toBe(true);
});
