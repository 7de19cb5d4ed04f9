/** `sono judge`: a practice judge for one puzzle, until it is interrupted. */
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { withMaxSteps } from "@masume/games/sono";
import { message } from "@masume/kernel";
import { CliError } from "../../platform/cli-error.js";
import { integer, optional } from "../../platform/parameters.js";
import { puzzleVerb } from "../../verbs/puzzle-verb.js";
import type { Verb } from "../../verbs/verb.js";
import { limitOptions, sonoGame, stepLimit } from "./cli-game.js";
import { createJudge } from "./judge-server.js";

const defaultPort = 8180;
const host = "127.0.0.1";

export const judge: Verb = puzzleVerb(sonoGame, {
  options: { port: optional(integer(0, 65_535)), ...limitOptions },
  examples: ["sono judge problem.json --port 8180", "sono judge problem.json --max-steps 200"],
  run: async (puzzle, { options, t }) => {
    const limit = stepLimit(puzzle, options, t);
    const { port = defaultPort } = options;
    const server = createJudge(withMaxSteps(puzzle, limit.maxSteps), t);
    server.listen(port, host);
    try {
      await once(server, "listening");
    } catch {
      throw new CliError(message("judge.port", { port: String(port) }));
    }
    const address = `http://${host}:${(server.address() as AddressInfo).port}`;
    process.stderr.write(`${t("judge.ready", { address })} ${limit.text}\n`);
    await once(server, "close");
    return { verdict: "yes", json: {}, text: "" };
  },
});
