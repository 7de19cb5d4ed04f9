/** Where games between people begin: the terms, the ways to one, and the lists. */
import "../../../testing/in-browser.js";
import { levels } from "@masume/games/nonaga";
import type { ConnectionStatus, MatchSummary, Seek } from "@masume/protocol";
import { createSignal } from "solid-js";
import { beforeEach, expect, test, vi } from "vitest";
import { signIn } from "../../../account/testing/players.js";
import { browser } from "../../../testing/in-browser.js";
import type { PageNode } from "../../../testing/page-tree.js";
import { goTo, here } from "../../../testing/router.js";
import { answers, forgetServer, requests, settled } from "../../../testing/server.js";
import { show } from "../../../testing/show.js";
import { until } from "../../../testing/until.js";
import { loadGame } from "../saved-table.js";
import { GamesInProgress, MyGames, MyOpenGames } from "./game-lists.js";
import Lobby from "./lobby.js";
import { Ranking } from "./ranking.js";
import { createTermsForm } from "./terms-form.js";

vi.mock(
  "../../../platform/network/server.js",
  async () => (await import("../../../testing/server.js")).serverModule,
);
const [status, setStatus] = createSignal<ConnectionStatus>("open");
const request = vi.fn();
let onPaired: (match: string) => void;
vi.mock("./connection.js", () => ({
  useConnection: (paired: typeof onPaired) => {
    onPaired = paired;
    return { status, request };
  },
}));

const player = (id: string) => ({ id, name: id.toUpperCase() });
const game = (id: string, about: Partial<MatchSummary> = {}): MatchSummary =>
  ({
    id,
    phase: "playing",
    rules: "official",
    clock: "none",
    rated: false,
    red: player("me"),
    blue: player("b"),
    plies: 0,
    result: null,
    updatedAt: Date.UTC(2026, 10, 18, 12),
    ...about,
  }) as MatchSummary;

beforeEach(async () => {
  forgetServer();
  browser.storage.clear();
  request.mockReset().mockResolvedValue({ ok: true, value: { match: "m" } });
  setStatus("open");
  goTo("/nonaga/online");
  await signIn("me", "Ren");
  Object.assign(answers, {
    listSeeks: { seeks: [] },
    listMatches: { matches: [] },
    listMyMatches: { matches: [], next: null },
    listRatings: { players: [], you: null },
  });
});

function form() {
  let made!: ReturnType<typeof createTermsForm>;
  const page = show(() => {
    made = createTermsForm();
    return <made.Fields disabled={false} />;
  });
  return { page, terms: () => made.terms() };
}

test("the terms are those in the form: a colour only if one is wished, rated only with a clock", () => {
  const { page, terms } = form();
  expect(terms()).toEqual({ rules: expect.any(String), clock: "fischer:300+5" });
  page.the("select", "Your colour").enter("blue");
  page.the("input", /^Rated/).enter(true);
  page.the("select", "Rules").enter("official");
  expect(terms()).toEqual({ rules: "official", clock: "fischer:300+5", side: "blue", rated: true });
  page.the("select", "Clock").enter("none");
  expect(terms()).toEqual({ rules: "official", clock: "none", side: "blue" });
  expect(page.the("input", /^Rated/).props).toMatchObject({ checked: false, disabled: true });
  page.the("select", "Clock").enter("move:86400");
  expect(terms()).toMatchObject({ clock: "move:86400", rated: true });
  expect(form().terms()).toEqual(terms());
});

test.each([
  ["10", "5", "fischer:600+5"],
  ["0.5", "0", "fischer:30+0"],
  ["180", "180", "fischer:10800+180"],
  ["0", "0", undefined],
  ["x", "5", undefined],
  ["10", "-1", undefined],
])("a clock of one's own of %s minutes and %s seconds", (minutes, increment, clock) => {
  const { page, terms } = form();
  page.the("select", "Clock").enter("custom");
  page.the("input", "Minutes per player").enter(minutes);
  page.the("input", "Seconds added per turn").enter(increment);
  expect(terms()?.clock).toBe(clock);
});

async function lobby(): Promise<PageNode> {
  const page = show(() => <Lobby />);
  await until(() => page.button("Create a room"));
  await settled();
  return page;
}

test("a search begins and ends at the same button, and whoever is paired goes to the game", async () => {
  const page = await lobby();
  page.button("Find an opponent").press();
  await settled();
  expect(request).toHaveBeenLastCalledWith("seek", expect.objectContaining({ clock: "fischer:300+5" }));
  expect(page.text).toContain("Searching for an opponent…");
  page.button("Stop searching").press();
  await settled();
  expect(request).toHaveBeenLastCalledWith("unseek");
  expect(page.has("button", "Find an opponent")).toBe(true);
  onPaired("p");
  expect(here()).toBe("/nonaga/match?id=p");
});

