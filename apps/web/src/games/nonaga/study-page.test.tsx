/** The analysis board: its tree, its tools, and the address that holds all of it. */
import "../../testing/in-browser.js";
import {
  addTurn,
  emptyStudy,
  legalTurns,
  type Puzzle,
  play,
  readStudyCode,
  type StudyPath,
  setComment,
  start,
  startPosition,
  studyCode,
} from "@masume/games/nonaga";
import { beforeEach, expect, test, vi } from "vitest";
import { happen, pressKey, setPreference } from "../../testing/in-browser.js";
import type { PageNode } from "../../testing/page-tree.js";
import { goTo, here } from "../../testing/router.js";
import { show } from "../../testing/show.js";
import { until } from "../../testing/until.js";
import StudyPage from "./study-page.js";
import { studyPath } from "./study-path.js";

vi.mock("./engine-client.js", () => {
  const never = () => new Promise(() => {});
  return { think: never, thinkBriefly: never, review: never, complete: never };
});

const replaceState = vi.fn();
const pushState = vi.fn();
const back = () => happen("popstate");
vi.stubGlobal("history", { state: null, replaceState, pushState, back });
vi.stubGlobal("requestAnimationFrame", (draw: () => void) => draw());

const puzzle: Puzzle = { rules: "basic", position: startPosition };
const [a, b, c] = legalTurns("basic", startPosition);
const afterA = play(puzzle, start(puzzle), a!);
const [a1, a2] = afterA.ok ? legalTurns("basic", afterA.value.position) : [];

/** a a1, a a2, b, c: the main line first. */
function tree() {
  let study = emptyStudy(puzzle);
  const add = (path: StudyPath, turn: typeof a) => {
    const added = addTurn(study, path, turn!);
    study = added.study;
    return added.path;
  };
  const first = add([], a);
  add(first, a1);
  add(first, a2);
  const second = add([], b);
  study = setComment(study, second, "Why not?");
  add([], c);
  return study;
}

beforeEach(() => {
  replaceState.mockReset();
  setPreference("(prefers-reduced-motion: reduce)", true);
});

function opened(address = studyPath(studyCode({ study: tree(), result: "*" }))): PageNode {
  goTo(address);
  return show(() => <StudyPage />);
}
const rows = (page: PageNode) => page.all("button").filter(({ props }) => props.class === "score-turn");
/** The place of the current row among all, the starting position being 0. */
const current = (page: PageNode) => rows(page).findIndex(({ props }) => props["aria-current"] === "step");
const numbers = (page: PageNode) =>
  rows(page).map((row) => row.all("span").find(({ props }) => props.class === "score-number")?.text ?? "");
/** The study in the address, as it was written last. */
function kept() {
  const [, , path] = replaceState.mock.calls.at(-1)!;
  const read = readStudyCode(String(path).split("#")[1]!);
  if (!read.ok) throw new Error("the address cannot be read");
  return read.value.study;
}

test("the main line is numbered, variations stand below the turn that they replace", () => {
  const page = opened();
  // start | a | b (with its comment) | c | a1 | a2: variations come before the line goes on.
  expect(numbers(page)).toEqual(["", "1", "1", "1", "2", "2"]);
  expect(page.all("section").filter(({ name }) => name === "Variation")).toHaveLength(3);
  expect(page.text).toContain("Why not?");
  expect(current(page)).toBe(0);
  expect(replaceState).not.toHaveBeenCalled();
});

test("a row is shown when it is pressed; [ and ] go back, and on along the main line", () => {
  const page = opened();
  rows(page)[2]!.press();
  expect(current(page)).toBe(2);
  pressKey("[");
  expect(current(page)).toBe(0);
  pressKey("[");
  expect(current(page)).toBe(0);
  pressKey("]");
  expect(current(page)).toBe(1);
  pressKey("]");
  expect(numbers(page)[current(page)]).toBe("2");
  const last = current(page);
  pressKey("]");
  expect(current(page)).toBe(last);
  page.button("Undo").press();
  expect(current(page)).toBe(1);
});

test("a comment belongs to the position that is shown, and is in the address at once", () => {
  const page = opened();
  const field = () => page.the("textarea", /Comment/);
  expect(field().props.value).toBe("");
  rows(page)[2]!.press();
  expect(field().props.value).toBe("Why not?");
  field().enter("Because.");
  expect(kept().children[1]?.comment).toBe("Because.");
  rows(page)[0]!.press();
  field().enter("The start");
  expect([kept().comment, kept().children[1]?.comment]).toEqual(["The start", "Because."]);
});

test("a variation becomes the main line, which itself cannot", () => {
  const page = opened();
  const promote = () => page.button("Make main line");
  expect(promote().props.disabled).toBe(true);
  rows(page)[1]!.press();
  expect(promote().props.disabled).toBe(true);
  rows(page)[2]!.press();
  promote().press();
  expect(kept().children.map(({ comment }) => comment)).toEqual(["Why not?", "", ""]);
  expect(current(page)).toBe(1);
  expect(promote().props.disabled).toBe(true);
});

test("deleting takes the turn that is shown with all that follows; the start stays", () => {
  const page = opened();
  const remove = () => page.button("Delete from here");
  expect(remove().props.disabled).toBe(true);
  rows(page)[1]!.press();
  remove().press();
  expect(kept().children).toHaveLength(2);
  expect([numbers(page), current(page)]).toEqual([["", "1", "1"], 0]);
});

test("nothing to take back at the start", () => {
  const page = opened("/nonaga/study");
  expect(String(page.button("Undo").props["aria-disabled"])).toBe("true");
  expect(rows(page)).toHaveLength(1);
});

test("a code that cannot be read says so", () => {
  const page = opened("/nonaga/study#nothing");
  expect(page.the("h2").text).toBe("This link does not contain a game");
  expect(page.the("a").props.href).toBe("/nonaga");
});

test("a position is set up from the one that is shown; going back finds the study as it was left", async () => {
  const page = opened();
  rows(page)[2]!.press();
  page.the("textarea", /Comment/).enter("Left here");
  page.button("Set up a position").press();
  expect([pushState.mock.calls.length, page.text.includes("Left here")]).toEqual([1, false]);
  page.button("Back").press();
  expect(page.text).toContain("Left here");
  page.button("Set up a position").press();
  const before = here();
  page.button("Starting position").press();
  page.button("Analyse this position").press();
  expect(here()).not.toBe(before);
  await until(() => expect(rows(page)).toHaveLength(1));
});

test("what is shared is the study as it stands", async () => {
  const page = opened();
  page.button("Share").press();
  await until(() => expect(page.text).toContain("Link to this analysis"));
  page.button("Save on this device").press();
  await until(() => page.button("Saved"));
  rows(page)[1]!.press();
  page.the("textarea", /Comment/).enter("New");
  expect(page.has("button", "Save on this device")).toBe(true);
});
