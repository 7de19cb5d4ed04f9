/**
 * Games that are still to come: their names and a still picture each, in the same
 * marks a game paints with. A game that joins the registry paints itself, and its
 * entry here is no longer looked at.
 */
import type { Mark, Point } from "@masume/kernel";
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

export const coming: readonly Shown[] = [slither];
