/** A game over the network, as its page shows it: the room, the table, offers and what is said beside them. */
import "../../../testing/in-browser.js";
import type { MatchState, PresenceMessage } from "@masume/protocol";
import { beforeEach, expect, test, vi } from "vitest";
import { forgetPlayer } from "../../../account/testing/players.js";
import type { PageNode } from "../../../testing/page-tree.js";
import { goTo, here } from "../../../testing/router.js";
import { settled } from "../../../testing/server.js";
import { show } from "../../../testing/show.js";
import { until } from "../../../testing/until.js";
import { Clock, clockName } from "./clocks.js";
import MatchPage from "./match-page.js";
import { Rating } from "./rating.js";
import {
  comeToMatch,
  firstState,
  page as match,
  noOffers,
  playTurnSound,
  request,
  setStatus,
  turns,
} from "./testing/match.js";

vi.mock(
  "../../../platform/network/server.js",
  async () => (await import("../../../testing/server.js")).serverModule,
);
vi.mock("./turn-sound.js", async () => ({
  playTurnSound: (await import("./testing/match.js")).playTurnSound,
}));
vi.mock("./qr-code.js", () => ({ QrCode: () => undefined }));
vi.mock("../../../account/player-menu.js", async () => (await import("./testing/match.js")).playerMenuModule);
vi.mock("./connection.js", async () => (await import("./testing/match.js")).connectionModule);
vi.mock("../table-view.js", async () => (await import("./testing/match.js")).tableViewModule);

beforeEach(comeToMatch);

let state: MatchState;
function opened(about: Partial<MatchState> = {}): PageNode {
  const shown = show(() => <MatchPage />);
  change({ ...firstState, ...about });
  return shown;
}

function change(about: Partial<MatchState>): void {
  state = { ...state, ...about };
  match.watcher.match(state);
}

test("without an id, and for one that is none, there is no such game", () => {
  goTo("/nonaga/match");
  expect(show(() => <MatchPage />).text).toContain("There is no such game.");
  goTo("/nonaga/match?id=m");
  const page = show(() => <MatchPage />);
  match.watcher.refused();
  expect(page.text).toContain("There is no such game.");
});

test("whoever opened the room waits and can cancel; whoever follows the link is invited to the other colour", () => {
  const waiting = {
    phase: "waiting",
    seats: { red: firstState.seats.red, blue: null },
    code: "123456",
  } as const;
  const host = opened(waiting);
  expect(host.text).toContain("Waiting for your friend");
  host.button("Cancel the invitation").press();
  expect(request).toHaveBeenLastCalledWith("abort", { match: "m" });
  const guest = opened({ ...waiting, seats: { red: { id: "b", name: "Aoi" }, blue: null }, rated: true });
  expect(guest.text).toContain("Aoi invites you to a game of Nonaga");
  expect(guest.all("dd").map(({ text }) => text)).toEqual(["Official", "No clock", "Rated", "Blue"]);
  guest.button("Join as Ren").press();
  expect(request).toHaveBeenLastCalledWith("join", { room: "m" });
});

test.each([
  ["full", false],
  ["disconnected", false],
  ["blocked", true],
])("a seat that is refused as %s: is there an end of it? %s", async (code, isEnd) => {
  request.mockResolvedValue({ ok: false, error: { code } });
  const page = opened({ phase: "waiting", seats: { red: null, blue: { id: "b", name: "Aoi" } } });
  page.button("Join as Ren").press();
  await settled();
  expect(page.has("button", "Join as Ren")).toBe(!isEnd);
});

test("a room that was cancelled before the game says so", () => {
  expect(opened({ phase: "over", seats: { red: null, blue: null } }).text).toContain("has been cancelled");
});

test("one's own side is called so, and turns are to be taken back once one has moved", () => {
  opened();
  expect([
    match.table.table.viewer,
    match.table.table.seats.red.name(),
    match.table.table.seats.blue.name(),
  ]).toEqual(["red", "Ren (you)", "Aoi"]);
  expect([match.table.actions.canUndo(), match.table.actions.canAbort()]).toEqual([false, true]);
  change({ turns: turns.slice(0, 1) });
  expect([match.table.actions.canUndo(), match.table.actions.canAbort()]).toEqual([true, true]);
  change({ turns: turns.slice(0, 2) });
  expect(match.table.actions.canAbort()).toBe(false);
  change({ offers: { ...noOffers, takeback: "red" } });
  expect(match.table.actions.canUndo()).toBe(false);
});

