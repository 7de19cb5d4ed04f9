import "../../testing/in-browser.js";
import type { PublishedPuzzle } from "@masume/protocol";
import { beforeEach, expect, test, vi } from "vitest";
import { signIn } from "../../account/testing/players.js";
import type { PageNode } from "../../testing/page-tree.js";
import { goTo, here } from "../../testing/router.js";
import { answers, forgetServer, refused, requests, setServer, settled } from "../../testing/server.js";
import { show } from "../../testing/show.js";
import { until } from "../../testing/until.js";
import PublicPuzzles from "./public-page.js";

vi.mock(
  "../../platform/network/server.js",
  async () => (await import("../../testing/server.js")).serverModule,
);

const puzzle = (id: string, owner = "o") =>
  ({
    id,
    game: "stroke",
    puzzle: "s3-0-8",
    title: `Board ${id}`,
    owner,
    ownerName: "Aoi",
    width: 3,
    height: 3,
    level: null,
    solutions: "one",
    visibility: "public",
    isHidden: false,
  }) as unknown as PublishedPuzzle;

beforeEach(async () => {
  forgetServer();
  await signIn("me", "Ren");
  answers.listPuzzles = { puzzles: [puzzle("a"), puzzle("b")], next: null };
});

function shown(address = "/public"): PageNode {
  goTo(address);
  return show(() => <PublicPuzzles />);
}
const asked = () => requests.filter(({ route }) => route === "listPuzzles").map(({ query }) => query);
const titles = (page: PageNode) => page.all("a").map(({ text }) => /Board [a-z]+/.exec(text)?.[0]);
const alert = (page: PageNode) =>
  page
    .all("p")
    .filter(({ props }) => props.role === "alert")
    .map(({ text }) => text)
    .join("");
const listed = (page: PageNode, ...ids: readonly string[]) =>
  until(() => expect(titles(page)).toEqual(ids.map((id) => `Board ${id}`)));

test("everything is asked for at first, and what the address says", async () => {
  await listed(shown(), "a", "b");
  expect(asked()).toEqual([{ limit: 24 }]);
  await listed(shown("/public?game=sono&level=2&size=large&words=tea"), "a", "b");
  expect(asked().at(-1)).toMatchObject({ game: "sono", level: "2", min: 13, max: 20, q: "tea" });
});

test("each filter asks anew, and stays in the address", async () => {
  const page = shown();
  await listed(page, "a", "b");
  page.the("select", /^Game/).enter("slither");
  await until(() => expect(asked().at(-1)).toMatchObject({ game: "slither" }));
  page.the("select", /^Level/).enter("5");
  page.the("select", /^Size/).enter("huge");
  page.the("input", "Search titles").enter("pond");
  await until(() =>
    expect(asked().at(-1)).toMatchObject({ game: "slither", level: "5", min: 21, q: "pond" }),
  );
  expect(here()).toBe("/public?game=slither&level=5&size=huge&words=pond");
  expect(
    page
      .the("select", /^Game/)
      .all("option")
      .map(({ text }) => text),
  ).toEqual(["All", "Stroke", "Slither", "Sono", "Nonaga"]);
});

test("an empty list says whether the filters are the reason", async () => {
  answers.listPuzzles = { puzzles: [], next: null };
  const page = shown();
  await until(() => expect(page.text).toContain("Nobody has published a puzzle yet."));
  page.the("input", "Search titles").enter("tea");
  await until(() => expect(page.text).toContain("Nothing found."));
  expect(page.text).not.toContain("Nobody");
});

test("further boards are put behind those shown, from where the list ended", async () => {
  answers.listPuzzles = { puzzles: [puzzle("a"), puzzle("b")], next: "b-time" };
  const page = shown("/public?game=stroke");
  await listed(page, "a", "b");
  answers.listPuzzles = { puzzles: [puzzle("c")], next: null };
  page.button("Show more").press();
  await listed(page, "a", "b", "c");
  expect(asked().at(-1)).toMatchObject({ game: "stroke", before: "b-time" });
  expect(page.has("button", "Show more")).toBe(false);
});

test("a refusal is said, what was there stays, and a good answer takes the refusal away", async () => {
  answers.listPuzzles = { puzzles: [puzzle("a")], next: "further" };
  const page = shown();
  await listed(page, "a");
  answers.listPuzzles = refused("unreachable");
  page.button("Show more").press();
  await until(() => expect(alert(page)).toContain("cannot be reached"));
  await listed(page, "a");
  answers.listPuzzles = { puzzles: [puzzle("b")], next: null };
  page.button("Show more").press();
  await listed(page, "a", "b");
  expect(alert(page)).toBe("");
});

test("an answer that is overtaken by a newer question is not shown", async () => {
  let answerFirst!: (answer: unknown) => void;
  answers.listPuzzles = ({ query }: { query: { q?: string } }) =>
    query.q === "new"
      ? { puzzles: [puzzle("new")], next: null }
      : new Promise((resolve) => {
          answerFirst = resolve;
        });
  const page = shown();
  page.the("input", "Search titles").enter("new");
  await listed(page, "new");
  answerFirst({ puzzles: [puzzle("old")], next: "old" });
  await settled();
  expect([titles(page), page.has("button", "Show more")]).toEqual([["Board new"], false]);
});

test("one's own board that is taken back leaves the list alone", async () => {
  answers.listPuzzles = { puzzles: [puzzle("a"), puzzle("b", "me"), puzzle("c")], next: null };
  answers.deletePuzzle = null;
  const page = shown();
  await listed(page, "a", "b", "c");
  page.button("Unpublish Board b").press();
  await listed(page, "a", "c");
});

test.each([
  ["none", "there is no server"],
  ["unreachable", "cannot be reached"],
] as const)("with a server that is %s nothing is asked, and the page says why", (status, text) => {
  setServer(status);
  const page = shown();
  expect([page.text.includes(text), asked(), page.has("select")]).toEqual([true, [], false]);
});
