/** What a grader does about a puzzle that takes too long, with a thread that never answers. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Grader } from "./grader.js";

const thread = vi.hoisted(() => ({
  asked: [] as string[],
  dispose: vi.fn(),
  answer: (_puzzle: string): Promise<unknown> => Promise.reject(new Error("not told")),
}));

vi.mock("@masume/workers", () => ({
  createWorkerClient: () => ({
    call: (_task: string, { puzzle }: { puzzle: string }) => {
      thread.asked.push(puzzle);
      return thread.answer(puzzle);
    },
    dispose: thread.dispose,
  }),
}));

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test("after ten seconds the thread is ended, the puzzle has no grade, and the next has its turn", async () => {
  const ending: (() => void)[] = [];
  thread.answer = (puzzle) =>
    puzzle === "endless"
      ? new Promise((_, reject) => ending.push(() => reject(new Error("ended"))))
      : Promise.resolve({ solutions: "one", level: 2 });
  thread.dispose.mockImplementation(async () => {
    for (const end of ending.splice(0)) end();
  });
  const grader = new Grader();
  const endless = grader.grade({ game: "stroke", puzzle: "endless" });
  const next = grader.grade({ game: "stroke", puzzle: "easy" });
  await vi.advanceTimersByTimeAsync(9_999);
  expect([thread.asked, thread.dispose.mock.calls.length]).toEqual([["endless"], 0]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await endless).toEqual({ solutions: null, level: null });
  expect(await next).toEqual({ solutions: "one", level: 2 });
  // Once for what took too long, once when there is nothing more to do; and no timer is left.
  expect(thread.dispose).toHaveBeenCalledTimes(2);
  expect(vi.getTimerCount()).toBe(0);
});
