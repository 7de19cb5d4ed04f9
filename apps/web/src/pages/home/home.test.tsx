import "../../testing/in-browser.js";
import { stroke } from "@masume/games/stroke";
import { message, openSession, parseOrThrow, saveSession } from "@masume/kernel";
import { beforeEach, expect, test, vi } from "vitest";
import { clearAll } from "../../platform/storage/records.js";
import type { SessionRecord } from "../../platform/storage/schema.js";
import { saveSessionRecord } from "../../platform/storage/sessions.js";
import { setSetting, settings } from "../../settings/settings.js";
import type { PageNode } from "../../testing/page-tree.js";
import { show } from "../../testing/show.js";
import { until } from "../../testing/until.js";
import { Home } from "./home.js";

vi.mock("./miniature.js", () => ({ Miniature: () => undefined }));

const saved = saveSession(stroke, openSession(stroke, parseOrThrow(stroke.codec.puzzle, "s3-0-8")));
const ended = { time: 1, score: { value: 7, of: 9, moves: 5, maxMoves: 5 } };

beforeEach(async () => {
  setSetting("welcomed", false);
  await clearAll();
});

function played(name: string, updated: number, about: Partial<SessionRecord> = {}): Promise<void> {
  return saveSessionRecord({
    key: `stroke/${name}`,
    game: "stroke",
    href: `/stroke/play/${name}`,
    title: message("name"),
    saved,
    elapsed: 0,
    hints: 0,
    isBegun: true,
    progress: { value: 1, of: 9 },
    updated,
    ...about,
  });
}

/** With all that comes later on the page. */
async function shown(): Promise<PageNode> {
  const page = show(() => <Home />);
  await until(() => page.the("textarea"));
  return page;
}
const cards = (page: PageNode) =>
  page.all("a").flatMap(({ props: { href } }) => (String(href).includes("/play/") ? [href] : []));

test("the first visit offers a lesson; whoever declines is not asked again", async () => {
  const page = await shown();
  expect(page.has("h2", "Continue")).toBe(false);
  page.button("Not now").press();
  expect([page.has("button", "Not now"), settings().welcomed]).toEqual([false, true]);
  expect((await shown()).has("button", "Not now")).toBe(false);
});

test("the lesson begins right there", async () => {
  const page = await shown();
  page.button("Try it").press();
  await until(() => page.button("Skip"));
  page.button("Skip").press();
  expect(page.has("button", "Skip")).toBe(false);
});

test("the last three boards that are begun and not done, the newest first", async () => {
  await played("oldest", 1);
  await played("older", 2);
  await played("solved", 9, { solvedIn: 5 });
  await played("over", 8, { ended });
  await played("untouched", 7, { isBegun: false });
  await played("old", 3);
  await played("new", 4);
  const page = await shown();
  await until(() =>
    expect(cards(page)).toEqual(["new", "old", "older"].map((name) => `/stroke/play/${name}`)),
  );
});

test.each([
  ["begun", {}, true],
  ["solved", { solvedIn: 5, isBegun: false }, true],
  ["only opened", { isBegun: false }, false],
])("whoever has a board that is %s is not here for the first time: %s", async (_, about, isKnown) => {
  await played("a", 1, about);
  const page = await shown();
  await until(() => expect(settings().welcomed).toBe(isKnown));
  expect(page.has("button", "Try it")).toBe(!isKnown);
});

test("every game has its card", async () => {
  const page = await shown();
  const games = page.all("section").find(({ name }) => name === "Games")!;
  expect(games.all("a").map(({ props }) => props.href)).toEqual(["/stroke", "/slither", "/sono", "/nonaga"]);
  expect(games.all("h2").map(({ text }) => text)).toEqual(["Stroke", "Slither", "Sono", "Nonaga"]);
});
