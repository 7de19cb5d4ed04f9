/** Marks on single edges, by name: what trials, advice and second answers are drawn with. */
import { edgeCentre, edgeNamed, nodePoint, nodesOfEdge, type Puzzle } from "@masume/games/slither";
import type { Look, Mark } from "@masume/kernel";

export function lineOn(
  puzzle: Puzzle,
  edge: string,
  look: Look,
  width = 0.12,
  key = `${look}:${edge}`,
): Mark {
  const points = nodesOfEdge(puzzle, edgeNamed(puzzle, edge)!).map((node) => nodePoint(puzzle, node));
  return { key, look, shape: "line", points, width };
}

export function crossOn(puzzle: Puzzle, edge: string, look: Look, radius = 0.1): Mark {
  return {
    key: `${look}:${edge}`,
    look,
    shape: "cross",
    at: edgeCentre(puzzle, edgeNamed(puzzle, edge)!),
    radius,
  };
}

export function ringOn(puzzle: Puzzle, edge: string, look: Look): Mark {
  const at = edgeCentre(puzzle, edgeNamed(puzzle, edge)!);
  return { key: `ring:${edge}`, look, shape: "disc", at, radius: 0.28, hollow: true };
}
