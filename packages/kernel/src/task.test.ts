import { describe, expect, it } from "vitest";
import { Budget } from "./budget.js";
import { asSubtask, drive, driveInSlices, finish, type Task } from "./task.js";

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

  it("a task can be a part of another", () => {
    function* whole(): Task<string> {
      return `counted to ${yield* asSubtask(counting(2))}`;
    }
    const task = whole();
    expect(task.next().value).toEqual({ phase: "count", done: 0, total: 2 });
    expect(finish(task)).toBe("counted to 2");
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
  });
});

describe("budget", () => {
  it("counts work and says when it is used up", () => {
    const budget = new Budget(3);
    expect([budget.spend(), budget.spend(2), budget.exhausted]).toEqual([true, true, false]);
    expect([budget.spend(), budget.exhausted, budget.left, budget.spent]).toEqual([false, true, 0, 4]);
    expect(new Budget().spend(1e12)).toBe(true);
    expect(() => new Budget(-1)).toThrow(RangeError);
    expect(() => new Budget(Number.NaN)).toThrow(RangeError);
  });
});
