/**
 * The twelve ways to turn and mirror a hexagonal board, and the one text that all
 * positions share which are the same game: wherever the board lies, however it is
 * turned or mirrored, whichever colour is to move.
 */
import type { Hex } from "@masume/kernel";
import { otherSide, type Position, type Ruleset, type Shift, type Turn } from "../board.js";

type CellMap = (cell: Hex) => Hex;

const rotations = 6;
/** Rotations first, by sixths of a turn; then each of them followed by a reflection. */
const symmetries: readonly CellMap[] = Array.from({ length: 2 * rotations }, (_, i) => {
  const sixths = i % rotations;
  return (cell: Hex): Hex => {
    let [q, r] = cell;
    for (let turned = 0; turned < sixths; turned++) [q, r] = [0 - r, q + r];
    return i < rotations ? [q, r] : [r, q];
  };
});

export const symmetryCount: number = symmetries.length;

/** A position turned or mirrored. */
export function mapPosition(position: Position, symmetry: number): Position {
  const map = symmetries[symmetry]!;
  const { tiles, red, blue, lastTile } = position;
  return {
    ...position,
    tiles: tiles.map(map),
    red: red.map(map),
    blue: blue.map(map),
    lastTile: lastTile && map(lastTile),
  };
}

/** What undoes a symmetry: the rotation that completes the circle; a reflection undoes itself. */
function inverseOf(symmetry: number): CellMap {
  return symmetries[symmetry < rotations ? (rotations - symmetry) % rotations : symmetry]!;
}

/** A way to lay a position so that it reads as `key`. */
export interface Pose {
  readonly key: string;
  /** From the cells of the position to those of the key, and back. */
  readonly lay: CellMap;
  readonly lift: CellMap;
}

/** The poses in which a position has the least of its texts: as many as the position has symmetries. */
export function canonicalPoses(rules: Ruleset, position: Position): readonly Pose[] {
  const poses = symmetries.map((_, symmetry) => poseOf(rules, position, symmetry));
  const least = poses.reduce((best, { key }) => (key < best ? key : best), poses[0]!.key);
  return poses.filter(({ key }) => key === least);
}

function poseOf(rules: Ruleset, position: Position, symmetry: number): Pose {
  const turned = symmetries[symmetry]!;
  const back = inverseOf(symmetry);
  const tiles = position.tiles.map(turned);
  const left = Math.min(...tiles.map(([q]) => q));
  const top = Math.min(...tiles.map(([, r]) => r));
  const lay = (cell: Hex): Hex => {
    const [q, r] = turned(cell);
    return [q - left, r - top];
  };
  const lift = ([q, r]: Hex): Hex => back([q + left, r + top]);
  const text = (cells: readonly Hex[]): string =>
    cells
      .map((cell) => lay(cell).join(","))
      .sort()
      .join(" ");
  const resting = rules === "official" && position.lastTile ? [position.lastTile] : [];
  const { mover } = position;
  const key = [position.tiles, position[mover], position[otherSide(mover)], resting].map(text).join("|");
  return { key, lay, lift };
}

/** A turn with every cell put elsewhere. */
export function mapTurn({ slide, tile }: Turn, map: CellMap): Turn {
  const mapped = (shift: Shift | undefined): Shift | undefined =>
    shift && { from: map(shift.from), to: map(shift.to) };
  return { slide: mapped(slide), tile: mapped(tile) };
}
