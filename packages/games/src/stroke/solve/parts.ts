/** Connected parts of a board, by flood fill. */
import type { Graph } from "./graph.js";

/** The connected parts of the open cells, without one of them if given; each part in order of discovery. */
export function partsOf(graph: Graph, without = -1): number[][] {
  const seen = new Uint8Array(graph.open.length);
  if (without >= 0) seen[without] = 1;
  const parts: number[][] = [];
  for (const first of graph.openCells) {
    if (seen[first]) continue;
    seen[first] = 1;
    const part = [first];
    for (let i = 0; i < part.length; i++) {
      for (let slot = part[i]! * 4; slot < part[i]! * 4 + 4; slot++) {
        const other = graph.neighbours[slot]!;
        if (other < 0 || seen[other]) continue;
        seen[other] = 1;
        part.push(other);
      }
    }
    parts.push(part);
  }
  return parts;
}

/** The cells that split the board when taken away, each with the parts it leaves. Empty on a board in pieces. */
export function cutCells(graph: Graph): { readonly cell: number; readonly parts: number[][] }[] {
  const whole = partsOf(graph).length;
  if (whole !== 1) return [];
  return [...graph.openCells]
    .map((cell) => ({ cell, parts: partsOf(graph, cell) }))
    .filter(({ parts }) => parts.length > 1);
}

/**
 * Parts that hang on a cut cell and hold neither end of the line: the line would
 * have to go in and come out through the one cell. On a cut cell that is itself
 * an end, a part without the other end.
 */
export function pocketsOf(graph: Graph, parts: readonly number[][]): number[][] {
  return parts.filter((part) => !part.includes(graph.start) && !part.includes(graph.goal));
}
