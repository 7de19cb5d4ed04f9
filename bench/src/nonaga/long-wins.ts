/**
 * Adds long wins to the end of the list of problems. All games of self-play are gone
 * through, each from its end, as far back as the winner's win was forced; whatever is a
 * win in four or five with few solutions and is not on the list yet is added, shortest
 * and easiest first. Searches are limited by nodes and nothing is random, so the same
 * games and the same list give the same problems on every machine.
 * `tsx --conditions=source bench/src/nonaga/long-wins.ts`
 */
import { problems, type Ruleset, rulesets } from "@masume/games/nonaga";
import { findWin, formatProblem, type Problem, proveWin } from "@masume/games/nonaga/training";
import { loadGames, type Moment } from "./games-file.js";
import { keyOf, problemOf, writeProblems } from "./problem-list.js";

const minWin = 4;
const maxWin = 5;
/** Long wins come back to the same positions in many ways. */
const tableBits = 20;
const nodeLimits: readonly number[] = [0, 1, 1, 2, 12, 60].map((millions) => millions * 1_000_000);
/** What the page can refute a wrong turn of while somebody waits. */
const maxNodes = 20_000_000;
const minTries = 4;
const maxSolutions = 3;

const seen = new Set(problems().map(({ puzzle }) => keyOf(puzzle)));
const found: Problem[] = rulesets.flatMap((rules) => [...collect(rules)]);
found.sort((a, b) => a.n - b.n || a.rating - b.rating || (formatProblem(a) < formatProblem(b) ? -1 : 1));
writeProblems([...problems(), ...found]);

/** At most one of a game, so that no two are alike. */
function* collect(rules: Ruleset): Generator<Problem, void> {
  let games = 0;
  for (const { moments } of loadGames(`bench/data/nonaga-${rules}.games`, rules)) {
    games++;
    const longest = [...longWins(rules, moments)].at(-1);
    if (!longest) continue;
    seen.add(keyOf(longest.puzzle));
    console.log(`${rules} game ${games}: win in ${longest.n}, rated ${longest.rating}`);
    yield longest;
  }
}

function* longWins(rules: Ruleset, moments: readonly Moment[]): Generator<Problem, void> {
  let known = 0;
  for (let at = moments.length - 1; at >= 0; at -= 2) {
    const puzzle = { rules, position: moments[at]!.position };
    const longest = Math.min(known + 1, maxWin);
    const win = findWin(puzzle, longest, nodeLimits[longest]!, tableBits);
    if (!win) return;
    known = win.n;
    if (win.n < minWin || win.nodes > maxNodes || seen.has(keyOf(puzzle))) continue;
    const proof = proveWin(puzzle, win.n, tableBits);
    if (proof && proof.tries >= minTries && proof.solutions.length <= maxSolutions)
      yield problemOf("win", puzzle, { ...proof, nodes: win.nodes });
  }
}
