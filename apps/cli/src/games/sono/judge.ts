/** `sono judge`: a practice judge for one problem, until it is interrupted. */
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { Complaint } from "../../platform/cli-error.js";
import { integer, optional, puzzle } from "../../platform/parameters.js";
import { type Verb, verb } from "../../verbs/verb.js";
import { createJudge } from "./judge-server.js";
import { limitOptions, limitText, readProblem, stepLimit, words } from "./texts.js";

const usualPort = 8180;
const host = "127.0.0.1";

export const judge: Verb = verb({
  arguments: { problem: puzzle },
  options: { port: optional(integer(0, 65_535)), ...limitOptions },
  examples: ["sono judge problem.json --port 8180", "sono judge problem.json --max-steps 200"],
  run: async ({ arguments: { problem: source }, options, language }) => {
    const problem = readProblem(source, language);
    const limit = stepLimit(problem, options, language);
    const { port = usualPort } = options;
    const server = createJudge(problem, limit.maxSteps, language);
    server.listen(port, host);
    try {
      await once(server, "listening");
    } catch {
      throw new Complaint(words(language, "judge.port", { port: String(port) }));
    }
    const address = `http://${host}:${(server.address() as AddressInfo).port}`;
    process.stderr.write(`${words(language, "judge.ready", { address })} ${limitText(limit, language)}\n`);
    await once(server, "close");
    return { verdict: "yes", json: {}, text: "" };
  },
});
