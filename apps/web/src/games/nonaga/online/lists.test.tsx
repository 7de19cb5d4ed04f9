import "../../../testing/in-browser.js";
import type { MatchSummary } from "@masume/protocol";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { answers, forgetServer, refused, requests, settled } from "../../../testing/server.js";
import { show } from "../../../testing/show.js";
import { GamesInProgress, MyGames, MyOpenGames } from "./game-lists.js";
import { OpenSeeks } from "./open-seeks.js";
import { Ranking } from "./ranking.js";

vi.mock(
  "../../../platform/network/server.js",
  async () => (await import("../../../testing/server.js")).serverModule,
);

const gone = "The list cannot be loaded at the moment.";
const game = (id: string): MatchSummary => ({
  id,
  phase: "playing",
  rules: "basic",
  clock: "5+3",
  rated: false,
  plies: 4,
  red: { id: "me", name: "Ren" },
  blue: { id: "x", name: "Kai" },
  result: null,
  updatedAt: 0,
});

beforeEach(forgetServer);
afterEach(() => void vi.useRealTimers());

describe.each([
  ["games in progress", () => <GamesInProgress />, "listMatches", { matches: [] }, "Nobody is playing"],
  [
    "one's own games",
    () => <MyGames me="me" />,
    "listMyMatches",
    { matches: [], next: null },
    "No games yet.",
  ],
  [
    "those who look for a game",
    () => <OpenSeeks isOpen isSeeking={false} refusal={undefined} onTake={() => {}} />,
    "listSeeks",
    { seeks: [] },
    "Nobody is waiting",
  ],
  ["the ranking", () => <Ranking />, "listRatings", { players: [], you: null }, "No ranked players yet."],
] as const)("%s", (_, list, route, none, nobody) => {
  test("say that there are none only when the server has said so", async () => {
    answers[route] = none;
    const page = show(list);
    expect(page.text).not.toContain(nobody);
    await settled();
    expect(page.text).toContain(nobody);
    expect(page.text).not.toContain(gone);
  });

  test("say that they could not be loaded", async () => {
    answers[route] = refused("storage");
    const page = show(list);
    await settled();
    expect(page.text).toContain(gone);
    expect(page.text).not.toContain(nobody);
  });
});

test("what was loaded stays when the next answer does not come, until one does", async () => {
  vi.useFakeTimers();
  const pass = () => vi.advanceTimersByTimeAsync(10_000);
  answers.listMatches = { matches: [game("a")] };
  const page = show(() => <GamesInProgress />);
  await pass();
  answers.listMatches = refused("storage");
  await pass();
  expect([page.all("li").length, page.text.includes(gone)]).toEqual([1, true]);
  answers.listMatches = { matches: [] };
  await pass();
  expect([page.all("li").length, page.text.includes(gone)]).toEqual([0, false]);
});

test("one's open games are not forgotten when they cannot be loaded", async () => {
  answers.listMyMatches = refused("storage");
  const page = show(() => <MyOpenGames me="me" />);
  await settled();
  expect(page.text).toContain(gone);
});

test("a page of one's games that is asked for twice is shown once", async () => {
  answers.listMyMatches = ({ query }: { query: { before?: string } }) =>
    query.before ? { matches: [game("b")], next: null } : { matches: [game("a")], next: "a" };
  const page = show(() => <MyGames me="me" />);
  await settled();
  const more = page.button("Older games");
  more.press();
  more.press();
  await settled();
  expect(requests).toHaveLength(3);
  expect(page.all("a").map(({ props }) => props.href)).toEqual(["/nonaga/match?id=a", "/nonaga/match?id=b"]);
});
