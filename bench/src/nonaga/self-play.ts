/**
 * Plays games of the engine against itself and keeps them as data for `fit.ts` and
 * `train.ts`. What lies in `bench/data` was played by
 *
 *     tsx --conditions=source bench/src/nonaga/self-play.ts official 0 14500 6000 bench/data/nonaga-official.games
 *     tsx --conditions=source bench/src/nonaga/self-play.ts source 0 1500 6000 bench/data/nonaga-source.games
 *
 * games 0 to 14499 and 0 to 1499, with 6000 nodes per turn. A game begins with a few
 * turns at random that do not lose at once; one that the search then calls decided
 * is begun anew. Later, too, a turn now and then is any that does not lose at once,
 * or one that only looks good. So the games differ, and the data holds what a search
 * meets: not only good positions. The same command gives the same games on every
 * machine, as long as the search and the evaluation by rays stay as they are.
 */
import {
  type Analysis,
  type AnalysisOptions,
  analyse,
  outcome,
  type Puzzle,
  play,
  rulesets,
  type State,
  start,
  startPosition,
  type Turn,
} from "@masume/games/nonaga";
import { TranspositionTable } from "@masume/games/nonaga/training";
import { Budget, createRandom, finish, type Random } from "@masume/kernel";
import { type JudgedTurn, type PlayedGame, saveGames } from "./games-file.js";

const longestGame = 100;
const longestOpening = 6;
/** An opening counts as lost from this verdict on. */
const unfair = 120;
/** One turn in so many is any safe one; another is picked among so many of the best. */
const strayEvery = 10;
const strayAmong = 6;
const tableBits = 15;
/** Who looks one turn ahead needs no table. */
const noTable = new TranspositionTable(1);

const [rulesName, from, count, nodes, path] = process.argv.slice(2);
const rules = rulesets.find((name) => name === rulesName);
if (!rules || !(Number(from) >= 0) || !(Number(count) > 0) || !(Number(nodes) > 0) || !path) {
  console.error("self-play.ts basic|official FROM COUNT NODES FILE");
  process.exit(2);
}
const puzzle: Puzzle = { rules, position: startPosition };
const games: PlayedGame[] = [];
for (let i = 0; i < Number(count); i++) {
  games.push(playGame(createRandom(`self-play/${rules}/${Number(from) + i}`)));
}
saveGames(path, rules, games);
console.error(`${games.length} games, ${games.reduce((sum, { turns }) => sum + turns.length, 0)} turns`);

function playGame(random: Random): PlayedGame {
  const table = new TranspositionTable(tableBits);
  const turns: JudgedTurn[] = [];
  let state = openedGame(random, table, turns);
  for (;;) {
    const ended = outcome(state);
    if (ended || turns.length >= longestGame) return { result: ended ?? "draw", turns };
    const stray = random.below(strayEvery);
    const { turn, lines, score } = look(state, table, { lines: stray === 1 ? strayAmong : 1 });
    const chosen = stray === 0 ? anySafeTurn(state, random) : stray === 1 ? random.pick(lines).turn : turn;
    turns.push({ turn: chosen, verdict: score });
    state = after(state, chosen);
  }
}

/** A game after its first turns, which are added to the list. One that is decided is given up and another begun. */
function openedGame(random: Random, table: TranspositionTable, turns: JudgedTurn[]): State {
  const length = 1 + random.below(longestOpening);
  for (;;) {
    let state = start(puzzle);
    turns.length = 0;
    while (turns.length < length && !outcome(state)) {
      const turn = anySafeTurn(state, random);
      turns.push({ turn, verdict: undefined });
      state = after(state, turn);
    }
    if (!outcome(state) && Math.abs(look(state, table).score) <= unfair) return state;
  }
}

function look(state: State, table: TranspositionTable, options: AnalysisOptions = {}): Analysis {
  return finish(analyse(puzzle, state, new Budget(Number(nodes)), { table, ...options }));
}

/** Any turn that does not lose at once, a win if there is one. */
function anySafeTurn(state: State, random: Random): Turn {
  const misjudge = (): number => random.below(1000);
  const options = { depth: 1, attacks: false, misjudge, table: noTable };
  return finish(analyse(puzzle, state, new Budget(), options)).turn;
}

function after(state: State, turn: Turn): State {
  const played = play(puzzle, state, turn);
  if (!played.ok) throw new Error(`self-play broke the rule ${played.error.code}`);
  return played.value;
}
