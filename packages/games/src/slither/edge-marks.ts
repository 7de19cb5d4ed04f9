/** Marks on single edges, by name, and the pictures made of them: what was drawn on trial, two solutions at once. */
import type { Mark, MarkRole, Marks } from "@masume/kernel";
import { type Edges, edgeName, edgeNamed, markSymbol, nodesOfEdge, type Puzzle } from "./board.js";
import { edgeCentre, nodePoint } from "./layout.js";
import type { State } from "./rules.js";

export function lineOn(puzzle: Puzzle, edge: string, role: MarkRole, width = 0.12): Mark {
  const points = nodesOfEdge(puzzle, edgeNamed(puzzle, edge)!).map((node) => nodePoint(puzzle, node));
  return { key: `${role}:${edge}`, role, shape: "line", points, width };
}

export function crossOn(puzzle: Puzzle, edge: string, role: MarkRole, radius = 0.1): Mark {
  const at = edgeCentre(puzzle, edgeNamed(puzzle, edge)!);
  return { key: `${role}:${edge}`, role, shape: "cross", at, radius };
}

export function ringOn(puzzle: Puzzle, edge: string, role: MarkRole): Mark {
  const at = edgeCentre(puzzle, edgeNamed(puzzle, edge)!);
  return { key: `ring:${edge}`, role, shape: "disc", at, radius: 0.28, hollow: true };
}

/** What was drawn since a checkpoint: dotted lines and coloured crosses, the first move of it ringed. */
export function checkpointMarks(puzzle: Puzzle, before: State, now: State, first: State): Marks {
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

/** A solution, or two: what they share, what only the first has, and, dashed, what only the second has. */
export function solutionMarks(puzzle: Puzzle, loop: Edges, second: Edges = loop): Marks {
  return Array.from(loop, (_, index) => edgeName(puzzle, index)).flatMap((edge, index) => {
    const inFirst = loop[index] === markSymbol.line;
    const inSecond = second[index] === markSymbol.line;
    if (inFirst && inSecond) return [lineOn(puzzle, edge, "line")];
    const wash = lineOn(puzzle, edge, "because", 0.3);
    if (inFirst) return [wash, lineOn(puzzle, edge, "line")];
    return inSecond ? [wash, lineOn(puzzle, edge, "line-second")] : [];
  });
}
