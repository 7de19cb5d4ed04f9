/**
 * Makes the list of problems that is shipped, but for the long wins at its end
 * (`long-wins.ts`). It goes through the games of self-play in order, for a problem of
 * each ruleset by turns, and each game from its end: the winner's turns as far back as
 * the win was forced, and the loser's turns before that. Positions that are proved to
 * have one solution, or few, are taken until there are enough of every sort. Searches
 * are limited by nodes and nothing is random, so the same games give the same list on
 * every machine.
 * `tsx --conditions=source bench/src/nonaga/problems.ts`
 */
import { type Ruleset, rulesets } from "@masume/games/nonaga";
import { findWin, formatProblem, type Problem, proveDefence, proveWin } from "@masume/games/nonaga/training";
import { loadGames, type Moment } from "./games-file.js";
import { keyOf, problemOf, sortOf, writeProblems } from "./problem-list.js";

/** What is wanted of each sort. */
const wanted: Readonly<Record<string, number>> = {
  "win 1": 60,
  "win 2": 145,
  "win 3": 64,
  "win 4": 9,
  "defend 1": 2,
  "defend 2": 22,
};
const maxWin = 4;
const maxDefence = 2;
/** So many of the loser's turns before the win was forced are looked at. */
const defences = 3;
/** Long wins are rare, and worth more. */
const winNodes = (turns: number): number => (turns > 3 ? 12_000_000 : 2_000_000);
const defenceNodes = 3_000_000;
/** A defence that is only believed to hold is none, so each is followed until it is proved or given up. */
const holdNodes = 10_000_000;
/** Fewer false tracks than this make no problem, except where the win is there at once. */
const minTries = 4;

const left: Record<string, number> = { ...wanted };
const found: Problem[] = [];
const searches = rulesets.map(collect);
while (searches.length > 0) {
  for (const search of [...searches]) {
    const { done, value } = search.next();
    if (done) searches.splice(searches.indexOf(search), 1);
    else found.push(value);
  }
}
found.sort((a, b) => order(a) - order(b) || a.rating - b.rating || compare(a, b));
writeProblems(found);

function order(problem: Problem): number {
  return Object.keys(wanted).indexOf(sortOf(problem));
}

function compare(a: Problem, b: Problem): number {
  return formatProblem(a) < formatProblem(b) ? -1 : 1;
}

/** The problems of a ruleset, of a game at most one of each sort, so that no two of them are alike. */
function* collect(rules: Ruleset): Generator<Problem, void> {
  const seen = new Set<string>();
  let games = 0;
  for (const { moments } of loadGames(`bench/data/nonaga-${rules}.games`, rules)) {
    if (Object.values(left).every((count) => count <= 0)) return;
    games++;
    const taken = new Set<string>();
    const isOpen = (sort: string): boolean => left[sort]! > 0 && !taken.has(sort);
    for (const problem of problemsOf(rules, moments, isOpen)) {
      const sort = sortOf(problem);
      const key = keyOf(problem.puzzle);
      if (seen.has(key)) continue;
      seen.add(key);
      taken.add(sort);
      left[sort] = left[sort]! - 1;
      console.log(`${rules} game ${games}: ${sort} ${problem.rating}, left ${Object.values(left).join(" ")}`);
      yield problem;
    }
  }
}

/** The problems of a game, of the sorts that are still open. */
function* problemsOf(
  rules: Ruleset,
  moments: readonly Moment[],
  isOpen: (sort: string) => boolean,
): Generator<Problem, void> {
  let at = moments.length - 1;
  let known = 0;
  for (; at >= 0; at -= 2) {
    const puzzle = { rules, position: moments[at]!.position };
    // Two turns before a win in n there was one in n + 1, if the loser defended as long as possible.
    const win = findWin(puzzle, Math.min(known + 1, maxWin), winNodes(known + 1));
    if (!win) break;
    known = win.n;
    if (!isOpen(`win ${win.n}`)) continue;
    const proof = proveWin(puzzle, win.n);
    if (proof && (win.n === 1 || proof.tries >= minTries))
      yield problemOf("win", puzzle, { ...proof, nodes: win.nodes });
  }
  for (const { position } of moments.slice(0, at + 2).slice(-2 * defences)) {
    const puzzle = { rules, position };
    for (let n = 1; n <= maxDefence; n++) {
      if (!isOpen(`defend ${n}`)) continue;
      const proof = proveDefence(puzzle, n, defenceNodes, holdNodes);
      if (proof && (n === 1 || proof.tries >= minTries)) yield problemOf("defend", puzzle, proof);
    }
  }
}
