/** `nonaga engine`: the line protocol on standard input and output. */
import { createInterface } from "node:readline";
import { terminal } from "../../platform/terminal.js";
import { type Verb, verb } from "../../verbs/verb.js";
import { EngineProtocol } from "./engine-protocol.js";

export const engine: Verb = verb({
  arguments: {},
  options: {},
  examples: ["nonaga engine"],
  run: async ({ t }, work) => {
    const protocol = new EngineProtocol({
      write: (line) => void terminal.print(`${line}\n`),
      t,
      threads: work.threads,
    });
    for await (const line of createInterface({ input: process.stdin })) {
      if (!(await protocol.handle(line))) break;
    }
    await protocol.end();
    return { verdict: "yes", json: {}, text: "" };
  },
});
