/** `slither grade`: how hard a puzzle is for people, and which techniques it takes. */
import { type Grade, grade as grading } from "@masume/games/slither";
import type { Language } from "@masume/kernel";
import picocolors from "picocolors";
import { puzzle } from "../../platform/parameters.js";
import { type Verb, verb } from "../../verbs/verb.js";
import { readPuzzle, words } from "./texts.js";

export function gradeLine({ level }: Grade, language: Language, colour: boolean): string {
  const { green, red } = picocolors.createColors(colour);
  return level === null
    ? red(words(language, "answer.ungraded"))
    : green(words(language, "answer.level", { level }));
}

function techniqueLine({ techniques }: Grade, language: Language): string {
  const used = Object.entries(techniques).map(([number, count]) => `${number}×${count}`);
  return words(language, "answer.techniques", { techniques: used.join(" ") });
}

export const grade: Verb = verb({
  arguments: { puzzle },
  options: {},
  examples: ["slither grade puzzle.txt", "slither grade puzzles.txt --jobs 4"],
  run: async ({ arguments: { puzzle: source }, language, colour }, work) => {
    const board = readPuzzle(source, language);
    const graded = await work.run(grading(board));
    if (!graded.finished) {
      const { yellow } = picocolors.createColors(colour);
      return {
        verdict: "unknown",
        json: { level: null, solved: null },
        text: yellow(words(language, "answer.unknown")),
      };
    }
    const { value } = graded;
    return {
      verdict: value.solved ? "yes" : "no",
      json: value,
      text: `${gradeLine(value, language, colour)}\n${techniqueLine(value, language)}`,
    };
  },
});
