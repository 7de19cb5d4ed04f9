/**
 * Games that are still to come: their names and a still picture each, in the same
 * marks a game paints with. A game that joins the registry paints itself, and its
 * entry here is no longer looked at.
 */
import { type Hex, hexCentre, hexCorners, type Mark, type Point } from "@masume/kernel";
import type { Shown } from "./shown.js";

const points = (text: string): Point[] =>
  text.split(" ").map((pair) => {
    const [x, y] = pair.split(",");
    return { x: Number(x), y: Number(y) };
  });

function still(
  id: string,
  names: Shown["name"],
  tagline: Shown["tagline"],
  size: number,
  drawn: Mark[],
): Shown {
  return {
    id,
    name: names,
    tagline,
    bounds: { x: 0, y: 0, width: size, height: size },
    frames: [{ drawn, gone: [] }],
  };
}

const dots = (size: number): Mark[] =>
  Array.from({ length: (size + 1) ** 2 }, (_, i): Mark => {
    const at = { x: i % (size + 1), y: Math.floor(i / (size + 1)) };
    return { key: `dot:${i}`, look: "border", shape: "disc", at, radius: 0.05 };
  });

const digits = (rows: readonly string[]): Mark[] =>
  rows.flatMap((row, y) =>
    [...row].flatMap((text, x): Mark[] =>
      text === "."
        ? []
        : [
            {
              key: `${x},${y}`,
              look: "clue",
              shape: "text",
              at: { x: x + 0.5, y: y + 0.5 },
              text,
              size: 0.55,
            },
          ],
    ),
  );

const slither = still(
  "slither",
  { ja: "スリザーリンク", en: "Slither" },
  { ja: "数字をたよりに、ひとつの輪を", en: "One loop, told by its numbers" },
  5,
  [
    ...dots(5),
    ...digits(["1..33", ".3..2", "22.2.", "..23.", "1.1.1"]),
    {
      key: "loop",
      look: "line",
      shape: "line",
      points: points(
        "0,1 1,1 1,2 2,2 2,0 3,0 3,1 4,1 4,0 5,0 5,2 4,2 4,3 3,3 3,4 4,4 4,5 1,5 1,4 2,4 2,3 0,3 0,1",
      ),
      width: 0.12,
    },
  ],
);

const tiles: readonly Hex[] = [-2, -1, 0, 1, 2].flatMap((q) =>
  [-2, -1, 0, 1, 2].filter((r) => Math.abs(q + r) <= 2).map((r): Hex => [q, r]),
);

const pieces: Readonly<Record<string, "red" | "blue">> = {
  "2,-2": "red",
  "0,2": "red",
  "-2,0": "red",
  "2,0": "blue",
  "-2,2": "blue",
  "0,-2": "blue",
};

const nonaga = still(
  "nonaga",
  { ja: "ノナガ", en: "Nonaga" },
  { ja: "動く盤の上で、三つのコマを集めよう", en: "Bring three pieces together while the board moves" },
  9,
  tiles.flatMap((hex): Mark[] => {
    const { x, y } = hexCentre(hex);
    const at = { x: x + 4.5, y: y + 4.5 };
    const tile: Mark = { key: `tile:${hex}`, look: "tile", shape: "area", points: hexCorners(at, 0.94) };
    const look = pieces[`${hex}`];
    if (!look) return [tile];
    return [tile, { key: `piece:${hex}`, look, shape: "disc", at, radius: 0.5, hollow: look === "blue" }];
  }),
);

export const coming: readonly Shown[] = [slither, nonaga];
