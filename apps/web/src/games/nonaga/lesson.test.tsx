import "../../testing/in-browser.js";
import {
  type Gesture,
  legalTurns,
  lessonSteps,
  type Puzzle,
  play,
  type State,
  selectableCells,
  start,
} from "@masume/games/nonaga";
import { type Hex, hexCentre, type Input } from "@masume/kernel";
import { expect, test, vi } from "vitest";
import { show } from "../../testing/show.js";
import Lesson from "./lesson.js";

interface Shown {
  readonly puzzle: Puzzle;
  readonly scene: { readonly state: State };
  readonly gesture: Gesture | undefined;
  onInput(input: Input): boolean;
}
let board: Shown;
vi.mock("./table-board.js", () => ({
  TableBoard: (props: Shown) => {
    board = props;
    return undefined;
  },
}));

function tap(cell: Hex): void {
  const at = { target: cell.join(","), at: hexCentre(cell), button: "primary", by: "touch" } as const;
  board.onInput({ type: "press", ...at });
  board.onInput({ type: "release", ...at });
}

/** Makes the first whole turn that is wanted. */
function turn(isWanted: (state: State) => boolean): void {
  const { puzzle } = board;
  for (const turn of legalTurns(puzzle.rules, puzzle.position)) {
    const played = play(puzzle, start(puzzle), turn);
    if (!played.ok || !isWanted(played.value)) continue;
    for (const cell of [turn.slide?.from, turn.slide?.to, turn.tile?.from, turn.tile?.to])
      if (cell) tap(cell);
    return;
  }
  throw new Error("there is no such turn");
}

test("each board goes on once its task is done, and only then; it can be tried again", () => {
  const page = show(() => <Lesson />);
  for (const [i, { isDone }] of lessonSteps.entries()) {
    expect(page.text).toContain(`${i + 1} of ${lessonSteps.length}`);
    expect(page.buttons).toEqual([]);
    expect(selectableCells(board.puzzle, board.scene.state, board.gesture).length).toBeGreaterThan(0);
    if (i > 0) {
      turn((state) => !isDone(state));
      expect(page.buttons).toEqual(["Try again"]);
      page.button("Try again").press();
    }
    turn(isDone);
    page.button("Next").press();
  }
  expect(page.the("a").props.href).toBe("/nonaga");
});
