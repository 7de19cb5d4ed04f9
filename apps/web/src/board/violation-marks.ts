/** Marks that point at targets: what is wrong, what a hint looks at. */
import type { Layout, MarkRole, Marks, TargetId } from "@masume/kernel";

export function violationMarks(layout: Layout, at: readonly TargetId[]): Marks {
  return ringMarks(layout, at, "wrong");
}

export function ringMarks(layout: Layout, at: readonly TargetId[], role: MarkRole): Marks {
  const wanted = new Set(at);
  return layout.targets
    .filter((target) => wanted.has(target.id))
    .map((target) => ({
      key: `${role}:${target.id}`,
      role,
      shape: "disc",
      at: target.at,
      radius: Math.min(0.4, target.reach * 0.8),
      hollow: true,
    }));
}
