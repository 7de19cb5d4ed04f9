import "../../testing/in-browser.js";
import { largestLimit, type Plan, puzzleCodec, suggestedLimits } from "@masume/games/sono";
import { parseOrThrow } from "@masume/kernel";
import { createSignal } from "solid-js";
import { expect, test, vi } from "vitest";
import { show } from "../../testing/show.js";
import type { Solver, SolverFigures } from "./solver.js";
import type { SolverOrder } from "./solver-form.js";
import { SolverPanel } from "./solver-panel.js";

vi.mock("./solver.js", () => ({ maxThreads: 16, usualThreads: () => 2 }));

const open = "4.pAnr-0RT";
const limited = `${open}.m7`;

function shown(code: string, goesOn: (maxSteps: number | undefined) => boolean = () => false) {
  const [passed, setPassed] = createSignal<number>();
  const [best, setBest] = createSignal<Plan>();
  const [isStopped, setStopped] = createSignal(false);
  const [figures, setFigures] = createSignal<SolverFigures>({ elapsed: 0, boards: 0, history: [] });
  const stop = vi.fn();
  const solver: Solver = { passed, best, figures, isStopped, stop, start: async () => {} };
  const orders: (readonly [SolverOrder, boolean])[] = [];
  const page = show(() => (
    <SolverPanel
      puzzle={parseOrThrow(puzzleCodec, code)}
      solver={solver}
      canContinue={goesOn}
      onStart={(...order) => orders.push(order)}
    />
  ));
  const start = () => {
    page.the("form").fire("submit");
    return orders.at(-1)!;
  };
  return { page, start, stop, orders, setPassed, setBest, setStopped, setFigures };
}

test("a board with a limit is searched under it, one without for all pairs", () => {
  expect(shown(limited).start()[0]).toMatchObject({ maxSteps: 7, seconds: 15, threads: 2 });
  expect(shown(open).start()[0]).not.toHaveProperty("maxSteps");
});

test("any limit that a problem may have can be searched under", () => {
  const { props } = shown(`${open}.m10000`).page.the("input", "Turn limit");
  expect([props.value, props.max]).toEqual([10_000, largestLimit]);
});

test("for a board without a limit one is suggested, and all pairs can be asked for in spite of one", () => {
  const without = shown(open);
  without.page.the("input", /most pairs within/).enter(true);
  expect(without.start()[0].maxSteps).toBe(suggestedLimits(4)[1]);
  const within = shown(limited);
  within.page.the("input", /all pairs/).enter(true);
  expect(within.start()[0]).not.toHaveProperty("maxSteps");
});

test("the seed is the one that was given, without its blanks, or a fresh one each time", () => {
  const { page, start } = shown(open);
  const seeds = [start()[0].seed, start()[0].seed];
  expect(seeds[0]).not.toBe(seeds[1]);
  page.the("input", "Seed").enter(" tea ");
  expect(start()[0].seed).toBe("tea");
});

test("another time is typed in; until then the one before holds", () => {
  const { page, start } = shown(open);
  const time = page.the("select", "Time");
  time.enter("60");
  expect(start()[0].seconds).toBe(60);
  time.enter("0");
  expect(start()[0].seconds).toBe(60);
  page.the("input", "Seconds").fire("input", { currentTarget: { valueAsNumber: 90 } });
  expect(start()[0].seconds).toBe(90);
});

test("it goes on from an answer only where there is one under the limit in the form, and if wished", () => {
  const { page, start } = shown(limited, (maxSteps) => maxSteps === 7);
  expect(start()[1]).toBe(true);
  page.the("input", "Continue from the best answer").enter(false);
  expect(start()[1]).toBe(false);
  page.the("input", "Continue from the best answer").enter(true);
  page.the("input", /all pairs/).enter(true);
  expect([page.has("input", "Continue from the best answer"), start()[1]]).toEqual([false, false]);
});

test("while it searches it can be stopped, and shows how far it is", () => {
  const { page, setPassed, setBest, stop } = shown(open);
  expect([page.buttons, page.has("progress")]).toEqual([["Start"], false]);
  setPassed(0.5);
  page.button("Stop").press();
  expect([stop.mock.calls.length, page.the("progress").props.value]).toEqual([1, 0.5]);
  setPassed(undefined);
  setBest({ ops: [{ x: 0, y: 0, n: 2 }], pairs: 3 });
  expect(page.buttons).toEqual(["Search again"]);
  expect(page.text).toContain("3 of 8 pairs in 1 turn");
});

test("a calculation that stopped is begun again with what the form says", () => {
  const { page, setStopped, orders } = shown(limited);
  setStopped(true);
  page.button("Try again").press();
  expect(orders).toMatchObject([[{ maxSteps: 7 }, false]]);
});

test("boards are counted for each second; the curve is of turns once all pairs are made", () => {
  const { page, setFigures } = shown(open);
  const history = [[500, 7, 3]] as const;
  setFigures({ elapsed: 2_000, boards: 5_000, history });
  expect(page.text).toContain("2,500 boards per second, 2.0 s");
  expect(page.the("svg").name).toBe("Best over time: from 7 to 7 pairs");
  setFigures({ elapsed: 2_000, boards: 5_000, history: [...history, [900, 8, 9], [1_000, 8, 6]] });
  expect(page.the("svg").name).toBe("Best over time: from 9 to 6 turns");
});
