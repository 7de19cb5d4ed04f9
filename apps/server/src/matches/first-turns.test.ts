/** Before both have moved nothing counts yet: no time, and no defeat. And how clocks stand when a game ends. */
import { describe, expect, test } from "vitest";
import type { Command } from "./command.js";
import { deadlineOf, decide, newMatch } from "./match.js";
import { after, match, moved, underWay } from "./testing/played-match.js";

describe("before both have moved", () => {
  const abort = (player: string): Command => ({ kind: "abort", player });
  const aborted = { winner: null, reason: "aborted" };

  test("no time is counted, and there is a minute at least", () => {
    const first = moved(match("fischer:20+5"), 50_000);
    expect(deadlineOf(match("fischer:20+5"))).toBe(60_000);
    expect(first.left).toEqual({ red: 20_000, blue: 20_000 });
    expect(deadlineOf(first)).toBe(110_000);
    expect(deadlineOf(moved(first, 109_999))).toBe(129_999);
    expect(deadlineOf(match("move:86400"))).toBe(86_400_000);
  });

  test("who does not move in time cancels the game, and loses nothing", () => {
    const late = after(moved(match("fischer:300+5"), 7), { kind: "time" }, 300_007);
    expect(late).toMatchObject({ phase: "over", result: aborted, left: { red: 300_000, blue: 300_000 } });
  });

  test("either may cancel; afterwards nobody may", () => {
    for (const [player, by] of [
      ["R", "red"],
      ["B", "blue"],
    ] as const) {
      expect(after(moved(match()), abort(player)).result).toEqual({ ...aborted, by });
      expect(decide(underWay(), abort(player), 0)).toEqual({ kind: "refused", code: "both-moved" });
    }
    expect(decide(match(), abort("X"), 0)).toEqual({ kind: "refused", code: "not-seated" });
    const cancelled = after(match(), abort("R"));
    expect(decide(cancelled, abort("B"), 0)).toEqual({ kind: "unchanged" });
    const resigned = after(underWay(), { kind: "resign", player: "R" });
    expect(decide(resigned, abort("B"), 0)).toEqual({ kind: "refused", code: "not-playing" });
  });

  test("a room that nobody has joined is closed by the one who opened it", () => {
    const room = newMatch(
      { id: "m", rules: "basic", clock: { kind: "none" }, isRated: false, seats: { red: null, blue: "B" } },
      0,
    );
    expect(decide(room, abort("R"), 0)).toEqual({ kind: "refused", code: "not-seated" });
    const closed = after(room, abort("B"));
    expect(closed).toMatchObject({ phase: "over", result: aborted });
    expect(decide(closed, { kind: "join", player: "R" }, 0)).toEqual({ kind: "refused", code: "closed" });
  });
});

test("a clock stands where it was when a game ends in the middle of a turn", () => {
  const game = underWay("fischer:60+5");
  const stopped = { red: 48_000, blue: 60_000 };
  expect(after(game, { kind: "resign", player: "B" }, 12_000).left).toEqual(stopped);
  expect(after(game, { kind: "abandon", side: "blue" }, 12_000).left).toEqual(stopped);
  const offer = { offer: "draw", ply: 2, newMatchId: "n" } as const;
  const offered = after(game, { kind: "offer", player: "B", ...offer }, 3_000);
  expect(after(offered, { kind: "accept", player: "R", ...offer }, 12_000).left).toEqual(stopped);
});
