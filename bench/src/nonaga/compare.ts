/**
 * Plays the learned evaluation against the one by rays, both with the same processor
 * time per turn, one line per game with the sums so far:
 * `tsx --conditions=source bench/src/nonaga/compare.ts official 0 400 100` plays games 0
 * to 399 with 100 ms a turn. Every opening is played twice, colours changed. Processor
 * time, because on a busy machine the clock says little.
 */
import {
  analyse,
  type EvaluationName,
  matchOpening,
  type Puzzle,
  playMatch,
  rulesets,
  type State,
  type Turn,
} from "@masume/games/nonaga";
import { Budget, createRandom, drive, finish, type Task } from "@masume/kernel";

const [rulesName, from, count, timeMs] = process.argv.slice(2);
const rules = rulesets.find((name) => name === rulesName);
if (!rules || !(Number(from) >= 0) || !(Number(count) > 0) || !(Number(timeMs) > 0)) {
  console.error("compare.ts basic|official FROM COUNT MS");
  process.exit(2);
}

/** Milliseconds the processor has worked for this process. */
function worked(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

class Contestant {
  wins = 0;
  nodes = 0;
  ms = 0;
  readonly evaluation: EvaluationName;

  constructor(evaluation: EvaluationName) {
    this.evaluation = evaluation;
  }

  *think(puzzle: Puzzle, state: State): Task<Turn> {
    const begun = worked();
    const outcome = drive(analyse(puzzle, state, new Budget(), { evaluation: this.evaluation }), {
      shouldStop: () => worked() - begun >= Number(timeMs),
    });
    const { turn, nodes } = outcome.finished ? outcome.value : outcome.best!;
    this.nodes += nodes;
    this.ms += worked() - begun;
    return turn;
  }
}

const learned = new Contestant("learned");
const rays = new Contestant("rays");
let draws = 0;
let opening: readonly Turn[] = [];
for (let game = Number(from); game < Number(from) + Number(count); game++) {
  if (game % 2 === 0 || game === Number(from)) {
    opening = matchOpening(rules, createRandom(`compare/${rules}/${game >> 1}`));
  }
  const [red, blue] = game % 2 === 0 ? [learned, rays] : [rays, learned];
  const { result, turns } = finish(
    playMatch(rules, opening, {
      red: (puzzle, state) => red.think(puzzle, state),
      blue: (puzzle, state) => blue.think(puzzle, state),
    }),
  );
  if (result === "draw") draws++;
  else (result === "red" ? red : blue).wins++;
  const winner = result === "draw" ? "draw" : (result === "red" ? red : blue).evaluation;
  const speed = ({ nodes, ms }: Contestant): string => (nodes / ms / 1000).toFixed(2);
  console.log(
    `${rules} ${game} ${winner} ${turns.length} turns; learned won ${learned.wins}, drawn ${draws}, lost ${rays.wins}; M nodes/s ${speed(learned)} : ${speed(rays)}`,
  );
}
