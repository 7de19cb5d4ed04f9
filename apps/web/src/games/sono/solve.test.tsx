import "../../testing/in-browser.js";
import { answerCodec, type Plan, type SolveOptions } from "@masume/games/sono";
import { parseOrThrow } from "@masume/kernel";
import { createSignal } from "solid-js";
import { beforeEach, expect, test, vi } from "vitest";
import { clearAll, getAll } from "../../platform/storage/records.js";
import { downloads, setPreference } from "../../testing/in-browser.js";
import type { PageNode } from "../../testing/page-tree.js";
import { goTo, here } from "../../testing/router.js";
import { show } from "../../testing/show.js";
import { until } from "../../testing/until.js";
import { boardPath, solverPath } from "./link.js";
import Solve from "./solve.js";
import type { Solver } from "./solver.js";
import { openSono, puzzle, solution } from "./testing/open-sono.js";

// A board that changes slowly turns before the eyes, on a canvas, which is not here.
setPreference("(prefers-reduced-motion: reduce)", true);

vi.mock("./solver.js", () => ({ maxThreads: 16, usualThreads: () => 2, createSolver: () => solver }));

const [best, setBest] = createSignal<Plan>();
const [passed, setPassed] = createSignal<number>();
const asked: SolveOptions[] = [];
const solver: Solver = {
  best,
  passed,
  figures: () => ({ elapsed: 1_000, boards: 10, history: [] }),
  isStopped: () => false,
  stop: () => setPassed(undefined),
  async start(_, options) {
    asked.push(options);
    setBest({ ops: [], pairs: 0 });
    setPassed(0);
  },
};

const around = Array.from({ length: 4 }, () => solution[0]!);
const worse: Plan = { ops: [...around, ...solution], pairs: 8 };
const good: Plan = { ops: solution, pairs: 8 };

beforeEach(async () => {
  asked.length = 0;
  setBest(undefined);
  setPassed(undefined);
  await clearAll();
  goTo(solverPath(puzzle));
});

const start = (page: PageNode) => page.all("form")[0]!.fire("submit");
const options = (page: PageNode, label: string) =>
  page
    .the("select", label)
    .all("option")
    .map(({ text }) => text);
const chosen = (page: PageNode, label: string) =>
  page
    .the("select", label)
    .all("option")
    .find(({ props }) => props.selected === true)?.text;

function give(page: PageNode, text: string, name = "mine.json"): Promise<void> {
  page
    .all("input")
    .find(({ props }) => props.type === "file")!
    .fire("change", { currentTarget: { files: [new File([text], name)], value: "" } });
  return new Promise((resolve) => setTimeout(resolve));
}

const file = (ops = solution) => answerCodec.format({ ops });

test("without a board one is asked for, and a text that is none is shown again", () => {
  goTo("/sono/solve?board=nonsense");
  expect(show(() => <Solve />).the("textarea").value).toBe("nonsense");
});

test("a search for all pairs shows its best, and keeps it when it has ended", async () => {
  const page = show(() => <Solve />);
  start(page);
  expect(asked).toEqual([{ allPairs: true }]);
  expect(await getAll("solverRuns")).toEqual([]);
  setBest(worse);
  expect(page.text).toContain("6 of 6 turns, 8 of 8 pairs");
  setBest(good);
  expect(page.text).toContain("2 of 2 turns, 8 of 8 pairs");
  expect(page.has("button", "Delete answer")).toBe(false);
  setPassed(undefined);
  await until(async () => expect((await getAll("solverRuns")).length).toBe(1));
  page.button("Save answer").press();
  expect(parseOrThrow(answerCodec, await downloads.at(-1)!.content).ops).toEqual(solution);
  page.button("Delete answer").press();
  await until(async () => expect(await getAll("solverRuns")).toEqual([]));
  expect(page.text).toContain("None yet.");
});

test("what somebody is watching stays where it is when a better answer comes", () => {
  const page = show(() => <Solve />);
  start(page);
  setBest(worse);
  page
    .all("input")
    .find(({ props }) => props.type === "range")!
    .fire("input", { currentTarget: { valueAsNumber: 1 } });
  setBest(good);
  expect(page.text).toContain("1 of 2 turns");
});

test("stopped before anything was found, nothing is kept", async () => {
  const page = show(() => <Solve />);
  start(page);
  solver.stop();
  expect(page.text).toContain("None yet.");
  expect(await getAll("solverRuns")).toEqual([]);
});

test("a search goes on from the best answer within its limit: most pairs, then fewest turns", async () => {
  const page = show(() => <Solve />);
  await give(page, file([...around, ...solution]), "long.json");
  await give(page, file(), "short.json");
  await give(page, file(around.slice(0, 1)), "poor.json");
  start(page);
  expect(asked.at(-1)).toEqual({ allPairs: true, known: solution });
  page.the("input", /most pairs within/).enter(true);
  page.the("input", "Turn limit").enter("2");
  start(page);
  expect(asked.at(-1)).toEqual({ maxSteps: 2, known: solution });
  page.the("input", "Turn limit").enter("1");
  start(page);
  expect(asked.at(-1)).toEqual({ maxSteps: 1, known: around.slice(0, 1) });
});

test("the first answer from a file is shown, the second beside it, each from the start and by its name", async () => {
  const page = show(() => <Solve />);
  await give(page, file([...around, ...solution]), "a.json");
  expect([chosen(page, "Show"), chosen(page, "Compare with")]).toEqual([
    "8 pairs in 6 turns (a.json)",
    "nothing",
  ]);
  await give(page, file(), "");
  expect(chosen(page, "Compare with")).toBe("8 pairs in 2 turns (Answer 2)");
  expect(options(page, "Compare with")).toEqual(["nothing", "8 pairs in 2 turns (Answer 2)"]);
  expect(
    page
      .all("figcaption")
      .slice(0, 2)
      .map(({ text }) => text),
  ).toEqual([expect.stringMatching(/^a\.json0 of 6 turns/), expect.stringMatching(/^Answer 20 of 2 turns/)]);
});

test("an answer that cannot be played is refused; a file with a problem opens that", async () => {
  const page = show(() => <Solve />);
  const problem = () => page.all("p").find(({ props }) => props.role === "alert")!.text;
  await give(page, '{"ops":[{"x":3,"y":0,"n":2}]}');
  expect(problem()).not.toBe("");
  expect(page.text).toContain("None yet.");
  await give(page, file());
  expect(problem()).toBe("");
  const other = { ...puzzle, entities: puzzle.entities.toReversed() };
  await give(page, JSON.stringify({ problem: { field: { size: 4, entities: other.entities } } }));
  expect(here()).toBe(solverPath(other));
});

test("one's own turns are among the answers", async () => {
  const open = await openSono(puzzle);
  show(() => {
    open().playMoves(solution.slice(0, 1));
    return undefined;
  });
  const page = await until(async () => {
    const shown = show(() => <Solve />);
    await until(() => expect(shown.text).toContain("(My turns)"));
    return shown;
  });
  expect(options(page, "Show")).toEqual([expect.stringMatching(/in 1 turn \(My turns\)$/)]);
  expect(page.all("a").map(({ props }) => props.href)).toContain(boardPath(puzzle));
});
