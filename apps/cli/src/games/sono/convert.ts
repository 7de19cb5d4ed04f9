/** `sono convert`: a problem as the problem file or as the short text of links. */
import { problemCodec, puzzleCodec } from "@masume/games/sono";
import { choice, puzzle } from "../../framework/parameters.js";
import { type Verb, verb } from "../../framework/verb.js";
import { readProblem } from "./texts.js";

export const convert: Verb = verb({
  arguments: { problem: puzzle },
  options: { to: choice(["json", "code"]) },
  examples: ["sono convert problem.json --to code", "sono convert links.txt --to json"],
  run: ({ arguments: { problem: source }, options: { to }, language }) => {
    const problem = readProblem(source, language);
    const text = (to === "json" ? problemCodec : puzzleCodec).format(problem);
    return { verdict: "yes", json: to === "json" ? JSON.parse(text) : { format: to, text }, text };
  },
});
