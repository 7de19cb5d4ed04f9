/**
 * Measures one level against another, a line a game, so that a long match can be
 * played in parts: `tsx --conditions=source bench/src/nonaga/ladder.ts official club casual 0 200`
 * plays games 0 to 199. Every opening is played twice, colours changed. `1s` at
 * the end gives full strength that much time a turn, on one thread.
 */
import {
  levels,
  matchOpening,
  opponent,
  type Player,
  playMatch,
  rulesets,
  type Turn,
} from "@masume/games/nonaga";
import { Budget, createRandom, drive, finish, type Task } from "@masume/kernel";

const [rulesName, first, second, from, count, time = "1s"] = process.argv.slice(2);
const rules = rulesets.find((name) => name === rulesName);
const numbers = [first, second].map((id) => levels.findIndex((level) => level.id === id) + 1);
const timeMs = Number(/^(\d+)s$/.exec(time)?.[1]) * 1000;
if (!rules || numbers.includes(0) || !(Number(count) > 0) || !(timeMs > 0)) {
  console.error("ladder.ts source|official LEVEL LEVEL FROM COUNT [1s]");
  process.exit(2);
}

/** The turn by which a task has ended, or the best it had when the time was up. */
function* inTime(task: Task<Turn>): Task<Turn> {
  const deadline = Date.now() + timeMs;
  const outcome = drive(task, { shouldStop: () => Date.now() >= deadline });
  return outcome.finished ? outcome.value : outcome.best!;
}

for (let game = Number(from); game < Number(from) + Number(count); game++) {
  const opening = matchOpening(rules, createRandom(`ladder/${rules}/${game >> 1}`));
  const [one, other] = numbers.map(
    (level, i): Player =>
      (puzzle, state) =>
        inTime(opponent(puzzle, state, level, new Budget(), `ladder/${game}/${i}`)),
  ) as [Player, Player];
  const isSwapped = game % 2 === 1;
  const players = isSwapped ? { red: other, blue: one } : { red: one, blue: other };
  const { result, turns } = finish(playMatch(rules, opening, players));
  const winner = result === "draw" ? "draw" : (result === "red") === isSwapped ? second : first;
  console.log(`${rules} ${first} ${second} ${game} ${winner} ${turns.length}`);
}
