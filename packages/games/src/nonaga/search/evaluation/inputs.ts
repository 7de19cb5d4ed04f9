/**
 * What the network sees of a position: a list of inputs, some of them more than
 * once. All of them are distances and counts, so they know neither where the board
 * lies nor how it is turned, and sides are told apart only as the one to move
 * (role 0) and the one that waits (role 1).
 *
 * - Rays: a piece looking in a direction. A cell on its way is told by its distances
 *   to the two other pieces of the side and by the distance between those two:
 *   where the ray stops, the cells it passes (it would stop there if the next tile
 *   went), and where it would stop if the gap in front of it were filled.
 * - How the pieces of a side stand; how many tiles lie around each of them.
 * - How far the pieces of one side are from those of the other.
 */
import { farAway } from "../torus.js";
import { relation, roleShift } from "./weights.js";

/** Longer distances count as these. */
const longRay = 5;
const longStand = 6;
const longCross = 6;
const ringSizes = 7;

/** The kinds of a cell seen by a ray: the distance of the two others, and its own to them in either order. */
const pairCount = (longRay * (longRay + 1)) / 2;
const rayKinds = longRay * pairCount;
const standKinds = (longStand * (longStand + 1) * (longStand + 2)) / 6;

/** By the relation that `weights.ts` packs, its role left at 0. */
const relationCount: number = 1 << roleShift;
export const rayInput: Int16Array = new Int16Array(relationCount);
export const standInput: Int16Array = new Int16Array(relationCount);

const standOrder = new Map<string, number>();
for (let between = 1; between <= farAway; between++) {
  for (let one = 1; one <= farAway; one++) {
    for (let other = 1; other <= farAway; other++) {
      const at = relation(0, between, one, other);
      const near = Math.min(one, other, longRay) - 1;
      const far = Math.min(Math.max(one, other), longRay) - 1;
      rayInput[at] = (Math.min(between, longRay) - 1) * pairCount + (far * (far + 1)) / 2 + near;
      const stand = [between, one, other]
        .map((steps) => Math.min(steps, longStand))
        .sort()
        .join();
      if (!standOrder.has(stand)) standOrder.set(stand, standOrder.size);
      standInput[at] = standOrder.get(stand)!;
    }
  }
}

/** The first input of each sort; those of role 1 follow those of role 0. */
export const stopInputs = 0;
export const passInputs: number = stopInputs + 2 * rayKinds;
export const fillInputs: number = passInputs + 2 * rayKinds;
export const blockedInputs: number = fillInputs + 2 * rayKinds;
export const standInputs: number = blockedInputs + 2;
export const pieceRingInputs: number = standInputs + 2 * standKinds;
const crossInputs: number = pieceRingInputs + 2 * ringSizes;
export const inputCount: number = crossInputs + longCross;

/** What role 1 adds to the number of an input. */
export const rayRole: number = rayKinds;
export const standRole: number = standKinds;
export const pieceRingRole: number = ringSizes;

/** The input of a distance between two sides, by that distance. */
export const crossInput: Int16Array = Int16Array.from(
  { length: farAway + 1 },
  (_, steps) => crossInputs + Math.min(Math.max(steps, 1), longCross) - 1,
);
