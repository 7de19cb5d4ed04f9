import { describe, expect, it } from "vitest";
import { Budget } from "./budget.js";
import { asSubtask, drive, driveInSlices, finish, mapTask, type Task } from "./task.js";

/** Finds one result at once, and nothing better. */
function* searching(): Task<number> {
  yield { phase: "found", done: 1, best: 7 };
  for (;;) yield { phase: "searching", done: 2 };
}

function* counting(to: number, onEnd: () => void = () => {}): Task<number> {
  try {
    for (let done = 0; done < to; done++) yield { phase: "count", done, total: to, best: done };
    return to;
  } finally {
    onEnd();
  }
}

describe("tasks", () => {
  it("finish gives the result", () => {
    expect(finish(counting(5))).toBe(5);
  });

  it("drive reports progress and stops when asked, keeping the best so far", () => {
    const seen: number[] = [];
    let ended = false;
    const outcome = drive(
      counting(10, () => {
        ended = true;
      }),
      { onProgress: ({ done }) => seen.push(done), shouldStop: () => seen.length === 4 },
    );
    expect(outcome).toEqual({ finished: false, best: 3 });
    expect(seen).toEqual([0, 1, 2, 3]);
    expect(ended).toBe(true);
  });

  it("drive runs to the end unobserved; progress without a result keeps the best before it", () => {
    expect(drive(counting(3), {})).toEqual({ finished: true, value: 3 });
    let asked = 0;
    expect(drive(searching(), { shouldStop: () => ++asked === 3 })).toEqual({ finished: false, best: 7 });
  });

  it("a task with another result maps each that it gives", () => {
    const task = mapTask(counting(1), (value) => `${value}!`);
    expect(task.next()).toEqual({ done: false, value: { phase: "count", done: 0, total: 1, best: "0!" } });
    expect(task.next()).toEqual({ done: true, value: "1!" });
    function* silent(): Task<number> {
      yield { phase: "searching", done: 0 };
      return 1;
    }
    expect([...mapTask(silent(), String)]).toEqual([{ phase: "searching", done: 0 }]);
  });

  it("a task can be a part of another", () => {
    function* whole(): Task<string> {
      return `counted to ${yield* asSubtask(counting(2))}`;
    }
    const task = whole();
    expect(task.next().value).toEqual({ phase: "count", done: 0, total: 2 });
    expect(finish(task)).toBe("counted to 2");
  });

  it.each([
    ["a part", (task: Task<number>) => asSubtask(task)],
    ["mapped", (task: Task<number>) => mapTask(task, String)],
  ])("a task that is %s ends with the whole that is stopped, once", (_, wrap) => {
    let ends = 0;
    const stopped = drive<unknown>(
      wrap(
        counting(10, () => {
          ends++;
        }),
      ),
      { shouldStop: () => true },
    );
    expect([stopped.finished, ends]).toEqual([false, 1]);
    finish<unknown>(
      wrap(
        counting(2, () => {
          ends++;
        }),
      ),
    );
    expect(ends).toBe(2);
  });

  it("driveInSlices tells of every step and asks whether to stop between slices only", async () => {
    let clock = 0;
    const seen: number[] = [];
    const askedAt: number[] = [];
    let ended = 0;
    const outcome = await driveInSlices(
      counting(100, () => {
        ended++;
      }),
      {
        now: () => clock++,
        pause: async () => {},
        sliceMs: 3,
        onProgress: ({ done }) => seen.push(done),
        shouldStop: () => askedAt.push(seen.length) === 2,
      },
    );
    expect(outcome).toEqual({ finished: false, best: 5 });
    expect([seen, askedAt, ended]).toEqual([[0, 1, 2, 3, 4, 5], [3, 6], 1]);
  });

  it("driveInSlices pauses between slices of the given clock", async () => {
    let clock = 0;
    let pauses = 0;
    const slices = {
      now: () => clock++,
      pause: async () => {
        pauses++;
      },
      sliceMs: 3,
    };
    expect(await driveInSlices(counting(9), slices)).toEqual({ finished: true, value: 9 });
    expect(pauses).toBe(3);
    const stopped = await driveInSlices(counting(9), { ...slices, shouldStop: () => true });
    expect(stopped).toEqual({ finished: false, best: 2 });
    const later = await driveInSlices(searching(), { ...slices, shouldStop: () => true });
    expect(later).toEqual({ finished: false, best: 7 });
  });
});

describe("budget", () => {
  it("counts work and says when it is used up", () => {
    const budget = new Budget(3);
    expect([budget.spend(), budget.spend(2), budget.exhausted]).toEqual([true, true, false]);
    expect([budget.spend(), budget.exhausted, budget.left, budget.spent]).toEqual([false, true, 0, 4]);
    expect(new Budget().spend(1e12)).toBe(true);
    expect([new Budget(0).spend(), new Budget(0).left]).toEqual([false, 0]);
    expect(() => new Budget(-1)).toThrow(RangeError);
    expect(() => new Budget(Number.NaN)).toThrow(RangeError);
  });
});