test("a search that the connection interrupted goes on when it is back, one that was not begun does not", async () => {
  const page = await lobby();
  setStatus("lost");
  setStatus("open");
  await settled();
  expect(request).not.toHaveBeenCalled();
  page.button("Find an opponent").press();
  await settled();
  setStatus("lost");
  expect(page.button("Stop searching").props.disabled).toBe(true);
  setStatus("open");
  await settled();
  expect(request.mock.calls.map(([type]) => type)).toEqual(["seek", "seek"]);
});

test("a refusal stands under the button that was pressed, and goes with the next attempt", async () => {
  const page = await lobby();
  request.mockResolvedValueOnce({ ok: false, error: { code: "too-many-games" } });
  page.button("Create a room").press();
  await settled();
  expect(page.text.match(/One of you has twenty games/g)?.length).toBe(1);
  expect(here()).toBe("/nonaga/online");
  page.button("Create a room").press();
  await settled();
  expect([page.text.includes("twenty games"), here()]).toEqual([false, "/nonaga/match?id=m"]);
});

test.each([
  ["Find an opponent", "quick"],
  ["Play A", "seek"],
  ["Join", "code"],
])("a refusal of “%s” is said once, in its own place, and ends when a code is typed", async (name, way) => {
  answers.listSeeks = {
    seeks: [{ player: player("a"), rules: "basic", clock: "move:60", rated: false }] as Seek[],
  };
  const page = await lobby();
  request.mockResolvedValue({ ok: false, error: { code: "too-many-games" } });
  if (way === "code") page.all("form").at(-1)!.fire("submit");
  else page.button(name).press();
  await settled();
  const places = page
    .all("div")
    .filter(({ props }) => props.class === "online-refusal")
    .map((place) => (place.text === "" ? "" : "refused"));
  const order = ["quick", "seek", "room", "code"];
  expect(places).toEqual(order.map((one) => (one === way ? "refused" : "")));
  expect([here(), page.text.includes("Searching")]).toEqual(["/nonaga/online", false]);
  page.the("input", "Six-digit room code").enter("1");
  expect(page.text).not.toContain("twenty games");
});

test("while one is looked for, the terms stand, and one is told to be on the list", async () => {
  const page = await lobby();
  expect(page.text).not.toContain("Your search ends");
  page.button("Find an opponent").press();
  await settled();
  const fields = [...page.all("select"), page.the("input", /^Rated/)];
  expect(fields.map(({ props }) => props.disabled)).toEqual(fields.map(() => true));
  expect(page.text).toContain("Your search ends");
  page.button("Stop searching").press();
  await settled();
  expect(page.the("select", "Rules").props.disabled).toBe(false);
});

test("a search that cannot go on after an interruption has ended", async () => {
  const page = await lobby();
  page.button("Find an opponent").press();
  await settled();
  request.mockResolvedValue({ ok: false, error: { code: "too-many-games" } });
  setStatus("lost");
  expect(page.text).toContain("Connection lost");
  setStatus("open");
  await settled();
  expect(page.has("button", "Find an opponent")).toBe(true);
});

test("over a lost connection nothing can be begun, and with a clock that is none only a code be used", async () => {
  answers.listSeeks = {
    seeks: [{ player: player("a"), rules: "basic", clock: "move:60", rated: false }] as Seek[],
  };
  const page = await lobby();
  const off = () =>
    ["Find an opponent", "Play A", "Create a room", "Join"].map(
      (name) => page.button(name).props.disabled === true,
    );
  expect(off()).toEqual([false, false, false, false]);
  setStatus("lost");
  expect(off()).toEqual([true, true, true, true]);
  setStatus("open");
  page.the("select", "Clock").enter("custom");
  page.the("input", "Minutes per player").enter("x");
  expect(off()).toEqual([true, false, true, false]);
});

test("against the engine one begins at three levels, a person and the engine each on a side", async () => {
  const page = await lobby();
  const engines = page.all("button").filter((one) => one.name.startsWith("Engine: "));
  expect(engines.length).toBe(3);
  engines.at(-1)!.press();
  await until(() => expect(here()).toMatch(/^\/nonaga\/table\?id=/));
  const { puzzle, plan } = (await loadGame(here().split("=")[1]!))!;
  expect(puzzle.rules).toBe("basic");
  expect([plan.red.kind, plan.blue.kind].sort()).toEqual(["engine", "person"]);
  expect(plan.red.kind === "engine" ? plan.red.level : plan.blue.kind === "engine" && plan.blue.level).toBe(
    levels.length,
  );
});

test("a room's code is read in full-width digits too", async () => {
  const page = await lobby();
  page.the("input", "Six-digit room code").enter("１２３４５６");
  page.all("form").at(-1)!.fire("submit");
  await settled();
  expect(request).toHaveBeenLastCalledWith("join", { room: "123456" });
});

