/** A match as such: who may do what when, with time brought along. */
import { formatTurn, slides, start, startPosition } from "@masume/games/nonaga";
import { createRandom } from "@masume/kernel";
import { maxPlies, type OfferKind } from "@masume/protocol";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { boardOf, rememberBoard, victoryLineOf } from "./boards.js";
import type { Command } from "./command.js";
import { deadlineOf, decide, type Match, moverOf, newMatch } from "./match.js";
import { after, anyTurn, match, moved, playerOf, underWay } from "./testing/played-match.js";

describe("the time a move took", () => {
  const played = (from: Match, at: number, now: number) => {
    const player = playerOf[moverOf(from)];
    return after(from, { kind: "move", player, ply: from.turns.length, turn: anyTurn(from), at }, now);
  };

  test("ends when the server received it; what the server then needed is charged to nobody", () => {
    const begun = underWay("fischer:60+2");
    const mover = moverOf(begun);
    const other = mover === "red" ? "blue" : "red";
    const first = played(begun, 10_000, 19_000);
    expect(first.left).toEqual({ [mover]: 52_000, [other]: 60_000 });
    expect(first.turnAt).toBe(19_000);
    const second = played(first, 20_000, 31_000);
    expect(second.left).toEqual({ [mover]: 52_000, [other]: 61_000 });
    expect(deadlineOf(second)).toBe(31_000 + 52_000);
  });

  test("is never less than nothing, though a server's clock may lag behind another's", () => {
    const first = played(underWay("fischer:60+2"), -500, 0);
    expect(Math.max(first.left!.red, first.left!.blue)).toBe(62_000);
  });
});

describe("seats", () => {
  test("the second to come starts the game, a third is too late, and coming twice is nothing", () => {
    const room = newMatch(
      {
        id: "m",
        rules: "official",
        clock: { kind: "none" },
        isRated: false,
        seats: { red: null, blue: "B" },
      },
      5,
    );
    expect(room.phase).toBe("waiting");
    expect(decide(room, { kind: "join", player: "B" }, 6)).toEqual({ kind: "unchanged" });
    const begun = after(room, { kind: "join", player: "R" }, 7);
    expect(begun).toMatchObject({ phase: "playing", seats: { red: "R", blue: "B" }, turnAt: 7, version: 1 });
    expect(decide(begun, { kind: "join", player: "X" }, 8)).toEqual({ kind: "refused", code: "full" });
  });
});

describe("rooms", () => {
  const room = (red: string | null, blue: string | null) =>
    newMatch(
      { id: "m", rules: "basic", clock: { kind: "none" }, isRated: false, seats: { red, blue } },
      1000,
    );
  const twoHours = 2 * 60 * 60_000;

  test("begin empty", () => {
    expect(room("R", null)).toEqual({
      id: "m",
      phase: "waiting",
      rules: "basic",
      clock: { kind: "none" },
      ratingClass: null,
      seats: { red: "R", blue: null },
      version: 0,
      turns: [],
      left: null,
      turnAt: 1000,
      offers: { draw: null, takeback: null, rematch: null },
      declined: [],
      result: null,
      ratings: null,
      next: null,
    });
    expect(deadlineOf(room("R", null))).toBeNull();
  });

  test("give whoever comes the seat that is free, for two hours", () => {
    const join = { kind: "join", player: "J" } as const;
    expect(after(room("R", null), join, 1000 + twoHours - 1).seats).toEqual({ red: "R", blue: "J" });
    expect(after(room(null, "B"), join, 1000 + twoHours - 1).seats).toEqual({ red: "J", blue: "B" });
    expect(decide(room("R", null), join, 1000 + twoHours)).toEqual({ kind: "refused", code: "closed" });
  });

  test("are not for players with too many games, unless they sit there already", () => {
    const join = { kind: "join", player: "J", barrier: "too-many-games" } as const;
    expect(decide(room("R", null), join, 1000)).toEqual({ kind: "refused", code: "too-many-games" });
    expect(decide(room("J", null), join, 1000)).toEqual({ kind: "unchanged" });
  });
});

