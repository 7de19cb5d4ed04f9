/** The proof-number search against the shipped problems, whose answers are proved in another way. */
import { afterTurn, legalTurns, otherSide, problems, winnerOf, winningSlides } from "@masume/games/nonaga";
import { describe, expect, test } from "vitest";
import { type ProofLimits, ProofNumberSearch, type Proved } from "./proof-number-search.js";

const limits: ProofLimits = { tableBits: 16, isQuietAllowed: false, threatTurns: 0, threatNodes: 0 };
const helped = { threatTurns: 2, threatNodes: 30_000 };
const million = 1_000_000;

describe("proof-number search", () => {
  const wins = problems().filter(({ kind, n }) => kind === "win" && n > 1);

  const winsIn = (n: number) => wins.filter((win) => win.n === n);

  test.each([
    ["2, threats only", winsIn(2).slice(0, 20), limits],
    ["2, any turn", winsIn(2).slice(0, 20), { ...limits, isQuietAllowed: true }],
    ["3, threats only", winsIn(3).slice(0, 4), limits],
    [
      "3, any turn, helped by the engine",
      winsIn(3).slice(0, 4),
      { ...limits, isQuietAllowed: true, ...helped },
    ],
    ["4, helped by the engine", winsIn(4).slice(0, 1), { ...limits, ...helped }],
  ])("proves wins in %s", (_, chosen, allowed) => {
    for (const { puzzle } of chosen) {
      const search = new ProofNumberSearch(puzzle.rules, puzzle.position.mover, allowed);
      search.position.load(puzzle.rules, puzzle.position);
      expect(search.run(10 * million)).toBe("yes");
    }
  });

  test("after a turn that lets the opponent win at once there is nothing to prove", () => {
    const { puzzle } = wins[0]!;
    const { mover } = puzzle.position;
    const turn = legalTurns(puzzle.rules, puzzle.position).find((one) => {
      const next = afterTurn(puzzle.position, one);
      return !winnerOf(next) && winningSlides(next).length > 0;
    })!;
    const after = afterTurn(puzzle.position, turn);
    const prove = (side: "red" | "blue"): Proved => {
      const search = new ProofNumberSearch(puzzle.rules, side, limits);
      search.position.load(puzzle.rules, after);
      return search.run(million);
    };
    expect(prove(mover)).toBe("no");
    expect(prove(otherSide(mover))).toBe("yes");
  });

  test("the same limit gives the same search, and a search can be continued", () => {
    const { puzzle } = winsIn(3)[0]!;
    const run = (...nodeLimits: readonly number[]) => {
      const search = new ProofNumberSearch(puzzle.rules, puzzle.position.mover, limits);
      search.position.load(puzzle.rules, puzzle.position);
      const answers = nodeLimits.map((limit) => search.run(limit));
      return [answers.at(-1), search.nodes, search.visited];
    };
    expect(run(10 * million)).toEqual(run(10 * million));
    expect(run(1000, 10 * million)[0]).toBe("yes");
  });
});
