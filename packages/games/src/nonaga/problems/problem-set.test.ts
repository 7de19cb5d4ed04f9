/**
 * Every problem that is shipped. Wins in one, the listed solutions of wins in two and
 * defences against a win in one are held against the rules in coordinates, reply by reply
 * and without the engine. What goes deeper is proved again by the search for forced
 * wins, of some problems only: all of them would take minutes.
 */
import { finish } from "@masume/kernel";
import { expect, test } from "vitest";
import { areTogether, isConnected, otherSide, type Turn, tileCount } from "../board.js";
import { formatTurn } from "../notation.js";
import { canonicalPoses } from "../opponent/symmetry.js";
import { afterTurn, legalTurns, type Puzzle, play, start, winnerOf, winningSlides } from "../rules.js";
import { judgeTurn } from "./judge.js";
import { formatProblem, type Problem, type ProblemKind, readProblem } from "./problem-code.js";
import { problemList } from "./problem-list.js";
import { problems } from "./problem-set.js";
import { findWin, maxSolutions, proveDefence, proveWin } from "./prove.js";

/** What the list was made with. */
const winNodes = 2_000_000;
const defenceNodes = 3_000_000;
const holdNodes = 10_000_000;
const longWinBits = 20;

function of(kind: ProblemKind, isWanted: (n: number) => boolean): readonly Problem[] {
  return problems().filter((problem) => problem.kind === kind && isWanted(problem.n));
}

function texts(turns: readonly Turn[]): readonly string[] {
  return turns.map((turn) => formatTurn(turn, "/")).sort();
}

/** By the rules alone: no reply wins, and every one leaves a winning slide. */
function leavesNoDefence({ rules, position }: Puzzle, first: Turn): boolean {
  const turned = afterTurn(position, first);
  return legalTurns(rules, turned).every((reply) => {
    const answered = afterTurn(turned, reply);
    return winnerOf(answered) === undefined && winningSlides(answered).length > 0;
  });
}

test("three hundred at least, of every sort, no two the same position", () => {
  expect(problems().length).toBeGreaterThanOrEqual(300);
  for (const n of [1, 2, 3, 4, 5]) expect(of("win", (turns) => turns === n).length).toBeGreaterThan(0);
  expect(of("defend", () => true).length).toBeGreaterThan(0);
  const keys = problems().map(
    ({ puzzle }) => puzzle.rules + canonicalPoses(puzzle.rules, puzzle.position)[0]!.key,
  );
  expect(new Set(keys).size).toBe(problems().length);
});

test("each line is read and written alike", () => {
  for (const line of problemList.trim().split("\n")) expect(formatProblem(readProblem(line))).toBe(line);
});

test("each is a position of a game that goes on, with few solutions, all legal", () => {
  for (const { n, puzzle, solutions } of problems()) {
    const { tiles, red, blue, mover } = puzzle.position;
    expect(new Set(tiles.map(String)).size).toBe(tileCount);
    expect(isConnected(tiles)).toBe(true);
    expect(areTogether(red) || areTogether(blue)).toBe(false);
    expect(mover === "red" || mover === "blue").toBe(true);
    expect(solutions.length).toBeGreaterThan(0);
    expect(solutions.length).toBeLessThanOrEqual(maxSolutions(n));
    for (const turn of solutions) expect(play(puzzle, start(puzzle), turn).ok).toBe(true);
  }
});

test("a win in one is every slide that wins", () => {
  for (const { puzzle, solutions } of of("win", (n) => n === 1)) {
    const winning = winningSlides(puzzle.position).map((slide) => ({ slide, tile: undefined }));
    expect(texts(solutions)).toEqual(texts(winning));
  }
});

test("a win in two is not won at once and leaves no defence", () => {
  for (const { puzzle, solutions } of of("win", (n) => n === 2)) {
    expect(winningSlides(puzzle.position)).toEqual([]);
    for (const turn of solutions) expect(leavesNoDefence(puzzle, turn)).toBe(true);
  }
});

test("no other turn wins in two: of some problems, by the rules", () => {
  for (const { puzzle, solutions } of of("win", (n) => n === 2).slice(0, 2)) {
    const winning = legalTurns(puzzle.rules, puzzle.position).filter((turn) => leavesNoDefence(puzzle, turn));
    expect(texts(solutions)).toEqual(texts(winning));
  }
});

test("a defence against a win in one is every turn after which there is none", () => {
  for (const { puzzle, solutions } of of("defend", (n) => n === 1)) {
    const { rules, position } = puzzle;
    const holding = legalTurns(rules, position).filter(
      (turn) => winningSlides(afterTurn(position, turn), otherSide(position.mover)).length === 0,
    );
    expect(texts(solutions)).toEqual(texts(holding));
  }
});

test("the solutions are those that the search for forced wins proves, and no others", () => {
  for (const { kind, n, puzzle, solutions } of problems().filter(({ n }, i) => n <= 2 && i % 3 === 0)) {
    if (kind === "win") expect(findWin(puzzle, n, winNodes)?.n).toBe(n);
    const proof = kind === "win" ? proveWin(puzzle, n) : proveDefence(puzzle, n, defenceNodes, holdNodes);
    expect(texts(proof!.solutions)).toEqual(texts(solutions));
  }
});

test("long wins are not shorter, and their solutions are those that the search proves", () => {
  const easier = of("win", (n) => n === 4).filter(({ rating }, i) => rating < 1750 && i % 12 === 0);
  for (const { n, puzzle, solutions } of [...easier, of("win", (n) => n === 5)[0]!]) {
    expect(findWin(puzzle, n - 1, Number.POSITIVE_INFINITY, longWinBits)).toBeUndefined();
    expect(texts(proveWin(puzzle, n, longWinBits)!.solutions)).toEqual(texts(solutions));
  }
});

test("the judge finds solutions right and answers by the rules", () => {
  for (const { solutions, ...task } of problems().filter((_, i) => i % 4 === 0)) {
    for (const turn of solutions) {
      const played = play(task.puzzle, start(task.puzzle), turn);
      if (!played.ok) throw new Error(played.error.code);
      const { isRight, reply } = finish(judgeTurn(task, played.value, 1));
      expect(isRight).toBe(true);
      if (task.kind === "win" && task.n === 1) expect(reply).toBeUndefined();
      else expect(play(task.puzzle, played.value, reply!).ok).toBe(true);
    }
  }
});

test("the judge refutes a threat that does not win, by a reply after which there is no winning slide", () => {
  for (const { solutions, ...task } of of("win", (n) => n === 2).slice(0, 20)) {
    const { rules, position } = task.puzzle;
    const wrong = legalTurns(rules, position).find(
      (turn) =>
        winningSlides(afterTurn(position, turn), position.mover).length > 0 &&
        !texts(solutions).includes(formatTurn(turn, "/")),
    );
    const played = play(task.puzzle, start(task.puzzle), wrong!);
    if (!played.ok) throw new Error(played.error.code);
    const { isRight, reply } = finish(judgeTurn(task, played.value, 1));
    expect(isRight).toBe(false);
    const answered = afterTurn(played.value.position, reply!);
    expect(winnerOf(answered) === otherSide(position.mover) || winningSlides(answered).length === 0).toBe(
      true,
    );
  }
});
