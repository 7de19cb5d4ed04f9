/**
 * Holds the engine to its word: in so many positions where it announces a win in n,
 * the win is played out against every defence there is.
 * `tsx --conditions=source bench/src/nonaga/wins.ts [COUNT] [FIRST SEED]`
 */
import {
  analyse,
  confirmWin,
  legalTurns,
  outcome,
  type Puzzle,
  play,
  rulesets,
  type State,
  start,
  startPosition,
} from "@masume/games/nonaga";
import { Budget, createRandom, finish } from "@masume/kernel";

const announceNodes = 200_000;
const confirmNodes = 2_000_000;
/** A win at once needs no proof. */
const shortest = 2;

const [count = "100", firstSeed = "0"] = process.argv.slice(2);
for (const rules of rulesets) {
  const puzzle: Puzzle = { rules, position: startPosition };
  const confirmed = new Map<number, number>();
  const failed: string[] = [];
  let found = 0;
  for (let i = Number(firstSeed); found < Number(count) / rulesets.length; i++) {
    const state = wander(puzzle, `wins/${rules}/${i}`);
    const { winIn } = finish(analyse(puzzle, state, new Budget(announceNodes)));
    if (winIn === undefined || winIn < shortest) continue;
    found++;
    const isConfirmed = confirmWin(puzzle, state, winIn, confirmNodes);
    if (isConfirmed) confirmed.set(winIn, (confirmed.get(winIn) ?? 0) + 1);
    else failed.push(`seed ${i}, win in ${winIn}`);
    console.log(`${rules} seed ${i}: win in ${winIn} ${isConfirmed ? "confirmed" : "not confirmed"}`);
  }
  const lengths = [...confirmed].sort(([a], [b]) => a - b).map(([n, wins]) => `${wins} in ${n}`);
  console.log(
    `${rules}: ${found} announced; confirmed ${lengths.join(", ")}; not confirmed: ${failed.join("; ") || "none"}`,
  );
}

/** Some random turns that do not end the game. */
function wander(puzzle: Puzzle, seed: string): State {
  const random = createRandom(seed);
  let state = start(puzzle);
  for (let left = 2 + random.below(10); left > 0; left--) {
    const next = play(puzzle, state, random.pick(legalTurns(puzzle.rules, state.position)));
    if (!next.ok || outcome(next.value)) break;
    state = next.value;
  }
  return state;
}
