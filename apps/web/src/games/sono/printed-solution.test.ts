import "../../testing/in-browser.js";
import { moveCodec, type Op, puzzleCodec } from "@masume/games/sono";
import { createRoot } from "solid-js";
import { beforeEach, expect, test, vi } from "vitest";
import { clearAll } from "../../platform/storage/records.js";
import { until } from "../../testing/until.js";
import { ownTurns } from "./answers.js";
import { printedSolution } from "./printed-solution.js";
import { openSono, puzzle, solution } from "./testing/open-sono.js";

const solve = vi.hoisted(() => vi.fn());
vi.mock("../../platform/workers/engine-client.js", () => ({ solve }));

beforeEach(async () => {
  await clearAll();
  solve.mockReset().mockResolvedValue({ verdict: "unknown" });
});

const turned = (...ops: readonly Op[]) => ({
  verdict: "solved",
  moves: ops.map((op) => moveCodec.format(op)),
});
/** Four quarters make a whole: nothing has changed. */
const detour = Array.from({ length: 4 }, (): Op => ({ x: 0, y: 0, n: 2 }));

async function played(...ops: readonly Op[]): Promise<void> {
  const open = await openSono(puzzle);
  createRoot((end) => {
    open().playMoves(ops);
    end();
  });
  await until(async () => expect(await ownTurns(puzzle)).toHaveLength(ops.length));
}
const listed = async () => (await printedSolution(puzzle))?.list;

test("the solver's turns, corner and side, with what they reach", async () => {
  solve.mockResolvedValue(turned(...solution));
  const { reached, list } = (await printedSolution(puzzle))!;
  expect(list).toEqual(["0, 0, 2", "1, 1, 3"]);
  expect(reached).toMatch(/8.*2|2.*8/);
  expect(solve).toHaveBeenCalledWith({ game: "sono", puzzle: puzzleCodec.format(puzzle) });
});

test("one's own turns where the solver found none, or more", async () => {
  await played(...solution);
  expect(await listed()).toHaveLength(2);
  solve.mockResolvedValue(turned(...detour, ...solution));
  expect(await listed()).toHaveLength(2);
});

test("the solver's where one's own are more, or do not make all pairs", async () => {
  solve.mockResolvedValue(turned(...solution));
  await played(...detour, ...solution);
  expect(await listed()).toHaveLength(2);
});

test("nothing where nobody makes all pairs", async () => {
  await played(solution[0]!);
  expect(await listed()).toBeUndefined();
  solve.mockResolvedValue(turned(solution[0]!));
  expect(await listed()).toBeUndefined();
});
