/** `nonaga engine`: the line protocol on standard input and output. */
import { createInterface } from "node:readline";
import { type Verb, verb } from "../../verbs/verb.js";
import { Protocol } from "./protocol.js";

export const engine: Verb = verb({
  arguments: {},
  options: {},
  examples: ["nonaga engine"],
  run: async ({ t }, work) => {
    const protocol = new Protocol({
      write: (line) => process.stdout.write(`${line}\n`),
      t,
      threads: work.threads,
    });
    for await (const line of createInterface({ input: process.stdin })) {
      if (!(await protocol.obey(line))) break;
    }
    await protocol.end();
    return { verdict: "yes", json: {}, text: "" };
  },
});
