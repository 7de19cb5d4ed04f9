/** `sono convert`: a problem as the problem file, as the short text of links, or as a picture. */
import { problemCodec, puzzleCodec, sono, start } from "@masume/games/sono";
import { drawingOf } from "@masume/print";
import { choice, puzzle } from "../../platform/parameters.js";
import { isPicture, pictureAnswer, pictureFormats } from "../../verbs/picture.js";
import { type Verb, verb } from "../../verbs/verb.js";
import { readProblem, words } from "./texts.js";

export const convert: Verb = verb({
  arguments: { problem: puzzle },
  options: { to: choice(["json", "code", ...pictureFormats]) },
  examples: [
    "sono convert problem.json --to code",
    "sono convert links.txt --to json",
    "sono convert problem.json --to png -o problem.png",
  ],
  run: ({ arguments: { problem: source }, options: { to }, language }) => {
    const problem = readProblem(source, language);
    if (isPicture(to))
      return pictureAnswer(to, drawingOf(sono, problem, start(problem)), words(language, "name"));
    const text = (to === "json" ? problemCodec : puzzleCodec).format(problem);
    return { verdict: "yes", json: to === "json" ? JSON.parse(text) : { format: to, text }, text };
  },
});
