/** What the page of a match hands to its table, and says beside it. */
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
import MatchPage from "./match-page.js";

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

let actions: Required<TableActions>;
let confirms: () => boolean;
let isOffline: () => boolean;
/** What is handed on to the table as it is. */
let handedOn: { readonly home: string; readonly watchLink: string };
vi.mock("../table-view.js", () => ({
  TableView: (props: {
    confirms: () => boolean;
    isOffline: () => boolean;
    home: string;
    watchLink: string;
    table: Table;
    actions: Required<TableActions>;
    alerts: JSX.Element;
    offers: JSX.Element;
    asked: () => string | undefined;
    aside: () => JSX.Element;
    mark: JSX.Element;
    beside: (side: "red" | "blue") => JSX.Element;
  }) => {
    actions = props.actions;
    confirms = props.confirms;
    isOffline = props.isOffline;
    handedOn = { home: props.home, watchLink: props.watchLink };
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

test("what is wished at the table is asked of the server, and a rematch once", () => {
  opened({ turns: turns.slice(0, 2) });
  const sent = (act: () => void) => {
    act();
    return request.mock.lastCall;
  };
  const offer = (kind: string) => ["offer", { match: "m", offer: kind, ply: 2 }];
  expect([sent(actions.undo), sent(actions.rematch)]).toEqual([offer("takeback"), offer("rematch")]);
  expect([sent(actions.resign), sent(actions.abort)]).toEqual([
    ["resign", { match: "m" }],
    ["abort", { match: "m" }],
  ]);
  change({ phase: "over", result: { winner: "red", reason: "time" } });
  expect([actions.canRematch(), actions.canUndo(), actions.canAbort()]).toEqual([true, false, false]);
  setStatus("lost");
  expect(actions.canRematch()).toBe(false);
  setStatus("open");
  change({ offers: { ...none, rematch: "blue" } });
  expect(actions.canRematch()).toBe(false);
});

test("a game that is over before its second turn cannot be cancelled, nor drawn", () => {
  const page = opened({ phase: "over", result: { winner: "blue", reason: "resigned" } });
  expect([actions.canAbort(), page.has("button", "Offer a draw")]).toEqual([false, false]);
  expect(document.title).toContain("Ren (you) – Aoi");
});

test("the table knows its lobby, its link, and whether the connection is lost", () => {
  opened();
  expect(handedOn).toEqual({
    home: "/nonaga/online",
    watchLink: new URL("/nonaga/match?id=m", location.href).href,
  });
  expect(isOffline()).toBe(false);
  setStatus("lost");
  expect(isOffline()).toBe(true);
});

test("turns are confirmed as it is chosen beside the table", () => {
  const page = opened();
  const box = page.the("input", /^Confirm/);
  for (const wanted of [true, false]) {
    box.fire("change", { currentTarget: { checked: wanted } });
    expect(confirms()).toBe(wanted);
  }
});

test("the other player can be reported, of this match", () => {
  expect(opened().text).toContain("menu of Aoi in m");
  expect(opened({ seats: { red: base.seats.red, blue: null } }).text).not.toContain("menu of");
});

test("a spectator is told who is gone, how many watch with them, and nothing of hurrying", () => {
  const page = opened({
    clock: "fischer:180+2",
    seats: { red: { id: "x", name: "X" }, blue: { id: "y", name: "Y" } },
  });
  const presence = (about: object) =>
    watcher.presence({ type: "presence", match: "m", here: { red: true, blue: true }, ...about } as never);
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
  watcher.presence({
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
