import "../../testing/in-browser.js";
import type { PublishedPuzzle } from "@masume/protocol";
import { beforeEach, expect, test, vi } from "vitest";
import { forgetPlayer, signIn } from "../../account/testing/players.js";
import { libraryOf } from "../../platform/storage/library.js";
import { clearAll } from "../../platform/storage/records.js";
import { listQuery } from "../../publishing/public-puzzles.js";
import { answers, forgetServer, refused, requests, settled } from "../../testing/server.js";
import { show } from "../../testing/show.js";
import { until } from "../../testing/until.js";
import { PublicCard } from "./public-card.js";

vi.mock(
  "../../platform/network/server.js",
  async () => (await import("../../testing/server.js")).serverModule,
);

const puzzle = {
  id: "p",
  game: "stroke",
  puzzle: "s3-0-8",
  title: "Three",
  owner: "o",
  ownerName: "Aoi",
  width: 3,
  height: 3,
  level: null,
  solutions: "one",
  visibility: "public",
  isHidden: false,
} as unknown as PublishedPuzzle;

beforeEach(async () => {
  await clearAll();
  forgetServer();
  await signIn("me", "Ren");
});

async function shown(about: Partial<PublishedPuzzle> = {}) {
  const gone = vi.fn();
  const page = show(() => <PublicCard puzzle={{ ...puzzle, ...about }} onGone={gone} />);
  await until(() => page.the("a"));
  return { page, gone };
}

test.each([
  [{}, "3×3 · by Aoi"],
  [{ level: 2 }, "3×3 · level 2 · by Aoi"],
  [{ solutions: "several" as const }, "3×3 · several solutions · by Aoi"],
  [{ owner: "me" }, "3×3 · by you"],
])("a card says its size, level, solutions and maker: %j", async (about, note) => {
  const { page } = await shown(about as Partial<PublishedPuzzle>);
  expect(page.the("a").text).toContain(note);
  expect(page.the("a").props.href).toBe("/stroke/play/s3-0-8");
});

test("another's board is saved or reported, one's own taken back; nobody without a name reports", async () => {
  const other = await shown();
  expect(other.page.buttons).toEqual(["Save to library: Three", "Report Three"]);
  other.page.button("Save to library: Three").press();
  await until(() => other.page.button("Saved"));
  expect(await libraryOf("stroke")).toMatchObject([{ code: "s3-0-8", name: "Three" }]);
  answers.reportPuzzle = null;
  other.page.button("Report Three").press();
  other.page.button("Don’t report").press();
  expect(requests.map(({ route }) => route)).not.toContain("reportPuzzle");
  other.page.button("Report Three").press();
  expect(other.page.text).toContain("Report “Three”?");
  other.page.button("Report").press();
  await settled();
  expect(requests.at(-1)).toEqual({ route: "reportPuzzle", params: { id: "p" } });
  expect(other.page.text).toContain("Reported.");
  const own = await shown({ owner: "me" });
  expect(own.page.buttons).toEqual(["Save to library: Three", "Unpublish Three"]);
  await forgetPlayer();
  expect((await shown()).page.buttons).toEqual(["Save to library: Three"]);
});

test("a board is gone from the list once the server has let it go, and stays where it has not", async () => {
  const { page, gone } = await shown({ owner: "me" });
  answers.deletePuzzle = refused("slow-down");
  page.button("Unpublish Three").press();
  await settled();
  expect(gone).not.toHaveBeenCalled();
  expect(page.all("p").at(-1)!.text).toContain("Too many attempts.");
  answers.deletePuzzle = null;
  page.button("Unpublish Three").press();
  await settled();
  expect(gone).toHaveBeenCalledOnce();
});

test.each([
  ["", undefined, undefined],
  ["small", 1, 7],
  ["medium", 8, 12],
  ["large", 13, 20],
  ["huge", 21, 200],
])("boards of the size “%s” have from %s to %s cells a side", (size, min, max) => {
  expect(listQuery({ game: "", level: "", size, words: "  tea " })).toEqual({
    game: undefined,
    level: undefined,
    min,
    max,
    q: "tea",
    limit: 24,
  });
});
