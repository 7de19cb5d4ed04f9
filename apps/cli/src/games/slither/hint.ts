/** `slither hint`: the next step from a partly drawn board, or the marks on it that are wrong. */
import { type Advice, advise, type Puzzle } from "@masume/games/slither";
import type { Language } from "@masume/kernel";
import picocolors from "picocolors";
import { file, puzzle } from "../../platform/parameters.js";
import { type Answer, type Verb, verb } from "../../verbs/verb.js";
import { stepJson, stepText } from "./step-words.js";
import { readEdges, readPuzzle, words } from "./texts.js";

export const hint: Verb = verb({
  arguments: { puzzle },
  options: { state: file },
  examples: ["slither hint puzzle.txt --state drawn.json"],
  run: async ({ arguments: { puzzle: source }, options, language, colour }, work) => {
    const board = readPuzzle(source, language);
    const drawn = readEdges(options.state, board, language);
    const advice = await work.run(advise(board, drawn, work.budget()));
    return advice.finished ? answerOf(board, advice.value, language, colour) : unknown(language, colour);
  },
});

function unknown(language: Language, colour: boolean): Answer {
  const { yellow } = picocolors.createColors(colour);
  return { verdict: "unknown", json: { status: "unknown" }, text: yellow(words(language, "answer.unknown")) };
}

function answerOf(board: Puzzle, advice: Advice, language: Language, colour: boolean): Answer {
  const { green, red, yellow } = picocolors.createColors(colour);
  switch (advice.kind) {
    case "step":
      return {
        verdict: "yes",
        json: stepJson(board, advice.step, language),
        text: stepText(board, advice.step, language),
      };
    case "wrong":
      return {
        verdict: "no",
        json: { wrong: advice.edges },
        text: red(words(language, "answer.wrong", { edges: advice.edges.join(" ") })),
      };
    case "complete":
      return { verdict: "yes", json: { complete: true }, text: green(words(language, "answer.drawn")) };
    case "not-unique": {
      const { status } = advice;
      if (status === "unknown") return unknown(language, colour);
      return { verdict: "no", json: { status }, text: words(language, "answer.not-unique") };
    }
    case "stuck":
      return { verdict: "no", json: { stuck: true }, text: yellow(words(language, "answer.stuck")) };
  }
}