test("who looks for an opponent is listed, except oneself, and can be taken", async () => {
  const seek = (id: string, about: object = {}) => ({
    player: player(id),
    rules: "basic",
    clock: "move:60",
    rated: false,
    ...about,
  });
  answers.listSeeks = {
    seeks: [
      seek("me"),
      seek("a", { side: "red", rated: true, rating: { rating: 1600, isProvisional: true } }),
    ] as Seek[],
  };
  const page = await lobby();
  const [item, ...others] = page
    .all("ul")
    .find(({ props }) => props.class === "online-seeks")!
    .all("li");
  expect(others).toEqual([]);
  expect(item!.text).toContain("A (1600?)Basic · 60 s per turn · Rated · plays red");
  page.button("Play A").press();
  await settled();
  expect(request).toHaveBeenLastCalledWith("take", { player: "a" });
  expect(here()).toBe("/nonaga/match?id=m");
});

test("games in which it is one's turn come first, then the newest", async () => {
  answers.listMyMatches = {
    matches: [
      game("theirs-new", { plies: 1, updatedAt: 9 }),
      game("mine-old", { plies: 2, updatedAt: 1 }),
      game("mine-new", { plies: 1, red: player("b"), blue: player("me"), updatedAt: 2 }),
    ],
    next: null,
  };
  const page = show(() => <MyOpenGames me="me" />);
  await until(() => expect(page.all("li").length).toBe(3));
  expect(page.all("a").map(({ props }) => props.href)).toEqual([
    "/nonaga/match?id=mine-new",
    "/nonaga/match?id=mine-old",
    "/nonaga/match?id=theirs-new",
  ]);
  expect(page.all("small").map(({ text }) => text.split(" · ")[0])).toEqual([
    "your turn",
    "your turn",
    "their turn",
  ]);
  expect(requests.at(-1)!.query).toEqual({ phase: "playing", limit: 100 });
  expect(page.all("a").map(({ text }) => text)).toEqual(Array(3).fill(expect.stringContaining("B")));
});

test("one's games tell their result for oneself, and older ones follow", async () => {
  const over = (id: string, winner: string | null, about: Partial<MatchSummary> = {}) =>
    game(id, { phase: "over", result: { winner, reason: "resigned" } as never, plies: 3, ...about });
  answers.listMyMatches = ({ query }: { query: { before?: string } }) =>
    query.before === undefined
      ? { matches: [over("w", "red"), over("l", "blue"), over("d", "draw"), over("n", null)], next: "c" }
      : {
          matches: [
            over("b", "blue", { red: player("b"), blue: player("me") }),
            game("o"),
            game("r", { phase: "waiting" }),
          ],
          next: null,
        };
  const page = show(() => <MyGames me="me" />);
  await until(() => page.button("Older games").press());
  await until(() => expect(page.all("tr").length).toBe(8));
  const rows = page.all("tr").slice(1);
  expect(rows.map((row) => row.all("td")[1]!.text)).toEqual([
    "Won",
    "Lost",
    "Drawn",
    "Cancelled",
    "Won",
    "In progress",
    "Waiting for an opponent",
  ]);
  expect(rows.map((row) => row.the("a").props.href).slice(3, 6)).toEqual([
    "/nonaga/replay?id=n",
    "/nonaga/replay?id=b",
    "/nonaga/match?id=o",
  ]);
  expect([
    rows[0]!.text.includes("against B"),
    rows[6]!.text.includes("With a friend"),
    page.has("button", "Older games"),
  ]).toEqual([true, true, false]);
});

test("games under way name both players; one whose account is gone is nobody", async () => {
  answers.listMatches = { matches: [game("x", { blue: null, plies: 1 })] };
  const page = show(() => <GamesInProgress />);
  await until(() => expect(page.the("li").text).toBe("ME – a deleted player 1 turn · No clock"));
});

test("the ranking is of one pace, with one's own place if there is one", async () => {
  answers.listRatings = ({ params }: { params: { clock: string } }) => ({
    players: [{ rank: 1, player: player("a"), rating: 1800, isProvisional: false, games: 40 }],
    you: { rank: params.clock === "blitz" ? 7 : null, rating: 1500, isProvisional: true, games: 1 },
  });
  const page = show(() => <Ranking />);
  await until(() => expect(page.text).toContain("Your rating: 1500? after 1 game."));
  expect(
    page
      .all("tr")[1]!
      .all("td")
      .map(({ text }) => text),
  ).toEqual(["1", "A", "1800", "40"]);
  const blitz =
    page.all("input").find(({ name, props }) => name === "Blitz" || props.value === "blitz") ??
    page.button("Blitz");
  if (blitz.tag === "input") blitz.enter(true);
  else blitz.press();
  await until(() => expect(page.text).toContain("Your rating: 1500? after 1 game, rank 7."));
});
