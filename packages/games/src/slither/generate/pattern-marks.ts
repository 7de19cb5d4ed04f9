/** A removal pattern as a picture: the first groups by number, or, where cells go one by one, those that go first. */
import { type Box, boxPoints, createRandom, gridMarks, type Mark, type Marks } from "@masume/kernel";
import type { PatternCode } from "../params.js";
import { removalOrder } from "./removal.js";

const side = 8;
const shownGroups = 4;

export const patternBounds: Box = { x: 0, y: 0, width: side, height: side };

export function patternMarks(code: PatternCode): Marks {
  const groups = removalOrder(code, side, side, createRandom("pattern"));
  const isByCell = groups.every((group) => group.length === 1);
  const shown = isByCell
    ? groups.slice(0, code === "F" ? side : groups.length / 2)
    : groups.slice(0, shownGroups);
  const paper: Mark = { key: "paper", role: "paper", shape: "area", points: boxPoints(patternBounds) };
  const cells = shown.flatMap((group, number) =>
    Array.from(group).flatMap((cell): Marks => {
      const [x, y] = [cell % side, Math.floor(cell / side)];
      const area: Mark = {
        key: `c${cell}`,
        role: "inside",
        shape: "area",
        points: boxPoints({ x, y, width: 1, height: 1 }),
      };
      const at = { x: x + 0.5, y: y + 0.5 };
      return isByCell
        ? [area]
        : [area, { key: `t${cell}`, role: "clue", shape: "text", at, text: String(number + 1), size: 0.6 }];
    }),
  );
  return [paper, ...cells, ...gridMarks(patternBounds)];
}
