/** What was drawn since a guess was marked: dotted lines and coloured crosses, the guess itself ringed. */
import { edgeName, markSymbol, type Puzzle, type State } from "@masume/games/slither";
import type { Mark, Marks } from "@masume/kernel";
import { crossOn, lineOn, ringOn } from "./edge-marks.js";

export function trialMarks(puzzle: Puzzle, before: State, now: State, first: State): Marks {
  const marks: Mark[] = [];
  for (let index = 0; index < now.edges.length; index++) {
    const mark = now.edges[index];
    if (mark === before.edges[index] || mark === markSymbol.empty) continue;
    const edge = edgeName(puzzle, index);
    marks.push(
      mark === markSymbol.line
        ? lineOn(puzzle, edge, "line-trial", 0.05)
        : crossOn(puzzle, edge, "line-trial", 0.08),
    );
    if (first.edges[index] === mark) marks.push(ringOn(puzzle, edge, "line-trial"));
  }
  return marks;
}
