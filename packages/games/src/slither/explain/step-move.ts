/** The move that draws all that a step decides. It needs nothing of the grader, so a page has it at once. */
import type { GradeStep } from "../grade/step.js";
import type { EdgeChange, Move } from "../rules.js";

export function moveOf({ decides }: GradeStep): Move {
  const changes = decides.map(({ edge, to }): EdgeChange => ({ edge, to: to === "on" ? "line" : "cross" }));
  return { kind: "set", changes };
}
