/**
 * Plays games of the engine against itself and keeps them as data for the fit:
 * `tsx --conditions=source bench/src/nonaga/self-play.ts official 2500 20000`
 * plays so many games with so many nodes a turn. Openings are fair and random, and
 * now and then a turn that only looks good is played, so that the games differ.
 * The same command gives the same games on every machine.
 */
import {
  type Analysis,
  analyse,
  fairOpening,
  outcome,
  type Puzzle,
  play,
  type Ruleset,
  rulesets,
  start,
  startPosition,
} from "@masume/games/nonaga";
import { Budget, createRandom, finish, type Random } from "@masume/kernel";
import { type PlayedGame, type ScoredTurn, saveGames } from "./games-file.js";

const longestGame = 100;
/** One turn in so many is picked among so many of the best. */
const strayEvery = 8;
const strayAmong = 6;

const [rulesName, gameCount, nodes] = process.argv.slice(2);
const rules = rulesets.find((name) => name === rulesName);
if (!rules || !(Number(gameCount) > 0) || !(Number(nodes) > 0)) {
  console.error("self-play.ts source|official GAMES NODES");
  process.exit(2);
}
const games: PlayedGame[] = [];
for (let i = 0; i < Number(gameCount); i++) {
  games.push(playGame(rules, createRandom(`self-play/${rules}/${i}`), Number(nodes)));
  if (i % 100 === 99) console.error(`${i + 1} games`);
}
saveGames(rules, games);

function playGame(rules: Ruleset, random: Random, nodes: number): PlayedGame {
  const puzzle: Puzzle = { rules, position: startPosition };
  const turns: ScoredTurn[] = fairOpening(rules, random, 1 + random.below(5)).map((turn) => ({
    turn,
    score: undefined,
  }));
  let state = start(puzzle);
  for (;;) {
    const last = turns[state.layouts.length - 1];
    if (last) {
      const played = play(puzzle, state, last.turn);
      if (!played.ok) throw new Error(`self-play broke the rule ${played.error.code}`);
      state = played.value;
    } else {
      const isStray = random.below(strayEvery) === 0;
      const analysis: Analysis = finish(
        analyse(puzzle, state, new Budget(nodes), { lines: isStray ? strayAmong : 1 }),
      );
      const { turn, score } = random.pick(analysis.lines);
      turns.push({ turn, score });
    }
    const ended = outcome(state);
    if (ended || state.layouts.length > longestGame) return { result: ended ?? "draw", turns };
  }
}
