/**
 * Drills: positions in which the next step is to be found. They are taken from
 * walkthroughs of real puzzles, at the moments when every easier technique has
 * been used up, so a drill of a level cannot be done with less.
 */
import { type Edges, edgeNamed, markSymbol, noEdges, type Puzzle } from "../board.js";
import type { EdgeDecision, Step } from "../grade/step.js";

export interface Drill {
  readonly puzzle: Puzzle;
  readonly drawn: Edges;
  /** The step that the walkthrough takes here. */
  readonly step: Step;
  /**
   * All that can be decided from here, this step's decisions first, without any
   * technique above its level: whoever finds one of these has done the drill.
   */
  readonly answers: readonly EdgeDecision[];
}

/** The drills of a level (0 to 5) in the steps that solve a puzzle. */
export function drillsIn(puzzle: Puzzle, steps: readonly Step[], level: number): readonly Drill[] {
  const drills: Drill[] = [];
  let drawn = noEdges(puzzle);
  for (const [i, step] of steps.entries()) {
    const isGuess = step.attempt !== undefined && step.attempt.contradiction === undefined;
    if (step.level === level && !isGuess) {
      const above = steps.findIndex((later, j) => j > i && later.level > level);
      const within = steps.slice(i, above === -1 ? undefined : above);
      drills.push({ puzzle, drawn, step, answers: within.flatMap(({ decides }) => decides) });
    }
    drawn = withDecisions(puzzle, drawn, step.decides);
  }
  return drills;
}

/** The board with these edges drawn as well. */
export function withDecisions(puzzle: Puzzle, edges: Edges, decides: readonly EdgeDecision[]): Edges {
  const marks = [...edges];
  for (const { edge, to } of decides) {
    marks[edgeNamed(puzzle, edge)!] = to === "on" ? markSymbol.line : markSymbol.cross;
  }
  return marks.join("");
}
