/**
 * A layout that comes for the third time draws the game, so a turn back to an
 * earlier layout is no step of a forced win. The wins in two are found by the
 * rules in coordinates; then what they lead through is put into the game's past.
 */
import { Budget, finish } from "@masume/kernel";
import { describe, expect, it } from "vitest";
import { layoutKey, otherSide, type Position, rulesets, type Turn } from "../board.js";
import { problems as allProblems } from "../problems/problem-set.js";
import { afterTurn, legalTurns, type Puzzle, type State, start, winnerOf, winningSlides } from "../rules.js";
import { analyse } from "./analyse.js";
import { confirmWin } from "./confirm.js";
import { evaluationFor } from "./evaluation/evaluate.js";
import { PackedPosition } from "./packed-position.js";
import { ThreatSearch } from "./threat-search.js";

const nodesEach = 100_000;

/** The turns that win in two against every reply. */
function winningTurns({ rules, position }: Puzzle): readonly Turn[] {
  return legalTurns(rules, position).filter((turn) => {
    const threat = afterTurn(position, turn);
    if (winningSlides(threat, otherSide(threat.mover)).length === 0) return false;
    return legalTurns(rules, threat).every((reply) => {
      const answered = afterTurn(threat, reply);
      return !winnerOf(answered) && winningSlides(answered).length > 0;
    });
  });
}

function isWonByThreats({ rules, position }: Puzzle, past: readonly Position[], n: number): string {
  const keys = past.map((earlier) => {
    const { low, high } = new PackedPosition().load(rules, earlier);
    return { low, high };
  });
  const search = new ThreatSearch(evaluationFor(rules, "rays"), keys);
  search.nodeLimit = nodesEach;
  return finishQuietly(search.wins(new PackedPosition().load(rules, position), n));
}

function finishQuietly<T>(work: Generator<void, T, void>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** The position after each layout of `twice` has been on the table two times. */
function afterRepeating({ position }: Puzzle, twice: readonly Position[]): State {
  const layouts = twice.flatMap((earlier) => [layoutKey(earlier), layoutKey(earlier)]);
  return { position, layouts: [...layouts, layoutKey(position)] };
}

describe.each(rulesets)("%s rules", (rules) => {
  const problems = allProblems()
    .filter(({ kind, n, puzzle }) => kind === "win" && n === 2 && puzzle.rules === rules)
    .slice(0, 3)
    .map(({ puzzle }) => ({ puzzle, wins: winningTurns(puzzle) }));

  it("the engine finds the wins that the rules find", () => {
    for (const { puzzle, wins } of problems) {
      expect(wins.length).toBeGreaterThan(0);
      expect(isWonByThreats(puzzle, [], 2)).toBe("yes");
      expect(confirmWin(puzzle, start(puzzle), 2, nodesEach)).toBe(true);
    }
  });

  it("a winning turn back to an earlier position wins nothing, another still does", () => {
    for (const { puzzle, wins } of problems) {
      const reached = wins.map((turn) => afterTurn(puzzle.position, turn));
      expect(isWonByThreats(puzzle, reached, 2)).toBe("no");
      if (reached.length > 1) expect(isWonByThreats(puzzle, reached.slice(1), 2)).toBe("yes");
      const { winIn } = finish(analyse(puzzle, afterRepeating(puzzle, reached), new Budget(20_000)));
      expect(winIn).not.toBe(2);
    }
  });

  it("a reply that draws by repetition is a defence", () => {
    for (const { puzzle, wins } of problems) {
      const replies = wins.map((turn) => {
        const threat = afterTurn(puzzle.position, turn);
        return afterTurn(threat, legalTurns(rules, threat)[0]!);
      });
      const state = afterRepeating(puzzle, replies);
      expect(confirmWin(puzzle, state, 2, nodesEach)).toBe(false);
    }
  });
});
