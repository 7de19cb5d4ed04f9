import { formatTurn, legalTurns, play, start, startPosition, type Turn } from "@masume/games/nonaga";
import type { MatchState } from "@masume/protocol";
import { createRoot, createSignal } from "solid-js";
import { expect, test, vi } from "vitest";
import { endingText } from "../result-text.js";
import type { OnlineConnection } from "./connection.js";
import { createOnlineTable } from "./online-table.js";

vi.stubGlobal("navigator", { language: "en" });

const puzzle = { rules: "official", position: startPosition } as const;

/** The first turns there are, one after the other. */
function someTurns(count: number): readonly Turn[] {
  let state = start(puzzle);
  return Array.from({ length: count }, () => {
    const turn = legalTurns(puzzle.rules, state.position)[0]!;
    const played = play(puzzle, state, turn);
    if (!played.ok) throw new Error(played.error.code);
    state = played.value;
    return turn;
  });
}

const [first, second] = someTurns(2) as [Turn, Turn];
const text = (turn: Turn) => formatTurn(turn, " ");

const match: MatchState = {
  match: "m",
  version: 1,
  code: null,
  phase: "playing",
  rules: "official",
  clock: "none",
  rated: false,
  ratings: null,
  seats: { red: { id: "r", name: "Red" }, blue: { id: "b", name: "Blue" } },
  turns: [],
  left: null,
  turnAt: 0,
  now: 0,
  offers: { draw: null, takeback: null, rematch: null },
  result: null,
  victoryLine: null,
  next: null,
};

function open(me: string | undefined, begun: MatchState = match) {
  type Answer = Awaited<ReturnType<OnlineConnection["request"]>>;
  let answer: (given: Answer) => void = () => {};
  const request = vi.fn(() => new Promise<Answer>((resolve) => (answer = resolve)));
  const [state, setState] = createSignal(begun);
  const online = createRoot(() =>
    createOnlineTable({ request: request as unknown as OnlineConnection["request"] }, state, me),
  );
  return {
    online,
    request,
    /** The server answers the last request. */
    answer: async (given: Answer) => {
      answer(given);
      await Promise.resolve();
    },
    /** The server shows the match. */
    show: (changed: Partial<MatchState>) => setState({ ...state(), ...changed }),
  };
}

const refused = { ok: false, error: { code: "illegal" } } as const;

test("a turn is shown at once and sent with its ply", async () => {
  const { online, request, answer, show } = open("r");
  expect(online.side).toBe("red");
  online.table.play(first);
  expect(online.table.turns()).toEqual([first]);
  expect(request).toHaveBeenCalledExactlyOnceWith("move", { match: "m", ply: 0, turn: text(first) });
  show({ turns: [text(first)] });
  await answer({ ok: true, value: {} } as never);
  expect(online.table.turns()).toEqual([first]);
  expect(online.refusal()).toBeUndefined();
});

test("a turn that the server has not answered stays, whatever it shows meanwhile", () => {
  const { online, show } = open("r");
  online.table.play(first);
  show({ version: 2, offers: { ...match.offers, draw: "blue" } });
  expect(online.table.turns()).toEqual([first]);
});

test("a turn that the server refuses is taken back, with the reason", async () => {
  const { online, answer } = open("r");
  online.table.play(first);
  await answer(refused as never);
  await vi.waitFor(() => expect(online.refusal()).toBe("illegal"));
  expect(online.table.turns()).toEqual([]);
  expect(online.table.seats.red.isHere).toBe(true);
});

test("the other side's turns are shown, and its takebacks", () => {
  const { online, request, show } = open("r", { ...match, turns: [text(first)] });
  show({ turns: [text(first), text(second)] });
  expect(online.table.turns()).toEqual([first, second]);
  show({ turns: [text(first)] });
  expect(online.table.turns()).toEqual([first]);
  expect(request).not.toHaveBeenCalled();
});

test("the server says how it ended", () => {
  const { online, show } = open("r", { ...match, turns: [text(first)] });
  show({ phase: "over", result: { winner: "red", reason: "time" } });
  expect(online.table.ending()).toEqual({ result: "red", by: "time" });
  expect(online.table.seats.blue.isHere).toBe(false);
});

