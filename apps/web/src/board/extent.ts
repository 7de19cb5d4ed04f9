/** The smallest box around marks. */
import type { Box, Mark, Marks, Point } from "@masume/kernel";

export function extentOf(marks: Marks): Box | undefined {
  const points = marks.flatMap(cornersOf);
  if (points.length === 0) return undefined;
  const [left, right] = range(points.map(({ x }) => x));
  const [top, bottom] = range(points.map(({ y }) => y));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function range(values: readonly number[]): readonly [number, number] {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  return [least, most];
}

function cornersOf(mark: Mark): readonly Point[] {
  if (mark.shape === "area" || mark.shape === "line") return mark.points;
  const r = mark.shape === "text" ? mark.size / 2 : mark.radius;
  const { x, y } = mark.at;
  return [
    { x: x - r, y: y - r },
    { x: x + r, y: y + r },
  ];
}

/** The marks that are new or changed since before. */
export function changedMarks(before: Marks, now: Marks): Marks {
  const known = new Map(before.map((mark) => [mark.key, mark]));
  return now.filter((mark) => {
    const same = known.get(mark.key);
    return same !== mark && JSON.stringify(same) !== JSON.stringify(mark);
  });
}
