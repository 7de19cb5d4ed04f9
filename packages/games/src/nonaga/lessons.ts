/** A first game in three boards: a whole turn, a win, a threat to be parried. */
import { parseOrThrow } from "@masume/kernel";
import { puzzleCodec } from "./codec.js";
import { type Puzzle, type State, winnerOf, winningSlides } from "./rules.js";

export interface LessonStep {
  readonly id: "turn" | "win" | "parry";
  readonly puzzle: Puzzle;
  /** Whether the task is done after red's turn. */
  readonly isDone: (state: State) => boolean;
}

const hexagon = "-2,0 -2,1 -2,2 -1,-1 -1,0 -1,1 -1,2 0,-2 0,-1 0,0 0,1 0,2 1,-2 1,-1 1,0 1,1 2,-2 2,-1 2,0";

export const lessonSteps: readonly LessonStep[] = [
  { id: "turn", puzzle: read("basic start"), isDone: () => true },
  {
    id: "win",
    puzzle: read(`basic ${hexagon} | 2,-2 0,-1 0,0 | 2,0 -1,1 -2,2 | red | -`),
    isDone: ({ position }) => winnerOf(position) === "red",
  },
  {
    id: "parry",
    puzzle: read(
      "basic -2,0 -2,1 -2,2 -1,-1 -1,0 -1,1 -1,2 2,1 -2,-1 0,0 0,1 0,2 0,-1 1,-1 1,0 1,1 2,-2 2,-1 2,0 | 2,-2 0,2 -2,0 | 2,0 -1,2 0,1 | red | 2,1",
    ),
    isDone: ({ position }) => winningSlides(position, "blue").length === 0,
  },
];

function read(text: string): Puzzle {
  return parseOrThrow(puzzleCodec, text);
}
