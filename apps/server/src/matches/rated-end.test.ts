/** Which games count for ratings. What they change is tested with a database, in `tests/server`. */
import { parseTimeControl } from "@masume/protocol";
import { describe, expect, test } from "vitest";
import { newMatch, rematchOf } from "./match.js";
import { isRatedEnd } from "./rated-end.js";
import { after, match, moved, underWay } from "./testing/played-match.js";

describe("rated games", () => {
  const rated = (clock: string) =>
    newMatch(
      {
        id: "m",
        rules: "basic",
        clock: parseTimeControl(clock)!,
        isRated: true,
        seats: { red: "R", blue: "B" },
      },
      0,
    );

  test("count for a rating by their pace, and so does their rematch; none without a clock", () => {
    expect(rated("fischer:180+2").ratingClass).toBe("blitz");
    expect(rematchOf(rated("move:86400"), "n", 0).ratingClass).toBe("correspondence");
    expect(rated("none").ratingClass).toBeNull();
    expect(match("fischer:180+2").ratingClass).toBeNull();
  });

  test("count when they end with a result after both have moved, once", () => {
    const game = moved(moved(rated("fischer:180+2")));
    const resigned = after(game, { kind: "resign", player: "R" });
    expect(isRatedEnd(game, resigned)).toBe(true);
    const offered = after(resigned, {
      kind: "offer",
      player: "R",
      offer: "rematch",
      ply: 2,
      newMatchId: "n",
    });
    expect(isRatedEnd(resigned, offered)).toBe(false);
    expect(isRatedEnd(game, moved(game))).toBe(false);
    const early = rated("fischer:180+2");
    expect(isRatedEnd(early, after(early, { kind: "resign", player: "R" }))).toBe(false);
    expect(isRatedEnd(early, after(early, { kind: "abort", player: "R" }))).toBe(false);
    const casual = underWay("fischer:180+2");
    expect(isRatedEnd(casual, after(casual, { kind: "resign", player: "R" }))).toBe(false);
  });
});
