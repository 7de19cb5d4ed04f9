/** Hexagonal grids in axial coordinates, after Red Blob Games' conventions, pointy side up. */
export type Hex = readonly [q: number, r: number];

/** The six neighbours, counter-clockwise from the right. */
export const hexDirections: readonly Hex[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];

export function hexDistance(a: Hex, b: Hex): number {
  const q = a[0] - b[0];
  const r = a[1] - b[1];
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

/** The centre of a cell whose corners lie one unit away from it. */
export function hexCentre([q, r]: Hex): { x: number; y: number } {
  return { x: Math.sqrt(3) * (q + r / 2), y: 1.5 * r };
}

/** The six corners of such a cell, clockwise from the top. */
export function hexCorners(centre: { x: number; y: number }, radius = 1): { x: number; y: number }[] {
  return Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i - Math.PI / 2;
    return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
  });
}