describe("moves", () => {
  test("a turn played again is granted to whoever played it, and to nobody else", () => {
    const two = moved(moved(match()));
    const again = (player: string, ply: number) =>
      decide(two, { kind: "move", player, ply, turn: two.turns[ply]!, at: 0 }, 0);
    expect([again("R", 0), again("B", 1)]).toEqual([{ kind: "unchanged" }, { kind: "unchanged" }]);
    expect(again("B", 0)).toEqual({ kind: "refused", code: "wrong-ply" });
    expect(again("R", 1)).toEqual({ kind: "refused", code: "wrong-ply" });
  });

  test("tell what was played, or the rule that forbids it", () => {
    const turn = "2,-2>-1,1 0,0>3,-1";
    const command = { kind: "move", player: "R", ply: 0, turn, at: 0 } as const;
    expect(decide(match(), command, 0)).toMatchObject({ move: { ply: 0, side: "red", turn } });
    const official = { ...match(), rules: "official" } as const;
    expect(decide(official, command, 0)).toEqual({ kind: "refused", code: "illegal", rule: "enclosed" });
  });

  test("are over when the game is", () => {
    const ended = after(match(), { kind: "resign", player: "B" });
    const command = { kind: "move", player: "R", ply: 0, turn: anyTurn(ended), at: 0 } as const;
    expect(decide(ended, command, 0)).toEqual({ kind: "refused", code: "not-playing" });
    expect(decide(ended, { kind: "time" }, 1e12)).toEqual({ kind: "refused", code: "not-playing" });
    expect(decide(ended, { kind: "abandon", side: "red" }, 0)).toEqual({
      kind: "refused",
      code: "not-playing",
    });
  });

  test("forth and back until a position has come three times are a draw", () => {
    const cycle = [
      "2,-2>-1,1 1,-2>3,-1",
      "2,0>-1,0 -2,1>-1,-2",
      "-1,1>2,-2 3,-1>1,-2",
      "-1,0>2,0 -1,-2>-2,1",
    ];
    let game = match();
    for (let ply = 0; game.phase === "playing" && ply < 20; ply++) {
      const player = playerOf[moverOf(game)];
      game = after(game, { kind: "move", player, ply, turn: cycle[ply % 4]!, at: 0 });
    }
    expect(game.result).toEqual({ winner: "draw", reason: "repetition" });
    expect(game.turns).toHaveLength(8);
  });

  test("end at the thousandth ply", () => {
    const puzzle = { rules: "basic", position: startPosition } as const;
    const at = (plies: number): Match => {
      const turns = new Array<string>(plies).fill("-");
      rememberBoard(turns, start(puzzle));
      return { ...match(), turns };
    };
    expect(moved(at(maxPlies - 2)).phase).toBe("playing");
    expect(moved(at(maxPlies - 1))).toMatchObject({
      phase: "over",
      result: { winner: "draw", reason: "length" },
    });
  });

  test("the ply that is due is played, once", () => {
    const command = { kind: "move" as const, player: "R", ply: 0, turn: anyTurn(match()), at: 0 };
    const once = after(match(), command);
    expect(once.turns).toEqual([command.turn]);
    expect(decide(once, command, 1)).toEqual({ kind: "unchanged" });
    const otherTurn = { ...command, turn: anyTurn(match(), 7) };
    expect(decide(once, otherTurn, 1)).toMatchObject({ code: "wrong-ply" });
  });

  test.each([
    ["the other player", { player: "B" }, "not-your-turn"],
    ["a stranger", { player: "X" }, "not-seated"],
    ["a ply too early", { ply: 1 }, "wrong-ply"],
    ["a ply that never was", { ply: -1 }, "wrong-ply"],
    ["nonsense", { turn: "castle" }, "unreadable"],
    ["a slide through a wall", { turn: "2,-2>0,0 0,0>3,-1" }, "illegal"],
  ])("%s changes nothing", (_name, wrong, code) => {
    const command = { kind: "move" as const, player: "R", ply: 0, turn: anyTurn(match()), at: 0, ...wrong };
    expect(decide(match(), command, 0)).toMatchObject({ kind: "refused", code });
  });

  test("a random game ends as the board says, and its turns lead there again", () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const random = createRandom(seed);
        let game = match();
        while (game.phase === "playing" && game.turns.length < 60) game = moved(game, 0, random.below(1000));
        expect(boardOf({ ...game, turns: [...game.turns] })).toEqual(boardOf(game));
        expect(game.version).toBe(game.turns.length);
      }),
      { numRuns: 5 },
    );
  });

  test("three pieces together win", () => {
    let game = match();
    for (let i = 0; i < 200 && game.phase === "playing"; i++) {
      const { position } = boardOf(game);
      const winning = slides(position)
        .map((slide) => formatTurn({ slide, tile: undefined }, " "))
        .find(
          (turn) =>
            decide(
              game,
              { kind: "move", player: playerOf[position.mover], ply: game.turns.length, turn, at: 0 },
              0,
            ).kind === "change",
        );
      if (winning) {
        game = after(game, {
          kind: "move",
          player: playerOf[position.mover],
          ply: game.turns.length,
          turn: winning,
          at: 0,
        });
        expect(game.result).toEqual({ winner: position.mover, reason: "together" });
        const ofWinner = boardOf(game).position[position.mover];
        expect(victoryLineOf(game)).toEqual(ofWinner.map(([q, r]) => `${q},${r}`));
      } else game = moved(game, 0, i * 31);
    }
    expect(game.phase).toBe("over");
    expect(decide(game, { kind: "resign", player: "R" }, 0)).toMatchObject({ code: "not-playing" });
  });
});

