/** A step of the grader as JSON and in words. */
import { type EdgeDecision, explainStep, type Puzzle, type Step, stepMessages } from "@masume/games/slither";
import { type Language, message } from "@masume/kernel";
import { words } from "./texts.js";

export function stepJson(puzzle: Puzzle, step: Step, language: Language): object {
  const { technique, id, ...rest } = step;
  const name = { en: stepMessages.en[id], ja: stepMessages.ja[id] };
  return { technique, name, ...rest, text: whyWords(puzzle, step, language) };
}

export function stepText(puzzle: Puzzle, step: Step, language: Language): string {
  const head = words(language, "answer.step", {
    number: step.technique,
    name: message(step.id),
    level: message("grade.level", { level: step.level }),
    edges: (["on", "off"] as const)
      .map((to) => edgeWords(step.decides, to, language))
      .filter((part) => part !== "")
      .join("; "),
  });
  return `${head}\n   ${whyWords(puzzle, step, language)}`;
}

function whyWords(puzzle: Puzzle, step: Step, language: Language): string {
  const { key, params } = explainStep(puzzle, step);
  return words(language, key, params);
}

function edgeWords(decides: readonly EdgeDecision[], to: "on" | "off", language: Language): string {
  const edges = decides.filter((decision) => decision.to === to).map(({ edge }) => edge);
  return edges.length === 0 ? "" : words(language, `answer.${to}`, { edges: edges.join(" ") });
}
