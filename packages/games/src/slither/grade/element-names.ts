/** The names that cells, edges and points of the sheet have outside the grader: `c:r,c`, `h:r,c`, `v:r,c`, `n:r,c`. */
import { cellKind, type Element, edgeKind, indexOf, kindOf } from "./element.js";
import type { Edge, Grid } from "./grid.js";

export function elementName(grid: Grid, element: Element): string {
  const index = indexOf(element);
  const kind = kindOf(element);
  if (kind === edgeKind) return edgeName(grid, index);
  return `${kind === cellKind ? "c" : "n"}:${grid.rowOf(index)},${grid.columnOf(index)}`;
}

export function edgeName(grid: Grid, edge: Edge): string {
  const head = grid.head(edge);
  return `${edge & 1 ? "v" : "h"}:${grid.rowOf(head)},${grid.columnOf(head)}`;
}

/** The edges in the order of the game's board: horizontals row by row, then verticals row by row. */
export function boardEdges(grid: Grid): Edge[] {
  const edges: Edge[] = [];
  for (const kind of [0, 1]) {
    for (let row = 0; row <= grid.height - kind; row++) {
      for (let column = 0; column < grid.width + kind; column++) edges.push(2 * grid.at(row, column) + kind);
    }
  }
  return edges;
}