describe("clocks", () => {
  test("Fischer: what is used goes, the increment comes", () => {
    const first = moved(underWay("fischer:60+5"), 10_000);
    expect(first.left).toEqual({ red: 55_000, blue: 60_000 });
    expect(deadlineOf(first)).toBe(70_000);
    expect(moved(first, 12_000).left).toEqual({ red: 55_000, blue: 63_000 });
  });

  test("by the move: every turn has its whole time", () => {
    const first = moved(underWay("move:30"), 29_999);
    expect(first.left).toEqual({ red: 30_000, blue: 30_000 });
    expect(deadlineOf(first)).toBe(59_999);
  });

  test("time is up when it is up, not before", () => {
    const game = moved(underWay("fischer:60+5"), 10_000);
    expect(decide(game, { kind: "time" }, 69_999)).toMatchObject({ code: "time-left" });
    const lost = after(game, { kind: "time" }, 70_000);
    expect(lost.result).toEqual({ winner: "red", reason: "time" });
    expect(lost.left).toEqual({ red: 55_000, blue: 0 });
    const twoWeeks = 14 * 24 * 60 * 60_000;
    expect(decide(match(), { kind: "time" }, twoWeeks - 1)).toMatchObject({ code: "time-left" });
    expect(after(match(), { kind: "time" }, twoWeeks).result).toEqual({ winner: null, reason: "expired" });
  });

  test("time that runs backwards gives nobody more than there was", () => {
    expect(moved(underWay("fischer:60+5"), -5_000).left).toEqual({ red: 65_000, blue: 60_000 });
  });
});

test("who leaves loses, but before both have moved nobody does", () => {
  expect(after(match(), { kind: "abandon", side: "red" }).result).toEqual({
    winner: null,
    reason: "aborted",
  });
  expect(after(moved(moved(match())), { kind: "abandon", side: "red" }).result).toEqual({
    winner: "blue",
    reason: "abandoned",
  });
});

test("whatever is asked by whomever: the version rises with every change, turns stay legal, nobody plays for another", () => {
  const command = fc.oneof(
    fc.record({
      kind: fc.constant("move" as const),
      player: fc.constantFrom("R", "B", "X"),
      ply: fc.integer({ min: -1, max: 8 }),
      turn: fc.nat(400),
    }),
    fc.record({
      kind: fc.constantFrom("resign" as const, "abort" as const),
      player: fc.constantFrom("X", "Y"),
    }),
    fc.record({
      kind: fc.constantFrom("offer" as const, "accept" as const, "decline" as const),
      player: fc.constantFrom("R", "B", "X"),
      offer: fc.constantFrom<OfferKind[]>("draw", "takeback", "rematch"),
      ply: fc.integer({ min: 0, max: 8 }),
      newMatchId: fc.constant("n"),
    }),
    fc.record({ kind: fc.constant("join" as const), player: fc.constantFrom("R", "B", "X") }),
  );
  fc.assert(
    fc.property(fc.array(command, { maxLength: 60 }), (commands) => {
      let game = match("fischer:60+5");
      for (const [now, given] of commands.entries()) {
        const asked =
          given.kind === "move"
            ? { ...given, turn: game.phase === "playing" ? anyTurn(game, given.turn) : "-" }
            : given;
        const decision = decide(game, asked as Command, now);
        if (decision.kind !== "change") continue;
        expect(given.player).not.toBe("X");
        if (decision.move) expect(playerOf[decision.move.side]).toBe(given.player);
        expect(decision.match.version).toBe(game.version + 1);
        game = decision.match;
        expect(boardOf({ ...game, turns: [...game.turns] }).position).toEqual(boardOf(game).position);
      }
    }),
    { numRuns: 200 },
  );
});
