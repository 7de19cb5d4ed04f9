/** What the page of a match hands to its table, and says beside it. */
import "../../../testing/in-browser.js";
import type { MatchState } from "@masume/protocol";
import { beforeEach, expect, test, vi } from "vitest";
import { forgetPlayer, signIn } from "../../../account/testing/players.js";
import type { PageNode } from "../../../testing/page-tree.js";
import { here } from "../../../testing/router.js";
import { settled } from "../../../testing/server.js";
import { show } from "../../../testing/show.js";
import { until } from "../../../testing/until.js";
import MatchPage from "./match-page.js";
import {
  comeToMatch,
  firstState,
  page as match,
  noOffers,
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

test("what is wished at the table is asked of the server, and a rematch once", () => {
  opened({ turns: turns.slice(0, 2) });
  const sent = (act: () => void) => {
    act();
    return request.mock.lastCall;
  };
  const offer = (kind: string) => ["offer", { match: "m", offer: kind, ply: 2 }];
  expect([sent(match.table.actions.undo), sent(match.table.actions.rematch)]).toEqual([
    offer("takeback"),
    offer("rematch"),
  ]);
  expect([sent(match.table.actions.resign), sent(match.table.actions.abort)]).toEqual([
    ["resign", { match: "m" }],
    ["abort", { match: "m" }],
  ]);
  change({ phase: "over", result: { winner: "red", reason: "time" } });
  expect([
    match.table.actions.canRematch(),
    match.table.actions.canUndo(),
    match.table.actions.canAbort(),
  ]).toEqual([true, false, false]);
  setStatus("lost");
  expect(match.table.actions.canRematch()).toBe(false);
  setStatus("open");
  change({ offers: { ...noOffers, rematch: "blue" } });
  expect(match.table.actions.canRematch()).toBe(false);
});

test("a game that is over before its second turn cannot be cancelled, nor drawn", () => {
  const page = opened({ phase: "over", result: { winner: "blue", reason: "resigned" } });
  expect([match.table.actions.canAbort(), page.has("button", "Offer a draw")]).toEqual([false, false]);
  expect(document.title).toContain("Ren (you) – Aoi");
});

test("the table knows its lobby, its link, and whether the connection is lost", () => {
  opened();
  expect(match.table).toMatchObject({
    home: "/nonaga/online",
    watchLink: new URL("/nonaga/match?id=m", location.href).href,
  });
  expect(match.table.isOffline()).toBe(false);
  setStatus("lost");
  expect(match.table.isOffline()).toBe(true);
});

test("turns are confirmed as it is chosen beside the table", () => {
  const page = opened();
  const box = page.the("input", /^Confirm/);
  for (const wanted of [true, false]) {
    box.fire("change", { currentTarget: { checked: wanted } });
    expect(match.table.confirms()).toBe(wanted);
  }
});

test("the other player can be reported, of this match", () => {
  expect(opened().text).toContain("menu of Aoi in m");
  expect(opened({ seats: { red: firstState.seats.red, blue: null } }).text).not.toContain("menu of");
});

test("a spectator is told who is gone, how many watch with them, and nothing of hurrying", () => {
  const page = opened({
    clock: "fischer:180+2",
    seats: { red: { id: "x", name: "X" }, blue: { id: "y", name: "Y" } },
  });
  const presence = (about: object) =>
    match.watcher.presence({
      type: "presence",
      match: "m",
      here: { red: true, blue: true },
      ...about,
    } as never);
  presence({ spectators: 1, gone: { side: "red", until: 99_000 } });
  expect(page.text).toContain("X is disconnected, and loses in 0 s");
  expect(page.text).toContain("1 spectator");
  presence({ spectators: 0 });
  expect(page.text).not.toContain("spectator");
  setStatus("lost");
  expect(page.text).not.toContain("stays away for a minute");
});

test("over a lost connection nothing is known of who is there, and whoever is away stands out", () => {
  const page = opened();
  match.watcher.presence({
    type: "presence",
    match: "m",
    here: { red: true, blue: false },
    spectators: 0,
  } as never);
  const signs = () =>
    page
      .all("span")
      .filter(({ props }) => props.class === "online-here")
      .map(({ props }) => props.classList);
  expect(signs()).toEqual([
    { away: false, unknown: false },
    { away: true, unknown: false },
  ]);
  setStatus("lost");
  expect(signs()).toEqual([
    { away: false, unknown: true },
    { away: true, unknown: true },
  ]);
});

test("after a rated game one's own rating is told, before and now, once it has changed", () => {
  const seat = (rating: number, change: number | null) => ({ rating, isProvisional: false, change });
  const page = opened({ rated: true, ratings: { red: seat(1500, null), blue: seat(1600, null) } } as never);
  expect(page.text).not.toContain("1508");
  change({ phase: "over", ratings: { red: seat(1500, 8), blue: seat(1600, -8) } } as never);
  const told = page.all("p").find(({ text }) => text.includes("1500") && text.includes("1508"))!.text;
  expect(told.indexOf("1500")).toBeLessThan(told.indexOf("1508"));
});

test("whoever chooses a name at an invitation takes the seat with it", async () => {
  await forgetPlayer();
  opened({ phase: "waiting", seats: { red: null, blue: { id: "b", name: "Aoi" } } });
  await signIn("me", "Ren");
  await settled();
  expect(request.mock.calls).toEqual([["join", { room: "m" }]]);
});

test("whoever takes a name while watching goes on watching", async () => {
  await forgetPlayer();
  opened({ seats: { red: { id: "x", name: "X" }, blue: { id: "y", name: "Y" } } });
  await signIn("me", "Ren");
  await settled();
  expect(request).not.toHaveBeenCalled();
});

test("the host sees the code to type, the own colour, and is back in the lobby after cancelling", async () => {
  const page = opened({
    phase: "waiting",
    seats: { red: null, blue: { id: "me", name: "Ren" } },
    code: "123456",
  });
  expect(page.all("p").find(({ props }) => props.class === "code-to-type")!.text).toBe("123456");
  expect(page.all("dd").at(-1)!.text).toBe("Blue");
  page.button("Cancel the invitation").press();
  await until(() => expect(here()).toBe("/nonaga/online"));
});
