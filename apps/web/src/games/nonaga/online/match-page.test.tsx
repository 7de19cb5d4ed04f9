/** A game over the network, as its page shows it: the room, the table, offers and what is said beside them. */
import "../../../testing/in-browser.js";
import { formatTurn } from "@masume/games/nonaga";
import type { ConnectionStatus, MatchState, PresenceMessage } from "@masume/protocol";
import { createSignal, type JSX } from "solid-js";
import { beforeEach, expect, test, vi } from "vitest";
import { forgetPlayer, signIn } from "../../../account/testing/players.js";
import type { PageNode } from "../../../testing/page-tree.js";
import { goTo, here } from "../../../testing/router.js";
import { forgetServer, settled } from "../../../testing/server.js";
import { show } from "../../../testing/show.js";
import { until } from "../../../testing/until.js";
import type { Table } from "../table.js";
import type { TableActions } from "../table-actions.js";
import { someTurns } from "../testing/games.js";
import { Clock, clockName } from "./clocks.js";
import MatchPage from "./match-page.js";
import { Rating } from "./rating.js";

vi.mock(
  "../../../platform/network/server.js",
  async () => (await import("../../../testing/server.js")).serverModule,
);
const playTurnSound = vi.hoisted(() => vi.fn());
vi.mock("./turn-sound.js", () => ({ playTurnSound }));
vi.mock("./qr-code.js", () => ({ QrCode: () => undefined }));
vi.mock("../../../account/player-menu.js", () => ({
  PlayerMenu: (props: { player: { name: string }; subject: { match: string } }) =>
    `menu of ${props.player.name} in ${props.subject.match}`,
}));

interface Watcher {
  match(state: MatchState): void;
  presence(presence: PresenceMessage): void;
  refused(): void;
}
let watcher: Watcher;
const [status, setStatus] = createSignal<ConnectionStatus>("open");
const request = vi.fn();
vi.mock("./connection.js", () => ({
  useConnection: () => ({
    status,
    request,
    now: () => 100_000,
    watch: (_: string, given: Watcher) => {
      watcher = given;
    },
  }),
}));

let table: Table;
let actions: Required<TableActions>;
let asked: () => string | undefined;
vi.mock("../table-view.js", () => ({
  TableView: (props: {
    table: Table;
    actions: Required<TableActions>;
    alerts: JSX.Element;
    offers: JSX.Element;
    asked: () => string | undefined;
    aside: () => JSX.Element;
    mark: JSX.Element;
    beside: (side: "red" | "blue") => JSX.Element;
  }) => {
    table = props.table;
    actions = props.actions;
    asked = props.asked;
    return (
      <>
        {props.mark}
        {props.alerts}
        {props.offers}
        {props.aside()}
        <p>red:{props.beside("red")}</p>
        <p>blue:{props.beside("blue")}</p>
      </>
    );
  },
}));

const none = { draw: null, takeback: null, rematch: null };
const turns = someTurns(4).map((turn) => formatTurn(turn, " "));
const base: MatchState = {
  match: "m",
  version: 1,
  code: null,
  phase: "playing",
  rules: "official",
  clock: "none",
  rated: false,
  ratings: null,
  seats: { red: { id: "me", name: "Ren" }, blue: { id: "b", name: "Aoi" } },
  turns: [],
  left: null,
  turnAt: 0,
  now: 0,
  offers: none,
  result: null,
  victoryLine: null,
  next: null,
};

beforeEach(async () => {
  forgetServer();
  request.mockReset().mockResolvedValue({ ok: true, value: {} });
  playTurnSound.mockReset();
  setStatus("open");
  await signIn("me", "Ren");
  goTo("/nonaga/match?id=m");
});

let state: MatchState;
function opened(about: Partial<MatchState> = {}): PageNode {
  const page = show(() => <MatchPage />);
  change({ ...base, ...about });
  return page;
}

function change(about: Partial<MatchState>): void {
  state = { ...state, ...about };
  watcher.match(state);
}

test("without an id, and for one that is none, there is no such game", () => {
  goTo("/nonaga/match");
  expect(show(() => <MatchPage />).text).toContain("There is no such game.");
  goTo("/nonaga/match?id=m");
  const page = show(() => <MatchPage />);
  watcher.refused();
  expect(page.text).toContain("There is no such game.");
});

