import "../../testing/in-browser.js";
import type { Plan, Puzzle, SolveOptions } from "@masume/games/sono";
import { createSignal } from "solid-js";
import { beforeEach, expect, test, vi } from "vitest";
import { clearAll } from "../../platform/storage/records.js";
import { downloads } from "../../testing/in-browser.js";
import type { PageNode } from "../../testing/page-tree.js";
import { settled } from "../../testing/server.js";
import { show } from "../../testing/show.js";
import { until } from "../../testing/until.js";
import Batch from "./batch.js";
import type { Solver } from "./solver.js";
import { runsOfFiles } from "./solver-runs.js";

const entities = "[[1,0,3,3],[2,2,5,5],[7,0,6,4],[7,1,6,4]]";
const problem = (name: string, limit = "") =>
  new File([`{${limit}"problem":{"field":{"size":4,"entities":${entities}}}}`], name);
const plan: Plan = {
  ops: [
    { x: 0, y: 0, n: 2 },
    { x: 1, y: 1, n: 3 },
  ],
  pairs: 8,
};

/** What the solver was asked, and how a test lets it find its answer, or die. */
const asked: { readonly puzzle: Puzzle; readonly options: SolveOptions }[] = [];
let find: () => void;
let die: () => void;

vi.mock("./solver.js", () => ({ maxThreads: 16, usualThreads: () => 2, createSolver: () => solver() }));

function solver(): Solver {
  const [best, setBest] = createSignal<Plan>();
  const [isStopped, setStopped] = createSignal(false);
  let finish = () => {};
  find = () => {
    setBest(plan);
    finish();
  };
  die = () => {
    setStopped(true);
    finish();
  };
  return {
    passed: () => undefined,
    best,
    figures: () => ({ elapsed: 1, boards: 1, history: [] }),
    isStopped,
    start(puzzle, options) {
      asked.push({ puzzle, options });
      setBest(plan);
      setStopped(false);
      return new Promise((resolve) => {
        finish = resolve;
      });
    },
    stop: () => finish(),
  };
}

beforeEach(async () => {
  asked.length = 0;
  await clearAll();
});

const states = (page: PageNode) =>
  page
    .all("tr")
    .slice(1)
    .map((row) => [row.all("th")[0]!.text, row.all("td").at(-1)!.text]);

async function give(page: PageNode, ...files: readonly File[]): Promise<void> {
  const before = states(page).length;
  page
    .all("input")
    .find(({ props }) => props.type === "file")!
    .fire("change", {
      currentTarget: { files, value: "" },
    });
  await until(() => expect(states(page).length).toBeGreaterThan(before));
}

async function started(...files: readonly File[]): Promise<PageNode> {
  const page = show(() => <Batch />);
  await give(page, ...files);
  page.the("form").fire("submit");
  return page;
}

const two = () => started(problem("a.json"), problem("b.json"));

test("problems are solved one after the other, and what is solved is kept", async () => {
  const page = await two();
  expect(states(page)).toEqual([
    ["a.json", "searching"],
    ["b.json", "waiting"],
  ]);
  find();
  await until(() =>
    expect(states(page)).toEqual([
      ["a.json", "done"],
      ["b.json", "searching"],
    ]),
  );
  expect(page.text).toContain("1 of 2 problems done");
  find();
  await until(() => expect(page.button("Start").props.disabled).toBe(true));
  expect(states(page).map(([, state]) => state)).toEqual(["done", "done"]);
  const again = show(() => <Batch />);
  await until(() => expect(states(again)).toEqual(states(page)));
});

test("a problem that was stopped still waits, is not kept, and comes first the next time", async () => {
  const page = await two();
  page.button("Stop").press();
  await until(() => page.button("Start"));
  expect(states(page)).toEqual([
    ["a.json", "waiting"],
    ["b.json", "waiting"],
  ]);
  expect(await runsOfFiles()).toEqual([]);
  page.the("form").fire("submit");
  expect(states(page)[0]).toEqual(["a.json", "searching"]);
});

test("so does one that has lost all its threads, and the page says so until it goes on", async () => {
  const page = await two();
  find();
  await until(() => expect(states(page)[1]).toEqual(["b.json", "searching"]));
  die();
  await until(() => page.button("Start"));
  expect(states(page).map(([, state]) => state)).toEqual(["done", "waiting"]);
  expect(page.the("p", /stopped unexpectedly/).props.role).toBe("alert");
  expect((await runsOfFiles()).map(({ file }) => file)).toEqual(["a.json"]);
  page.button("Try again").press();
  expect(states(page)[1]).toEqual(["b.json", "searching"]);
  expect(page.find("p", /stopped unexpectedly/)).toEqual([]);
});

test("a problem's own limit counts unless the form gives one", async () => {
  const limited = problem("a.json", '"max_steps":7,');
  await started(limited);
  await started(problem("b.json"));
  const page = show(() => <Batch />);
  await give(page, limited);
  page.the("input", "most pairs within a number of turns").enter(true);
  page.the("form").fire("submit");
  expect(asked.map(({ options }) => options)).toEqual([
    { maxSteps: 7 },
    { allPairs: true },
    { maxSteps: 50 },
  ]);
});

test("a file that cannot be read is named, and the others are taken", async () => {
  const page = show(() => <Batch />);
  await give(page, new File(["?"], "bad.txt"), problem("good.json"));
  expect(page.find("p", /bad\.txt/).length).toBe(1);
  expect(states(page)).toEqual([["good.json", "waiting"]]);
});

test("scores and answers can be saved, one line for each; cleared, the table is empty", async () => {
  const page = await started(problem("a.json"));
  find();
  await until(() => page.button("Start"));
  page.button("Save as CSV").press();
  page.button("Save answers").press();
  const [scores, answers] = await Promise.all(downloads.slice(-2).map(({ content }) => content));
  expect(scores?.split("\r\n")[1]).toMatch(/^a\.json,4,,8,8,2,15,.+,2$/);
  expect(JSON.parse(answers!)).toEqual({ file: "a.json", ops: plan.ops });
  page.button("Clear the table").press();
  await settled();
  await until(() => expect(states(page)).toEqual([]));
});
