/**
 * What a turn would do, before it is made. A pair that lies wholly inside the
 * square or wholly outside stays whatever is turned; so the pairs a turn cuts are
 * those that cross its border now, and the pairs it makes are those that will.
 */
import type { Op } from "./board.js";
import type { GridPoint } from "./intent.js";

export interface Effect {
  /** The two places of each pair to come, where they are now: inside the square, outside it. */
  readonly made: readonly (readonly [inside: GridPoint, outside: GridPoint])[];
  /** The two places of each pair that would be torn apart: inside, outside. */
  readonly cut: readonly (readonly [inside: GridPoint, outside: GridPoint])[];
}

export function effectOf(cells: readonly number[], size: number, square: Op): Effect {
  const made: (readonly [GridPoint, GridPoint])[] = [];
  const cut: (readonly [GridPoint, GridPoint])[] = [];
  const valueAt = ({ x, y }: GridPoint) => cells[y * size + x];
  for (const [inside, outside] of borderOf(size, square)) {
    const coming = placeBefore(square, inside);
    if (valueAt(inside) === valueAt(outside)) cut.push([inside, outside]);
    if (valueAt(coming) === valueAt(outside)) made.push([coming, outside]);
  }
  return { made, cut };
}

/** Where the number comes from that a clockwise turn brings to this place of the square. */
function placeBefore({ x, y, n }: Op, to: GridPoint): GridPoint {
  return { x: x + (to.y - y), y: y + n - 1 - (to.x - x) };
}

/** Every two neighbouring cells of which one lies inside the square and one outside. */
function borderOf(size: number, { x, y, n }: Op): (readonly [GridPoint, GridPoint])[] {
  const border: (readonly [GridPoint, GridPoint])[] = [];
  const last = n - 1;
  for (let i = 0; i < n; i++) {
    if (y > 0) border.push([at(x + i, y), at(x + i, y - 1)]);
    if (x + n < size) border.push([at(x + last, y + i), at(x + n, y + i)]);
    if (y + n < size) border.push([at(x + i, y + last), at(x + i, y + n)]);
    if (x > 0) border.push([at(x, y + i), at(x - 1, y + i)]);
  }
  return border;
}

function at(x: number, y: number): GridPoint {
  return { x, y };
}