test("in Japanese a sentence speaks of the other player with さん, of oneself and of nobody without", () => {
  vi.stubGlobal("navigator", { language: "ja" });
  const { seats } = open("r").online.table;
  expect([seats.blue.name(), seats.blue.politeName!()]).toEqual(["Blue", "Blueさん"]);
  expect(seats.red.politeName!()).toBe("Red(あなた)");
  const deserted = open("r", { ...match, seats: { ...match.seats, blue: null } }).online.table.seats;
  expect(deserted.blue.politeName!()).toBe("退会した人");
  vi.stubGlobal("navigator", { language: "en" });
  expect(seats.blue.politeName!()).toBe("Blue");
});

test("a game that grew too long was not agreed to be drawn", () => {
  const { online } = open("r", { ...match, phase: "over", result: { winner: "draw", reason: "length" } });
  const ending = online.table.ending()!;
  expect(endingText(ending, "red")).toBe("The limit on the number of turns was reached.");
});

test("a match that ends while a turn is on its way ends without it", () => {
  const { online, show } = open("r");
  online.table.play(first);
  show({ phase: "over", result: { winner: "blue", reason: "time" } });
  expect(online.table.turns()).toEqual([]);
  expect(online.table.ending()).toEqual({ result: "blue", by: "time" });
});

test("a spectator has no side and moves nothing", () => {
  const { online } = open(undefined);
  expect(online.side).toBeUndefined();
  expect([online.table.seats.red.isHere, online.table.seats.blue.isHere]).toEqual([false, false]);
});

test("an offer that is refused for a reason of the players is said so, and a turn clears it", async () => {
  const { online, answer } = open("r");
  online.offer("draw");
  await answer({ ok: false, error: { code: "blocked" } });
  expect(online.refusal()).toBe("blocked");
  online.offer("takeback");
  await answer({ ok: false, error: { code: "nothing-to-take-back" } });
  expect(online.refusal()).toBeUndefined();
});

test.each([
  ["together", "together"],
  ["repetition", "repetition"],
  ["length", "length"],
  ["resigned", "resignation"],
  ["time", "time"],
  ["agreed", "agreement"],
  ["abandoned", "absence"],
] as const)("a match that ended as “%s” is told as %s", (reason, by) => {
  const { online } = open("r", { ...match, phase: "over", result: { winner: "red", reason } });
  expect(online.table.ending()).toEqual({ result: "red", by });
});

test("who is not known sits nowhere, also where a player's account is gone; the rules are the match's", () => {
  const { online } = open(undefined, { ...match, rules: "basic", seats: { red: null, blue: null } });
  expect([online.side, online.table.viewer, online.table.puzzle.rules]).toEqual([
    undefined,
    undefined,
    "basic",
  ]);
});

test("a turn whose answer was lost with the connection stays, and no reason is given", async () => {
  const { online, answer } = open("r");
  online.table.play(first);
  await answer({ ok: false, error: { code: "disconnected" } });
  expect([online.table.turns(), online.refusal()]).toEqual([[first], undefined]);
});

test("a turn that was answered can be taken back again", async () => {
  const { online, answer, show } = open("r");
  online.table.play(first);
  show({ turns: [text(first)] });
  await answer({ ok: true, value: {} } as never);
  show({ turns: [] });
  expect(online.table.turns()).toEqual([]);
});

test("the next turn, and the next offer, end what was refused before", async () => {
  const { online, answer } = open("r");
  const fail = async () => {
    online.offer("rematch");
    await answer({ ok: false, error: { code: "too-many-games" } });
    expect(online.refusal()).toBe("too-many-games");
  };
  await fail();
  online.offer("draw");
  expect(online.refusal()).toBeUndefined();
  await fail();
  online.table.play(first);
  expect(online.refusal()).toBeUndefined();
});

test("offers are for the position that the server knows; resigning and cancelling are told apart", () => {
  const { online, request } = open("r");
  online.table.play(first);
  online.offer("draw");
  expect(request).toHaveBeenLastCalledWith("offer", { match: "m", offer: "draw", ply: 0 });
  online.resign();
  expect(request).toHaveBeenLastCalledWith("resign", { match: "m" });
  online.abort();
  expect(request).toHaveBeenLastCalledWith("abort", { match: "m" });
});

test("an offer is withdrawn by the side that made it, until it is made again", () => {
  const { online, show } = open("r");
  show({ offers: { ...match.offers, draw: "blue" } });
  online.answer("draw", false);
  expect(online.withdrawn()).toBeUndefined();
  show({ offers: { ...match.offers, draw: "red" } });
  online.answer("draw", false);
  expect(online.withdrawn()).toBe("draw");
  online.offer("takeback");
  expect(online.withdrawn()).toBe("draw");
  online.offer("draw");
  expect(online.withdrawn()).toBeUndefined();
});
