/** Marks on single edges, by name: what trials, advice and second answers are drawn with. */
import { edgeCentre, edgeNamed, nodePoint, nodesOfEdge, type Puzzle } from "@masume/games/slither";
import type { Mark, MarkRole } from "@masume/kernel";

export function lineOn(
  puzzle: Puzzle,
  edge: string,
  role: MarkRole,
  width = 0.12,
  key = `${role}:${edge}`,
): Mark {
  const points = nodesOfEdge(puzzle, edgeNamed(puzzle, edge)!).map((node) => nodePoint(puzzle, node));
  return { key, role, shape: "line", points, width };
}

export function crossOn(puzzle: Puzzle, edge: string, role: MarkRole, radius = 0.1): Mark {
  return {
    key: `${role}:${edge}`,
    role,
    shape: "cross",
    at: edgeCentre(puzzle, edgeNamed(puzzle, edge)!),
    radius,
  };
}

export function ringOn(puzzle: Puzzle, edge: string, role: MarkRole): Mark {
  const at = edgeCentre(puzzle, edgeNamed(puzzle, edge)!);
  return { key: `ring:${edge}`, role, shape: "disc", at, radius: 0.28, hollow: true };
}