test("blue has moved after the second turn", () => {
  opened({ seats: { red: firstState.seats.blue, blue: firstState.seats.red }, turns: turns.slice(0, 1) });
  expect([match.table.table.viewer, match.table.actions.canUndo()]).toEqual(["blue", false]);
  change({ turns: turns.slice(0, 2) });
  expect(match.table.actions.canUndo()).toBe(true);
});

test("the title says whose turn it is, and a sound when it becomes one's own", () => {
  opened();
  expect(document.title).toContain("Your turn against Aoi");
  change({ turns: turns.slice(0, 1) });
  expect([document.title.includes("Aoi’s turn"), playTurnSound.mock.calls.length]).toEqual([true, 0]);
  change({ turns: turns.slice(0, 2) });
  expect(playTurnSound).toHaveBeenCalledOnce();
  change({ offers: { ...noOffers, draw: "blue" } });
  expect(playTurnSound).toHaveBeenCalledOnce();
});

test("what the other side offers is accepted or declined, what one has offered oneself taken back", () => {
  const page = opened({ offers: { ...noOffers, draw: "blue" }, turns: turns.slice(0, 2) });
  expect([page.the("fieldset").name, match.table.asked()]).toEqual(["Aoi offers a draw.", "draw"]);
  page.button("Accept").press();
  expect(request).toHaveBeenLastCalledWith("accept", { match: "m", offer: "draw", ply: 2 });
  page.button("Decline").press();
  expect(request).toHaveBeenLastCalledWith("decline", { match: "m", offer: "draw", ply: 2 });
  change({ offers: { ...noOffers, takeback: "red" } });
  expect([page.the("fieldset").name, page.has("button", "Accept")]).toEqual([
    "You have asked to undo your turn.",
    false,
  ]);
  page.button("Cancel request").press();
  expect(request).toHaveBeenLastCalledWith("decline", { match: "m", offer: "takeback", ply: 2 });
  change({ offers: noOffers });
  expect(page.text).not.toContain("did not agree");
});

test("an offer that was declined is told until the next turn", () => {
  const page = opened({ offers: { ...noOffers, draw: "red" }, turns: turns.slice(0, 2) });
  expect(page.button("Offer a draw").props.disabled).toBe(true);
  change({ offers: noOffers });
  expect(page.text).toContain("Aoi declined the draw.");
  change({ turns: turns.slice(0, 3) });
  expect(page.text).not.toContain("declined");
});

test("a rematch is gone to by the players, and offered to those who watch", async () => {
  opened({ phase: "over", next: "n" });
  await until(() => expect(here()).toBe("/nonaga/match?id=n"));
  goTo("/nonaga/match?id=m");
  const seats = { red: { id: "x", name: "X" }, blue: { id: "y", name: "Y" } };
  const page = opened({ phase: "over", next: "n", seats });
  expect([here(), page.the("a", "Watch the rematch").props.href, match.table.asked()]).toEqual([
    "/nonaga/match?id=m",
    "/nonaga/match?id=n",
    "n",
  ]);
});

test("a spectator offers, resigns and takes back nothing, and is told so", () => {
  const page = opened({ seats: { red: { id: "x", name: "X" }, blue: { id: "y", name: "Y" } } });
  expect([
    page.text.includes("Watching"),
    page.has("button", "Offer a draw"),
    "resign" in match.table.actions,
  ]).toEqual([true, false, false]);
  expect([document.title.includes("X – Y"), page.text.includes("menu of")]).toEqual([true, false]);
});

