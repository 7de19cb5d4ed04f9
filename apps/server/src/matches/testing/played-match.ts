/** Matches to test with: two players who have sat down, and legal turns to play. */
import { formatTurn, legalTurns, type Side } from "@masume/games/nonaga";
import { parseTimeControl } from "@masume/protocol";
import { boardOf } from "../boards.js";
import type { Command } from "../command.js";
import { decide, type Match, moverOf, newMatch } from "../match.js";

export function match(clock = "none"): Match {
  return newMatch(
    {
      id: "m",
      rules: "basic",
      clock: parseTimeControl(clock)!,
      isRated: false,
      seats: { red: "R", blue: "B" },
    },
    0,
  );
}

/** Both have moved, so the clocks run. */
export function underWay(clock = "none"): Match {
  return moved(moved(match(clock)));
}

export const playerOf: Record<Side, string> = { red: "R", blue: "B" };

/** Some legal turn that does not win. */
export function anyTurn(match: Match, pick = 0): string {
  const turns = legalTurns(match.rules, boardOf(match).position).filter(({ tile }) => tile);
  return formatTurn(turns[pick % turns.length]!, " ");
}

export function after(from: Match, command: Command, now = 0): Match {
  const decision = decide(from, command, now);
  if (decision.kind !== "change") throw new Error(JSON.stringify(decision));
  return decision.match;
}

export function moved(from: Match, now = 0, pick = 0): Match {
  const player = playerOf[moverOf(from)];
  return after(
    from,
    { kind: "move", player, ply: from.turns.length, turn: anyTurn(from, pick), at: now },
    now,
  );
}
