/** Positions to learn from: a drill of the grader, with the end of the solution, so that a wrong mark can be told. */
import {
  type Drill,
  drillsIn,
  type Edges,
  edgeNamed,
  markSymbol,
  noEdges,
  type Puzzle,
  type Technique,
  type Walkthrough,
  withDecisions,
} from "@masume/games/slither";

export interface Lesson extends Drill {
  /** What the steps of the solution come to, crosses included. */
  readonly end: Edges;
}

const levels = [0, 1, 2, 3, 4, 5] as const;

export function lessonsIn(puzzle: Puzzle, { steps }: Walkthrough, level: number): readonly Lesson[] {
  const end = withDecisions(
    puzzle,
    noEdges(puzzle),
    steps.flatMap(({ decides }) => decides),
  );
  return drillsIn(puzzle, steps, level).map((drill) => ({ ...drill, end }));
}

/** The first moment of a technique's own example at which it is used. */
export function lessonOn({ id }: Technique, puzzle: Puzzle, walk: Walkthrough): Lesson | undefined {
  return levels.flatMap((level) => lessonsIn(puzzle, walk, level)).find(({ step }) => step.id === id);
}

export function examplePuzzle({ example }: Technique): Puzzle {
  return { width: example[0]!.length, height: example.length, clues: example.join("") };
}

export type Finding = "found" | "wrong" | "another" | "nothing";

/** What somebody has found who has drawn this since: the step, another right mark, a wrong one, or nothing yet. */
export function findingOf({ puzzle, drawn: before, answers, end }: Lesson, drawn: Edges): Finding {
  const fresh = Array.from(drawn, (_, index) => index).filter(
    (index) => drawn[index] !== before[index] && drawn[index] !== markSymbol.empty,
  );
  if (fresh.length === 0) return "nothing";
  const isWrong = (index: number) => (drawn[index] === markSymbol.line) !== (end[index] === markSymbol.line);
  if (fresh.some(isWrong)) return "wrong";
  const wanted = answers.map(({ edge }) => edgeNamed(puzzle, edge)!);
  return fresh.some((index) => wanted.includes(index)) ? "found" : "another";
}
