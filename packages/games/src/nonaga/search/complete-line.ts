/**
 * A forced win shown to its end. A line comes from a table in which later positions
 * overwrite earlier ones, so it may stop short of the win it announces; it is searched on
 * from where it stops, for as long as the win holds in the turns that were announced.
 */
import { asSubtask, Budget, type Subtask } from "@masume/kernel";
import { otherSide, type Turn } from "../board.js";
import { outcome, type Puzzle, play, type State } from "../rules.js";
import { analyse, type Line } from "./analyse.js";

/** Positions evaluated per search: a forced win of a few turns takes far fewer. */
const nodesEach = 200_000;

/** The line up to the end of the game; as it was where no win is announced, and as far as it can be followed. */
export function* completeLine(puzzle: Puzzle, state: State, line: Line): Subtask<Line> {
  const turnsToWin = line.winIn ?? line.lossIn;
  if (turnsToWin === undefined) return line;
  const { mover } = state.position;
  const winner = line.winIn === undefined ? otherSide(mover) : mover;
  const turns: Turn[] = [];
  let at = state;
  let left = turnsToWin;

  function follow(ahead: readonly Turn[]): void {
    for (const turn of ahead) {
      const played = play(puzzle, at, turn);
      if (!played.ok) return;
      if (at.position.mover === winner) left--;
      turns.push(turn);
      at = played.value;
    }
  }

  follow(line.line);
  while (!outcome(at)) {
    const found = yield* winOf(puzzle, at, left, at.position.mover === winner);
    if (!found) break;
    follow(found);
  }
  return { ...line, line: turns };
}

/** How it goes on, if the win is found again; a search for two lines may find a shorter win than one for one. */
function* winOf(
  puzzle: Puzzle,
  state: State,
  n: number,
  isWinner: boolean,
): Subtask<readonly Turn[] | undefined> {
  for (const lines of [1, 2]) {
    const found = yield* asSubtask(analyse(puzzle, state, new Budget(nodesEach), { lines }));
    const within = isWinner ? found.winIn : found.lossIn;
    if (within !== undefined && within <= n) return found.line;
  }
  return undefined;
}
