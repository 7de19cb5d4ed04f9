/**
 * Which target a point means, asked of the targets near it alone, which are kept in
 * buckets of one board unit: a drag asks at every sample of the pointer, and a large
 * board has thousands of targets.
 */
import { type Layout, type Point, type Target, targetAt } from "@masume/kernel";

export type Locator = (point: Point) => Target | undefined;

export function createLocator({ targets }: Pick<Layout, "targets">): Locator {
  const buckets = new Map<string, Target[]>();
  for (const target of targets) {
    const { x, y } = target.at;
    const r = target.reach;
    for (let column = Math.floor(x - r); column <= Math.floor(x + r); column++) {
      for (let row = Math.floor(y - r); row <= Math.floor(y + r); row++) {
        const key = `${column},${row}`;
        const bucket = buckets.get(key);
        if (bucket) bucket.push(target);
        else buckets.set(key, [target]);
      }
    }
  }
  return (point) => {
    const near = buckets.get(`${Math.floor(point.x)},${Math.floor(point.y)}`);
    return near && targetAt({ targets: near }, point);
  };
}

/** Points from one sample of the pointer to the next, close enough that no target between them is jumped over. */
export function* between(from: Point, to: Point, step = 0.2): Generator<Point, void, void> {
  const count = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / step));
  for (let i = 1; i <= count; i++) {
    const share = i / count;
    yield { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  }
}
