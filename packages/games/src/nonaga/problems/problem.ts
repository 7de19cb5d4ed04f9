/**
 * The day's problem: the side to move wins in two turns of its own, against any defence.
 * It is one of the list, turned or mirrored and with either colour to move as the seed
 * has it, so that the same problem on another day does not look the same.
 */
import { createRandom } from "@masume/kernel";
import { otherSide, type Turn } from "../board.js";
import { mapPosition, symmetryCount } from "../opponent/symmetry.js";
import {
  afterTurn,
  legalTurns,
  type Puzzle,
  play,
  type State,
  start,
  winnerOf,
  winningSlides,
} from "../rules.js";
import { problems } from "./problem-set.js";

/** The turns a player of the day's problem has. */
export const problemTurns = 2;
/** So many wins in two the list first had; what is added to it does not change any day. */
const dayProblems = 145;

/** The same problem for the same seed, everywhere. */
export function seededProblem(seed: string): Puzzle {
  const random = createRandom(`nonaga/problem/${seed}`);
  const wins = problems().filter(({ kind, n }) => kind === "win" && n === problemTurns);
  const { puzzle } = random.pick(wins.slice(0, dayProblems));
  const { rules, position } = puzzle;
  const turned = mapPosition(position, random.below(symmetryCount));
  if (random.below(2) === 0) return { rules, position: turned };
  const { red, blue, mover } = turned;
  return { rules, position: { ...turned, red: blue, blue: red, mover: otherSide(mover) } };
}

/**
 * Whether these turns solve a problem: the first leaves no defence, whatever the
 * opponent might have played, and the last wins. What was answered in between is only
 * one defence of many, so the turns alone would prove nothing.
 */
export function solvesProblem(puzzle: Puzzle, turns: readonly Turn[]): boolean {
  const [first] = turns;
  if (!first || turns.length !== 2 * problemTurns - 1) return false;
  const solver = puzzle.position.mover;
  let state: State = start(puzzle);
  for (const turn of turns) {
    const played = play(puzzle, state, turn);
    if (!played.ok) return false;
    state = played.value;
  }
  return winnerOf(state.position) === solver && leavesNoDefence(puzzle, first);
}

function leavesNoDefence({ rules, position }: Puzzle, first: Turn): boolean {
  const turned = afterTurn(position, first);
  return legalTurns(rules, turned).every((reply) => {
    const answered = afterTurn(turned, reply);
    return winnerOf(answered) === undefined && winningSlides(answered).length > 0;
  });
}
