/** Turns between the two worlds: coordinates outside, packed numbers inside. */
import { type Hex, hexDirections } from "@masume/kernel";
import { directionOf, type Position as PlainPosition, type Shift, type Turn } from "../board.js";
import { none, PackedPosition, packedFrom, packedShift, packSlide, packTile } from "./packed-position.js";
import { cellOf, steps, wrap } from "./torus.js";

/** A packed turn of this position, in coordinates. */
export function unpackTurn(plain: PlainPosition, slide: number, tile: number): Turn {
  const hexOf = new Map<number, Hex>(plain.tiles.map((hex) => [cellOf(hex), hex]));
  return { slide: unpackSlide(plain, hexOf, slide), tile: unpackTile(hexOf, tile) };
}

function unpackSlide(
  plain: PlainPosition,
  hexOf: ReadonlyMap<number, Hex>,
  slide: number,
): Shift | undefined {
  if (slide === none) return undefined;
  const from = slide & packedFrom;
  const to = new PackedPosition().load("basic", plain).slideEnd(from, slide >> packedShift);
  return { from: hexOf.get(from)!, to: hexOf.get(to)! };
}

/** The new place is no tile yet, but it lies beside one, whose coordinates are known. */
function unpackTile(hexOf: ReadonlyMap<number, Hex>, tile: number): Shift | undefined {
  if (tile === none) return undefined;
  const place = tile >> packedShift;
  const direction = steps.findIndex((step) => hexOf.has((place - step) & wrap));
  const beside = hexOf.get((place - steps[direction]!) & wrap)!;
  const [q, r] = hexDirections[direction]!;
  return { from: hexOf.get(tile & packedFrom)!, to: [beside[0] + q, beside[1] + r] };
}

/** A legal turn in coordinates, packed. */
export function packTurn({ slide, tile }: Turn): { readonly slide: number; readonly tile: number } {
  return {
    slide: slide ? packSlide(cellOf(slide.from), directionOf(slide)) : none,
    tile: tile ? packTile(cellOf(tile.from), cellOf(tile.to)) : none,
  };
}
