/** Whether two layouts put the same targets in the same places: then nothing has to be built anew. */
import type { Layout } from "@masume/kernel";

export function sameLayout(a: Layout, b: Layout): boolean {
  if (a === b) return true;
  return (
    a.targets.length === b.targets.length &&
    a.bounds.x === b.bounds.x &&
    a.bounds.y === b.bounds.y &&
    a.bounds.width === b.bounds.width &&
    a.bounds.height === b.bounds.height &&
    a.targets.every(({ id, at }, i) => {
      const other = b.targets[i]!;
      return id === other.id && at.x === other.at.x && at.y === other.at.y;
    })
  );
}
