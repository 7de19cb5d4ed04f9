import "../../testing/in-browser.js";
import { message } from "@masume/kernel";
import { beforeEach, expect, test, vi } from "vitest";
import { openGame } from "../../games/open-game.js";
import type { Recognised } from "../../games/recognise.js";
import type { PageNode } from "../../testing/page-tree.js";
import { goTo, here } from "../../testing/router.js";
import { settled } from "../../testing/server.js";
import { show } from "../../testing/show.js";
import { until } from "../../testing/until.js";
import { PasteBox } from "./paste-box.js";

const { recognise } = vi.hoisted(() => ({ recognise: vi.fn<(text: string) => Promise<Recognised>>() }));
vi.mock("../../games/recognise.js", () => ({ recognise }));

beforeEach(() => {
  recognise.mockReset();
  goTo("/");
});

const problem = (page: PageNode) => page.all("p").find(({ props }) => props.role === "alert")!.text;
const submit = (page: PageNode, text: string) => {
  page.the("textarea").enter(text);
  page.the("form").fire("submit", { submitter: null });
};
const place = (path: string): Recognised => ({ kind: "place", path });

test("a link leads to its place; blanks lead nowhere", async () => {
  recognise.mockResolvedValue(place("/stroke/play/s3-0-8"));
  const page = show(() => <PasteBox />);
  submit(page, " \n ");
  await settled();
  expect([recognise.mock.calls.length, here()]).toEqual([0, "/"]);
  submit(page, "the link");
  await until(() => expect(here()).toBe("/stroke/play/s3-0-8"));
  expect(recognise).toHaveBeenCalledWith("the link");
});

test("what nobody can read says which game came closest, and where", async () => {
  const open = (await openGame("sono"))!;
  const issue = { reason: message("input.empty"), position: { line: 1, column: 1 } };
  recognise.mockResolvedValueOnce({ kind: "unknown", open, issue });
  const page = show(() => <PasteBox />);
  submit(page, "?");
  await until(() => expect(problem(page)).toMatch(/None of the games can read this\. Sono came closest: ./));
  expect(page.the("textarea").props["aria-invalid"]).toBe(true);
  recognise.mockResolvedValueOnce(place("/sono"));
  submit(page, "better");
  expect(problem(page)).toBe("");
  await until(() => expect(here()).toBe("/sono"));
});

test("what several games can read is asked about; a way that fails is said", async () => {
  const go = [vi.fn(async () => "/stroke/library"), vi.fn(async () => "/slither/library")];
  const opened = await Promise.all(["stroke", "slither"].map(async (id) => (await openGame(id))!));
  const readings = opened.map((open, i) => ({ open, go: go[i]! }));
  recognise.mockResolvedValueOnce({ kind: "readings", readings });
  const page = show(() => <PasteBox />);
  submit(page, "x");
  await until(() => expect(page.text).toContain("Which one is it?"));
  expect(go.map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  go[1]!.mockRejectedValueOnce(new Error("storage full"));
  page.button("Slither").press();
  await until(() => expect(problem(page)).toBe("It could not be opened. Try again."));
  page.button("Slither").press();
  await until(() => expect(here()).toBe("/slither/library"));
  expect(go[0]).not.toHaveBeenCalled();
});

test("what only one game can read is opened at once", async () => {
  const open = (await openGame("slither"))!;
  recognise.mockResolvedValueOnce({
    kind: "readings",
    readings: [{ open, go: async () => "/slither/play/x" }],
  });
  const page = show(() => <PasteBox />);
  submit(page, "x");
  await until(() => expect(here()).toBe("/slither/play/x"));
});

test("only what was given last is opened", async () => {
  let answerFirst!: (found: Recognised) => void;
  recognise.mockReturnValueOnce(
    new Promise((resolve) => {
      answerFirst = resolve;
    }),
  );
  const page = show(() => <PasteBox />);
  submit(page, "first");
  await until(() => expect(recognise).toHaveBeenCalledOnce());
  recognise.mockResolvedValueOnce(place("/second"));
  submit(page, "second");
  await until(() => expect(here()).toBe("/second"));
  answerFirst(place("/first"));
  await settled();
  expect(here()).toBe("/second");
});

test("a paste into the empty box is opened at once, one into a text is a paste", async () => {
  recognise.mockResolvedValue(place("/pasted"));
  const page = show(() => <PasteBox />);
  const paste = () =>
    page.the("textarea").fire("paste", { clipboardData: { getData: () => "pasted" } }).defaultPrevented;
  page.the("textarea").enter("begun");
  expect(paste()).toBe(false);
  page.the("textarea").enter("");
  expect(paste()).toBe(true);
  await until(() => expect(here()).toBe("/pasted"));
  expect(recognise).toHaveBeenCalledExactlyOnceWith("pasted");
});

test("a paste anywhere on the page is opened, and a dropped text", async () => {
  recognise.mockImplementation(async (text) => place(`/${text}`));
  const page = show(() => <PasteBox />);
  document.dispatchEvent(Object.assign(new Event("paste"), { clipboardData: { getData: () => "anywhere" } }));
  await until(() => expect(here()).toBe("/anywhere"));
  page.the("form").fire("drop", { dataTransfer: { files: [], getData: () => "dropped" } });
  await until(() => expect(here()).toBe("/dropped"));
});
