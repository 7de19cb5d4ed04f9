/** `nonaga engine`: the line protocol on standard input and output. */
import { createInterface } from "node:readline";
import { nonaga } from "@masume/games/nonaga";
import { formatMessage, kernelMessages } from "@masume/kernel";
import { type Verb, verb } from "../../verbs/verb.js";
import { verbMessages } from "./messages.js";
import { Protocol } from "./protocol.js";

export const engine: Verb = verb({
  arguments: {},
  options: {},
  examples: ["nonaga engine"],
  run: async ({ language }, work) => {
    const protocol = new Protocol({
      write: (line) => process.stdout.write(`${line}\n`),
      say: (about) => formatMessage(language, about, verbMessages, nonaga.messages, kernelMessages),
      threads: work.threads,
    });
    for await (const line of createInterface({ input: process.stdin })) {
      if (!(await protocol.obey(line))) break;
    }
    await protocol.end();
    return { verdict: "yes", json: {}, text: "" };
  },
});
