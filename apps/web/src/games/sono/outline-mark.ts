/** The outline of a square, or of any box, of the board. */
import { type Box, boxPoints, type Mark } from "@masume/kernel";

export function outlineMark(key: string, look: Mark["look"], box: Box, width: number): Mark {
  const corners = boxPoints(box);
  return { key, look, shape: "line", points: [...corners, corners[0]!], width };
}
