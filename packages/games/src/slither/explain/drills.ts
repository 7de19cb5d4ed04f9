/**
 * Drills: moments at which the next step is to be found. They are taken from
 * walkthroughs of real puzzles, where every easier technique has been used up, so
 * a drill of a level cannot be done with less.
 */
import { type Edges, edgeNamed, markSymbol, noEdges, type Puzzle } from "../board.js";
import type { EdgeDecision, GradeStep } from "../grade/step.js";
import type { Technique } from "../grade/technique.js";

export interface Drill {
  readonly puzzle: Puzzle;
  readonly drawn: Edges;
  /** The step that the walkthrough takes here. */
  readonly step: GradeStep;
  /**
   * All that can be decided from here, this step's decisions first, without any
   * technique above its level: whoever finds one of these has done the drill.
   */
  readonly accepted: readonly EdgeDecision[];
  /** What all the steps come to, crosses included. */
  readonly end: Edges;
}

/** The drills of a level (0 to 5) in the steps that solve a puzzle. */
export function drillsIn(puzzle: Puzzle, steps: readonly GradeStep[], level: number): readonly Drill[] {
  const drills: Omit<Drill, "end">[] = [];
  let drawn = noEdges(puzzle);
  for (const [i, step] of steps.entries()) {
    const isGuess = step.attempt !== undefined && step.attempt.contradiction === undefined;
    if (step.level === level && !isGuess) {
      const above = steps.findIndex((later, j) => j > i && later.level > level);
      const within = steps.slice(i, above === -1 ? undefined : above);
      drills.push({ puzzle, drawn, step, accepted: within.flatMap(({ decides }) => decides) });
    }
    drawn = withDecisions(puzzle, drawn, step.decides);
  }
  return drills.map((drill) => ({ ...drill, end: drawn }));
}

/** The first moment in the steps that solve a technique's own example at which the technique is used. */
export function exampleDrill(technique: Technique, steps: readonly GradeStep[]): Drill | undefined {
  return techniqueDrill(technique, examplePuzzle(technique), steps);
}

/** The first moment in the steps that solve a puzzle at which a technique is used. */
export function techniqueDrill(
  { id }: Pick<Technique, "id">,
  puzzle: Puzzle,
  steps: readonly GradeStep[],
): Drill | undefined {
  const levels = [...new Set(steps.map(({ level }) => level))].sort();
  return levels.flatMap((level) => drillsIn(puzzle, steps, level)).find(({ step }) => step.id === id);
}

export function examplePuzzle({ example }: Technique): Puzzle {
  return { width: example[0]!.length, height: example.length, clues: example.join("") };
}

export type Finding = "found" | "wrong" | "another" | "nothing";

/** What somebody has found who has drawn this since: the step, another right mark, a wrong one, or nothing yet. */
export function findingOf({ puzzle, drawn: before, accepted, end }: Drill, drawn: Edges): Finding {
  const fresh = Array.from(drawn, (_, index) => index).filter(
    (index) => drawn[index] !== before[index] && drawn[index] !== markSymbol.empty,
  );
  if (fresh.length === 0) return "nothing";
  const isWrong = (index: number) => (drawn[index] === markSymbol.line) !== (end[index] === markSymbol.line);
  if (fresh.some(isWrong)) return "wrong";
  const wanted = accepted.map(({ edge }) => edgeNamed(puzzle, edge)!);
  return fresh.some((index) => wanted.includes(index)) ? "found" : "another";
}

/** The board with these edges drawn as well. */
export function withDecisions(puzzle: Puzzle, edges: Edges, decides: readonly EdgeDecision[]): Edges {
  const marks = [...edges];
  for (const { edge, to } of decides) {
    marks[edgeNamed(puzzle, edge)!] = to === "on" ? markSymbol.line : markSymbol.cross;
  }
  return marks.join("");
}
