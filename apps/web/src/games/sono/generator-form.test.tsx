/** Boards to order: the limit of turns, and what is made of the form. */
import "../../testing/in-browser.js";
import { largestLimit, type Puzzle, sono } from "@masume/games/sono";
import { parseOrThrow } from "@masume/kernel";
import { createSignal } from "solid-js";
import { expect, test } from "vitest";
import type { PageNode } from "../../testing/page-tree.js";
import { show } from "../../testing/show.js";
import { boardSizes, GeneratorForm } from "./generator-form.js";
import { LimitField } from "./limit-field.js";

function field(first: number | undefined, about: { readonly par?: number; readonly min?: number } = {}) {
  const [limit, setLimit] = createSignal(first);
  const page = show(() => <LimitField size={4} value={limit()} onValue={setLimit} {...about} />);
  return { page, limit, select: page.the("select", "Turn limit") };
}

const options = (select: PageNode) => select.all("option").map(({ text }) => text);
const chosen = (select: PageNode) =>
  select
    .all("option")
    .filter(({ props }) => props.selected === true)
    .map(({ text }) => text);

test("limits are suggested by the board's size, or by par where it is known", () => {
  expect(options(field(undefined).select)).toEqual([
    "none",
    "2 turns",
    "4 turns",
    "6 turns",
    "another number",
  ]);
  expect(options(field(undefined, { par: 3 }).select)).toEqual([
    "none",
    "3 turns (par)",
    "5 turns",
    "6 turns",
    "another number",
  ]);
});

test("what is below the lowest that makes sense is not suggested, the lowest itself is", () => {
  expect(options(field(undefined, { min: 4 }).select)).toEqual([
    "none",
    "4 turns",
    "6 turns",
    "another number",
  ]);
});

test("none, a suggestion and any other number can be chosen", () => {
  const { page, limit, select } = field(undefined);
  expect(chosen(select)).toEqual(["none"]);
  select.enter("4");
  expect([limit(), chosen(select), page.has("input")]).toEqual([4, ["4 turns"], false]);
  select.enter("other");
  expect([limit(), page.the("input").value]).toEqual([4, 4]);
  page.the("input").enter("5");
  expect([limit(), chosen(select)]).toEqual([5, ["another number"]]);
  select.enter("none");
  expect([limit(), page.has("input")]).toEqual([undefined, false]);
  select.enter("other");
  expect(limit()).toBe(6);
});

test("a limit that is none of the suggested is another number from the beginning on", () => {
  const { page, select } = field(5);
  expect([chosen(select), page.the("input").value]).toEqual([["another number"], 5]);
});

test("another number stays one while a suggested one is typed", () => {
  const { page, select, limit } = field(5);
  page.the("input").enter("6");
  expect([limit(), chosen(select), page.has("input")]).toEqual([6, ["another number"], true]);
});

function ordered(fill: (page: PageNode) => void) {
  const made: { readonly puzzle: Puzzle; readonly params: unknown }[] = [];
  const page = show(() => (
    <GeneratorForm
      does="Play"
      onPuzzle={(puzzle, order) => made.push({ puzzle, params: parseOrThrow(sono.codec.params!, order) })}
    />
  ));
  fill(page);
  page.the("form").fire("submit");
  return made[0]!;
}

test("boards have every even size from 4 to 24", () => {
  expect(boardSizes).toEqual([4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24]);
});

test("a scrambled board has the par that was ordered, and its order says so", () => {
  const { puzzle, params } = ordered((page) => {
    page.the("select", "Size").enter("4");
    page.the("input", "Scrambling turns").enter("3");
    page.the("select", "Turn limit").enter("5");
  });
  expect(puzzle).toMatchObject({ size: 4, par: 3, maxSteps: 5 });
  expect(params).toEqual({ size: 4, scramble: 3, maxSteps: 5 });
});

test("a random one has no par, whatever was said of scrambling before", () => {
  const { puzzle, params } = ordered((page) => page.the("select", "Numbers").enter("random"));
  expect([puzzle.size, puzzle.par, puzzle.maxSteps]).toEqual([6, undefined, undefined]);
  expect(params).toEqual({ size: 6 });
});

test("any number up to the largest limit can be typed in", () => {
  const { page } = field(largestLimit);
  const { props } = page.the("input", "Number of turns");
  expect([props.value, props.min, props.max]).toEqual([largestLimit, 1, largestLimit]);
});
