/** A step of the grader as JSON and in words. */
import { explainStep, type GradeStep, type Puzzle, placePhrase, stepMessages } from "@masume/games/slither";
import { message } from "@masume/kernel";
import type { Translate } from "../../platform/translate.js";

export function stepJson(puzzle: Puzzle, step: GradeStep, t: Translate): object {
  const { technique, id, ...rest } = step;
  const name = { en: stepMessages.en[id], ja: stepMessages.ja[id] };
  return { technique, name, ...rest, text: reasonText(puzzle, step, t) };
}

export function stepText(puzzle: Puzzle, step: GradeStep, t: Translate): string {
  const head = t("result.step", {
    number: step.technique,
    name: message(step.id),
    level: message("grade.level", { level: step.level }),
    edges: decisions(puzzle, step, t),
  });
  return `${head}\n   ${reasonText(puzzle, step, t)}`;
}

function reasonText(puzzle: Puzzle, step: GradeStep, t: Translate): string {
  const { key, params } = explainStep(puzzle, step);
  return t(key, params);
}

function decisions(puzzle: Puzzle, step: GradeStep, t: Translate): string {
  const on = edgeList(puzzle, step, "on", t);
  const off = edgeList(puzzle, step, "off", t);
  return on !== "" && off !== "" ? t("result.on-off", { on, off }) : on + off;
}

function edgeList(puzzle: Puzzle, { decides }: GradeStep, to: "on" | "off", t: Translate): string {
  const edges = decides.filter((decision) => decision.to === to);
  if (edges.length === 0) return "";
  return t(`result.${to}`, { edges: edges.map(({ edge }) => placePhrase(puzzle, edge)) });
}
