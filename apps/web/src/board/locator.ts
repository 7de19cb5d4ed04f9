/**
 * Which target a point means, as the kernel's `targetAt` answers it, but found
 * in buckets of one board unit: a drag asks at every sample of the pointer, and
 * a large board has thousands of targets.
 */
import type { Layout, Point, Target } from "@masume/kernel";

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
  return ({ x, y }) => {
    let best: Target | undefined;
    let bestDistance = Number.POSITIVE_INFINITY;
    for (const target of buckets.get(`${Math.floor(x)},${Math.floor(y)}`) ?? []) {
      const distance = Math.hypot(target.at.x - x, target.at.y - y);
      if (distance <= target.reach && distance < bestDistance) {
        best = target;
        bestDistance = distance;
      }
    }
    return best;
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
