/** Draws, takebacks and rematches: who may offer, accept and decline what when. */
import type { OfferKind } from "@masume/protocol";
import { describe, expect, test } from "vitest";
import type { Command } from "./command.js";
import { decide, rematchOf } from "./match.js";
import { after, match, moved, underWay } from "./testing/played-match.js";

describe("offers", () => {
  const asking =
    (kind: "offer" | "accept") =>
    (player: string, what: OfferKind, ply: number): Command => ({
      ...{ kind, player, ply },
      offer: what,
      newMatchId: "n",
    });
  const [offer, accept] = [asking("offer"), asking("accept")];
  const decline = (player: string, what: OfferKind, ply: number): Command => ({
    kind: "decline",
    player,
    offer: what,
    ply,
  });

  test("a draw is agreed by accepting, or by both offering", () => {
    const offered = after(match(), offer("R", "draw", 0));
    expect(decide(offered, offer("R", "draw", 0), 0)).toEqual({ kind: "unchanged" });
    expect(decide(offered, accept("R", "draw", 0), 0)).toMatchObject({ code: "no-offer" });
    expect(after(offered, accept("B", "draw", 0)).result).toEqual({ winner: "draw", reason: "agreed" });
    expect(after(offered, offer("B", "draw", 0)).result).toEqual({ winner: "draw", reason: "agreed" });
  });

  test("an offer stands while its maker moves, falls when the other moves on, and is not repeated when declined", () => {
    const offered = after(match(), offer("R", "draw", 0));
    const one = moved(offered);
    expect(one.offers.draw).toBe("red");
    expect(moved(one).offers.draw).toBeNull();
    const declined = after(offered, decline("B", "draw", 0));
    expect(decide(declined, offer("R", "draw", 0), 0)).toMatchObject({ code: "declined" });
    expect(after(moved(declined), offer("R", "draw", 1)).offers.draw).toBe("red");
  });

  test("an answer that comes late, after a move, does nothing", () => {
    const offered = moved(after(match(), offer("R", "draw", 0)));
    expect(decide(offered, accept("B", "draw", 0), 0)).toMatchObject({ code: "wrong-ply" });
  });

  test("a takeback brings back the table before the last move of the one who asks", () => {
    expect(decide(match(), offer("R", "takeback", 0), 0)).toMatchObject({ code: "nothing-to-take-back" });
    const begun = underWay("fischer:60+5");
    const { turns } = begun;
    const one = moved(begun, 1_000);
    const both = moved(one, 2_000);
    const justMoved = decide(after(one, offer("R", "takeback", 3)), accept("B", "takeback", 3), 3_000);
    expect(justMoved).toMatchObject({ kind: "change", dropFrom: 2, match: { turns, turnAt: 3_000 } });
    const answered = decide(after(both, offer("R", "takeback", 4)), accept("B", "takeback", 4), 5_000);
    expect(answered).toMatchObject({
      kind: "change",
      dropFrom: 2,
      match: { turns, left: { red: 61_000, blue: 64_000 } },
    });
    const blue = decide(after(both, offer("B", "takeback", 4)), accept("R", "takeback", 4), 5_000);
    expect(blue).toMatchObject({ kind: "change", dropFrom: 3, match: { turns: one.turns } });
  });

  test("one's own offer can be withdrawn, and made again; the other's, once declined, cannot", () => {
    const one = moved(match());
    const both = after(after(one, offer("R", "draw", 1)), offer("R", "takeback", 1));
    const withdrawn = after(both, decline("R", "draw", 1));
    expect(withdrawn.offers).toEqual({ draw: null, takeback: "red", rematch: null });
    expect(after(withdrawn, offer("R", "draw", 1)).offers.draw).toBe("red");
    expect(decide(withdrawn, accept("B", "draw", 1), 0)).toEqual({ kind: "refused", code: "no-offer" });
    const declined = after(both, decline("B", "takeback", 1));
    expect(declined).toMatchObject({ offers: { draw: "red", takeback: null }, declined: ["takeback:red:1"] });
    expect(moved(declined).declined).toEqual([]);
    expect(after(declined, { kind: "resign", player: "R" })).toMatchObject({
      offers: { draw: null, takeback: null, rematch: null },
      declined: [],
    });
  });

  test("there is one takeback to agree on at a time, and none of a finished game", () => {
    const asked = after(moved(moved(match())), offer("R", "takeback", 2));
    expect(decide(asked, offer("B", "takeback", 2), 0)).toEqual({ kind: "refused", code: "no-offer" });
    expect(decide(match(), offer("R", "takeback", 0), 0)).toEqual({
      kind: "refused",
      code: "nothing-to-take-back",
    });
    const ended = after(asked, { kind: "resign", player: "R" });
    for (const command of [offer("B", "draw", 2), accept("B", "takeback", 2), decline("B", "draw", 2)]) {
      expect(decide(ended, command, 0)).toEqual({ kind: "refused", code: "not-playing" });
    }
  });

  test("a takeback leaves a whole turn by the move, a moment at least, and nothing without a clock", () => {
    const takenBack = (clock: string, now: number) =>
      after(
        after(moved(underWay(clock), 10_000), offer("R", "takeback", 3)),
        accept("B", "takeback", 3),
        now,
      );
    expect(takenBack("none", 20_000)).toMatchObject({ left: null, declined: [] });
    expect(takenBack("move:30", 20_000).left).toEqual({ red: 30_000, blue: 30_000 });
    expect(takenBack("fischer:60+5", 20_000).left).toEqual({ red: 55_000, blue: 50_000 });
    expect(takenBack("fischer:60+5", 69_999).left).toEqual({ red: 55_000, blue: 1_000 });
    const declined = after(after(moved(match()), offer("R", "draw", 1)), decline("B", "draw", 1));
    expect(after(after(declined, offer("R", "takeback", 1)), accept("B", "takeback", 1)).declined).toEqual(
      [],
    );
  });

  test("a rematch that is agreed stays agreed, and is not for players with too many games", () => {
    const ended = after(match(), { kind: "resign", player: "R" });
    const offered = after(ended, offer("B", "rematch", 0));
    const barred = { ...accept("R", "rematch", 0), barrier: "too-many-games" } as Command;
    expect(decide(offered, barred, 0)).toEqual({ kind: "refused", code: "too-many-games" });
    const agreed = after(offered, accept("R", "rematch", 0));
    for (const command of [offer("R", "rematch", 0), accept("B", "rematch", 0), decline("B", "rematch", 0)]) {
      expect(decide(agreed, command, 0)).toEqual({ kind: "unchanged" });
    }
    expect(after(offered, offer("R", "rematch", 0)).next).toBe("n");
  });

  test("a rematch needs both and swaps the colours", () => {
    expect(decide(match(), offer("R", "rematch", 0), 0)).toMatchObject({ code: "not-over" });
    const ended = after(match("move:30"), { kind: "resign", player: "R" });
    expect(ended.result).toEqual({ winner: "blue", reason: "resigned" });
    const agreed = decide(after(ended, offer("B", "rematch", 0)), accept("R", "rematch", 0), 9);
    expect(agreed).toMatchObject({ kind: "change", rematch: true, match: { next: "n" } });
    expect(rematchOf(ended, "n", 9)).toMatchObject({
      id: "n",
      seats: { red: "B", blue: "R" },
      clock: { kind: "move" },
      phase: "playing",
    });
  });
});