test("who is gone, how long they have, who watches, and a connection that is lost are told", () => {
  const page = opened();
  match.watcher.presence({
    type: "presence",
    match: "m",
    here: { red: true, blue: false },
    spectators: 2,
    gone: { side: "blue", until: 130_001 },
  } as PresenceMessage);
  expect(page.text).toContain("Aoi is disconnected, and loses in 31 s unless they return.");
  expect(page.text).toContain("2 spectators");
  expect(page.find("p", /^(red|blue):/).map(({ text }) => text)).toEqual([
    "red:connected",
    "blue:disconnected",
  ]);
  expect(match.table.asked()).toBe("gone");
  setStatus("lost");
  expect([match.table.asked(), page.text.includes("Connection lost.")]).toEqual(["lost", true]);
});

test.each([
  ["fischer:180+2", true],
  ["move:86400", false],
])(
  "who loses the connection in a game of %s is told to hurry: %s; nothing can be offered",
  (clock, isTold) => {
    const page = opened({ clock, turns });
    expect(page.button("Offer a draw").props.disabled).toBe(false);
    setStatus("lost");
    expect(page.text.includes("stays away for a minute")).toBe(isTold);
    expect([page.button("Offer a draw").props.disabled, match.table.actions.canUndo()]).toEqual([
      true,
      false,
    ]);
    setStatus("open");
    expect([page.button("Offer a draw").props.disabled, match.table.actions.canUndo()]).toEqual([
      false,
      true,
    ]);
  },
);

test.each([
  ["aborted", "Nobody has lost."],
  ["expired", "Nobody moved for two weeks"],
] as const)("a game that was %s has no winner, and says why", (reason, text) => {
  const page = opened({ phase: "over", turns: turns.slice(0, 1), result: { winner: null, reason } });
  expect([page.text.includes(text), match.table.actions.isOver(), match.table.table.ending()]).toEqual([
    true,
    true,
    undefined,
  ]);
});

test.each([
  ["red", "You cancelled the game."],
  ["blue", "Aoi cancelled the game."],
] as const)("it is said that %s cancelled", (by, text) => {
  const page = opened({ phase: "over", turns: [], result: { winner: null, reason: "aborted", by } });
  expect(page.text).toContain(text);
});

test("while the connection is being made nothing is known, and that it is lost is said", async () => {
  await forgetPlayer();
  const page = show(() => <MatchPage />);
  expect(page.text).not.toContain("Connection lost");
  setStatus("lost");
  expect(page.text).toContain("Connection lost");
});

test.each([
  ["none", "No clock"],
  ["fischer:300+5", "5 min + 5 s per turn"],
  ["fischer:90+0", "1.5 min + 0 s per turn"],
  ["move:60", "60 s per turn"],
  ["move:86400", "1 day per turn"],
  ["move:172800", "2 days per turn"],
])("%s is called “%s”", (clock, name) => expect(clockName(clock)).toBe(name));

test.each([
  ["before both have moved", { turns: turns.slice(0, 1) }, "blue", "01:40"],
  ["of the side to move", { turns: turns.slice(0, 2) }, "red", "01:30"],
  ["of the other side", { turns: turns.slice(0, 2) }, "blue", "01:40"],
  ["after the end", { turns: turns.slice(0, 2), phase: "over" }, "red", "01:40"],
  ["of a server that is ahead", { turns: turns.slice(0, 2), turnAt: 30_000 }, "red", "01:40"],
  ["that has run out", { turns: turns.slice(0, 2), turnAt: -200_000 }, "red", "00:00"],
] as const)("the clock %s", (_, about, side, text) => {
  const timed = {
    ...firstState,
    left: { red: 100_000, blue: 100_000 },
    turnAt: 10_000,
    ...about,
  } as MatchState;
  expect(show(() => <Clock state={timed} side={side} now={20_000} />).text).toContain(text);
});

test("a game without a clock shows none", () => {
  expect(show(() => <Clock state={firstState} side="red" now={0} />).text).toBe("");
});

test.each([
  [{ rating: 1500, isProvisional: true, change: null }, "1500?"],
  [{ rating: 1500, isProvisional: false, change: 8 }, "1508 (+8)"],
  [{ rating: 1500, isProvisional: false, change: -8 }, "1492 (−8)"],
  [{ rating: 1500, isProvisional: false, change: 0 }, "1500 (+0)"],
  [null, ""],
])("the rating %j is read as “%s”", (rating, text) => {
  expect(show(() => <Rating rating={rating} />).text).toBe(text);
});
