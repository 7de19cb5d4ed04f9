/** The outline of a square, or of any box, of the board. */
import { type Box, boxPoints, type Mark } from "@masume/kernel";

export function outlineMark(key: string, role: Mark["role"], box: Box, width: number): Mark {
  const corners = boxPoints(box);
  return { key, role, shape: "line", points: [...corners, corners[0]!], width };
}
