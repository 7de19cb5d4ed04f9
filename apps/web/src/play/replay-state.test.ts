import { switches } from "@masume/games/template";
import { createRoot } from "solid-js";
import { expect, test, vi } from "vitest";
import { createReplay } from "./replay-state.js";

const puzzle = { on: [false, true, false] };
// On the page a game has the id of a registered one.
const open = () => createReplay({ ...switches, id: "stroke" } as const, puzzle);

function watch(use: (replay: ReturnType<typeof open>) => void): void {
  createRoot((dispose) => {
    use(open());
    dispose();
  });
}

test("every state from the start on, and no further than either end", () =>
  watch((replay) => {
    expect([replay.at(), replay.state(), replay.marks()]).toEqual([undefined, undefined, []]);
    replay.show(["2", "0"]);
    expect([replay.at(), replay.length(), replay.state()]).toEqual([0, 2, puzzle]);
    replay.moveTo(1);
    expect(replay.state()).toEqual({ on: [false, true, true] });
    expect(replay.marks()).toEqual(switches.paint(puzzle, { on: [false, true, true] }));
    replay.moveTo(9);
    expect([replay.at(), replay.state()]).toEqual([2, { on: [true, true, true] }]);
    replay.moveTo(-1);
    expect(replay.at()).toBe(0);
    replay.close();
    expect(replay.state()).toBeUndefined();
  }));

test.each([
  ["refused", "1"],
  ["unreadable", "x"],
])("a %s move ends the replay before it", (_, bad) =>
  watch((replay) => {
    replay.show(["0", bad, "2"]);
    expect(replay.length()).toBe(1);
  }),
);

test("what is shown next begins at its start", () =>
  watch((replay) => {
    replay.show(["0", "2"]);
    replay.moveTo(2);
    replay.show(["2"]);
    expect([replay.at(), replay.length()]).toEqual([0, 1]);
  }));

test("a drawing shows the moves in a moment, by the clock, and ends by itself", () => {
  vi.useFakeTimers({ toFake: ["performance", "setTimeout"] });
  vi.stubGlobal("requestAnimationFrame", (run: () => void) => setTimeout(run, 16));
  watch((replay) => {
    replay.draw(["2", "0"]);
    const seen = new Set<number>();
    while (replay.isDrawing()) {
      seen.add(replay.at()!);
      vi.advanceTimersByTime(16);
      expect(performance.now()).toBeLessThan(1500);
    }
    expect([...seen]).toEqual([0, 1, 2]);
    expect(replay.at()).toBeUndefined();
    replay.draw(["2"]);
    replay.show(["0"]);
    vi.advanceTimersByTime(2000);
    expect([replay.at(), replay.isDrawing()]).toEqual([0, false]);
  });
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
