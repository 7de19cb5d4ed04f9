/** Marks that point at targets: what is wrong, what a hint looks at. */
import type { Layout, Look, Marks, TargetId } from "@masume/kernel";

export function faultMarks(layout: Layout, at: readonly TargetId[]): Marks {
  return ringMarks(layout, at, "wrong");
}

export function ringMarks(layout: Layout, at: readonly TargetId[], look: Look): Marks {
  const wanted = new Set(at);
  return layout.targets
    .filter((target) => wanted.has(target.id))
    .map((target) => ({
      key: `${look}:${target.id}`,
      look,
      shape: "disc",
      at: target.at,
      radius: Math.min(0.4, target.reach * 0.8),
      hollow: true,
    }));
}
