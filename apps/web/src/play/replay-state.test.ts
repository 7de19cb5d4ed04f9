import { switches } from "@masume/games/template";
import { createRoot } from "solid-js";
import { expect, test } from "vitest";
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
