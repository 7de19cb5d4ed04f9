/** A long game is replayed once, however many messages about it come while nobody watches it. */
import { formatTurn, legalTurns, moveCodec } from "@masume/games/nonaga";
import { createRandom } from "@masume/kernel";
import { afterEach, expect, test, vi } from "vitest";
import { boardOf, RecentTurns, reuseTurns } from "./boards.js";
import { decide, type Match, moverOf, newMatch } from "./match.js";

afterEach(() => vi.restoreAllMocks());

const playerOf = { red: "R", blue: "B" } as const;

function longGame(plies: number): Match {
  const seats = { red: "R", blue: "B" };
  let match = newMatch({ id: "m", rules: "basic", clock: { kind: "none" }, isRated: false, seats }, 0);
  const random = createRandom("long game");
  while (match.turns.length < plies) {
    const turns = legalTurns("basic", boardOf(match).position).filter(({ tile }) => tile);
    const turn = formatTurn(random.pick(turns), " ");
    const move = {
      kind: "move",
      player: playerOf[moverOf(match)],
      ply: match.turns.length,
      turn,
      at: 0,
    } as const;
    const decision = decide(match, move, 0);
    if (decision.kind !== "change") throw new Error(JSON.stringify(decision));
    if (!decision.match.result) ({ match } = decision);
  }
  return match;
}

test("as it is read from storage, for each message anew", () => {
  const game = longGame(120);
  const recent = new RecentTurns();
  const read = (): Match => {
    const turns = reuseTurns([...game.turns], recent.get("m"));
    recent.put("m", turns);
    return { ...game, turns };
  };
  const parsed = vi.spyOn(moveCodec, "parse");
  const mover = playerOf[moverOf(game)];
  const other = mover === "R" ? "B" : "R";
  expect(decide(read(), { kind: "resign", player: other }, 0)).toMatchObject({ kind: "change" });
  expect(
    decide(read(), { kind: "offer", player: mover, offer: "draw", ply: 120, newMatchId: "n" }, 0),
  ).toMatchObject({ kind: "change" });
  expect(parsed).toHaveBeenCalledTimes(0);
  const illegal = { kind: "move", player: mover, ply: 120, turn: "9,9>8,8 0,0>1,1", at: 0 } as const;
  for (let i = 0; i < 10; i++) expect(decide(read(), illegal, 0)).toMatchObject({ code: "illegal" });
  expect(parsed).toHaveBeenCalledTimes(120 + 10);
});

test("and goes on where it was when turns have been played elsewhere, or taken back", () => {
  const game = longGame(60);
  const recent = new RecentTurns();
  const first = game.turns.slice(0, 50);
  boardOf({ ...game, turns: first });
  recent.put("m", first);
  const parsed = vi.spyOn(moveCodec, "parse");
  const turns = reuseTurns([...game.turns], recent.get("m"));
  expect(boardOf({ ...game, turns })).toEqual(boardOf(game));
  expect(parsed).toHaveBeenCalledTimes(10);
  const shorter = reuseTurns(game.turns.slice(0, 40), recent.get("m"));
  expect(boardOf({ ...game, turns: shorter }).layouts).toEqual(boardOf(game).layouts.slice(0, 41));
});

test("so many plies are kept of all games together, those used last", () => {
  const turnsOf = (plies: number) => Array.from({ length: plies }, (_, ply) => `${ply}`);
  const recent = new RecentTurns();
  const isKept = (match: string, plies: number) => {
    const read = turnsOf(plies);
    return reuseTurns(read, recent.get(match)) !== read;
  };
  recent.put("a", turnsOf(40_000));
  recent.put("b", turnsOf(40_000));
  // Put again it counts once, and is the last of them.
  recent.put("a", turnsOf(40_000));
  recent.put("c", turnsOf(20_000));
  expect([isKept("a", 40_000), isKept("b", 40_000), isKept("c", 20_000)]).toEqual([true, true, true]);
  recent.put("d", turnsOf(1));
  expect([isKept("a", 40_000), isKept("b", 40_000), isKept("c", 20_000)]).toEqual([true, false, true]);
});