test("whoever opened the room waits and can cancel; whoever follows the link is invited to the other colour", () => {
  const waiting = { phase: "waiting", seats: { red: base.seats.red, blue: null }, code: "123456" } as const;
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
  expect([table.viewer, table.seats.red.name(), table.seats.blue.name()]).toEqual([
    "red",
    "Ren (you)",
    "Aoi",
  ]);
  expect([actions.canUndo(), actions.canAbort()]).toEqual([false, true]);
  change({ turns: turns.slice(0, 1) });
  expect([actions.canUndo(), actions.canAbort()]).toEqual([true, true]);
  change({ turns: turns.slice(0, 2) });
  expect(actions.canAbort()).toBe(false);
  change({ offers: { ...none, takeback: "red" } });
  expect(actions.canUndo()).toBe(false);
});

test("blue has moved after the second turn", () => {
  opened({ seats: { red: base.seats.blue, blue: base.seats.red }, turns: turns.slice(0, 1) });
  expect([table.viewer, actions.canUndo()]).toEqual(["blue", false]);
  change({ turns: turns.slice(0, 2) });
  expect(actions.canUndo()).toBe(true);
});

test("the title says whose turn it is, and a sound when it becomes one's own", () => {
  opened();
  expect(document.title).toContain("Your turn against Aoi");
  change({ turns: turns.slice(0, 1) });
  expect([document.title.includes("Aoi’s turn"), playTurnSound.mock.calls.length]).toEqual([true, 0]);
  change({ turns: turns.slice(0, 2) });
  expect(playTurnSound).toHaveBeenCalledOnce();
  change({ offers: { ...none, draw: "blue" } });
  expect(playTurnSound).toHaveBeenCalledOnce();
});

test("what the other side offers is accepted or declined, what one has offered oneself taken back", () => {
  const page = opened({ offers: { ...none, draw: "blue" }, turns: turns.slice(0, 2) });
  expect([page.the("fieldset").name, asked()]).toEqual(["Aoi offers a draw.", "draw"]);
  page.button("Accept").press();
  expect(request).toHaveBeenLastCalledWith("accept", { match: "m", offer: "draw", ply: 2 });
  page.button("Decline").press();
  expect(request).toHaveBeenLastCalledWith("decline", { match: "m", offer: "draw", ply: 2 });
  change({ offers: { ...none, takeback: "red" } });
  expect([page.the("fieldset").name, page.has("button", "Accept")]).toEqual([
    "You have asked to undo your turn.",
    false,
  ]);
  page.button("Cancel request").press();
  expect(request).toHaveBeenLastCalledWith("decline", { match: "m", offer: "takeback", ply: 2 });
  change({ offers: none });
  expect(page.text).not.toContain("did not agree");
});

test("an offer that was declined is told until the next turn", () => {
  const page = opened({ offers: { ...none, draw: "red" }, turns: turns.slice(0, 2) });
  expect(page.button("Offer a draw").props.disabled).toBe(true);
  change({ offers: none });
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
  expect([here(), page.the("a", "Watch the rematch").props.href, asked()]).toEqual([
    "/nonaga/match?id=m",
    "/nonaga/match?id=n",
    "n",
  ]);
});

test("a spectator offers, resigns and takes back nothing, and is told so", () => {
  const page = opened({ seats: { red: { id: "x", name: "X" }, blue: { id: "y", name: "Y" } } });
  expect([page.text.includes("Watching"), page.has("button", "Offer a draw"), "resign" in actions]).toEqual([
    true,
    false,
    false,
  ]);
  expect([document.title.includes("X – Y"), page.text.includes("menu of")]).toEqual([true, false]);
});

test("who is gone, how long they have, who watches, and a connection that is lost are told", () => {
  const page = opened();
  watcher.presence({
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
  expect(asked()).toBe("gone");
  setStatus("lost");
  expect([asked(), page.text.includes("Connection lost.")]).toEqual(["lost", true]);
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
    expect([page.button("Offer a draw").props.disabled, actions.canUndo()]).toEqual([true, false]);
    setStatus("open");
    expect([page.button("Offer a draw").props.disabled, actions.canUndo()]).toEqual([false, true]);
  },
);

test.each([
  ["aborted", "Nobody has lost."],
  ["expired", "Nobody moved for two weeks"],
] as const)("a game that was %s has no winner, and says why", (reason, text) => {
  const page = opened({ phase: "over", turns: turns.slice(0, 1), result: { winner: null, reason } });
  expect([page.text.includes(text), actions.isOver(), table.ending()]).toEqual([true, true, undefined]);
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
  const timed = { ...base, left: { red: 100_000, blue: 100_000 }, turnAt: 10_000, ...about } as MatchState;
  expect(show(() => <Clock state={timed} side={side} now={20_000} />).text).toContain(text);
});

test("a game without a clock shows none", () => {
  expect(show(() => <Clock state={base} side="red" now={0} />).text).toBe("");
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
