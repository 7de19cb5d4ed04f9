/**
 * Openings for measuring strength: random, and even by a search twenty times as deep as
 * a match asks for. What is won by force from the start says nothing about the players.
 */
import {
  analyse,
  matchOpening,
  play,
  type Ruleset,
  start,
  startPosition,
  type Turn,
} from "@masume/games/nonaga";
import { Budget, createRandom, finish } from "@masume/kernel";

const openingNodes = 3_000_000;
/** An even position gives neither side more than this. */
const evenScore = 60;

export function evenOpening(ruleset: Ruleset, seed: string): readonly Turn[] {
  for (let drawn = 0; ; drawn++) {
    const opening = matchOpening(ruleset, createRandom(drawn === 0 ? seed : `${seed}/${drawn}`));
    if (isEven(ruleset, opening)) return opening;
  }
}

function isEven(ruleset: Ruleset, opening: readonly Turn[]): boolean {
  const puzzle = { rules: ruleset, position: startPosition };
  let state = start(puzzle);
  for (const turn of opening) {
    const played = play(puzzle, state, turn);
    if (!played.ok) throw new Error("an opening breaks the rules");
    state = played.value;
  }
  const thinking = analyse(puzzle, state, new Budget(openingNodes), { evaluation: "learned" });
  return Math.abs(finish(thinking).score) <= evenScore;
}
