/** `sono judge`: a judge for one puzzle, until it is interrupted. */
import { once } from "node:events";
import { withMaxSteps } from "@masume/games/sono";
import { message } from "@masume/kernel";
import { CliError } from "../../platform/cli-error.js";
import { duration, file, integer, optional, type Source, text } from "../../platform/parameters.js";
import { terminal } from "../../platform/terminal.js";
import { puzzleVerb } from "../../verbs/puzzle-verb.js";
import type { Verb } from "../../verbs/verb.js";
import { limitOptions, sonoGame, stepLimit } from "./cli-game.js";

const defaultPort = 8180;
const defaultResults = "judge-results.jsonl";

export const judge: Verb = puzzleVerb(sonoGame, {
  options: {
    port: optional(integer(0, 65_535)),
    host: optional(text("address")),
    duration: optional(duration),
    teams: optional(file),
    results: optional(text("file")),
    ...limitOptions,
  },
  examples: [
    "sono judge problem.json --max-steps 200",
    "sono judge problem.json --host 0.0.0.0 --duration 30m --teams teams.txt",
  ],
  run: async (puzzle, { options, t }) => {
    const limit = stepLimit(puzzle, options, t);
    const { port = defaultPort, host = "127.0.0.1", results = defaultResults, teams } = options;
    const { createJudge } = await import("./judge-server.js");
    const app = await createJudge({
      puzzle: withMaxSteps(puzzle, limit.maxSteps),
      resultsFile: results,
      durationMs: options.duration,
      teams: teams && readTeams(teams),
      t,
    });
    try {
      await app.listen({ host, port });
    } catch {
      throw new CliError(message("judge.port", { host, port: String(port) }));
    }
    const shown = host.includes(":") ? `[${host}]` : host;
    const bound = app.server.address();
    const address = `http://${shown}:${typeof bound === "object" && bound ? bound.port : port}`;
    terminal.printMessage(`${t("judge.ready", { address, results })} ${limit.text}`);
    await once(app.server, "close");
    return { verdict: "yes", json: {}, text: "" };
  },
});

/** Lines of a token, a space and the team's name; what begins with # is a comment. */
function readTeams({ name: file, text }: Source): ReadonlyMap<string, string> {
  const teams = new Map<string, string>();
  const names = new Set<string>();
  for (const [i, line] of text.split(/\r?\n/).entries()) {
    const trimmed = line.trim();
    if (trimmed === "" || trimmed.startsWith("#")) continue;
    const [, token, name] = /^(\S+)\s+(.+)$/.exec(trimmed) ?? [];
    const place = { file, line: i + 1 };
    if (!token || !name) throw new CliError(message("judge.team-line"), place);
    if (teams.has(token)) throw new CliError(message("judge.team-twice", { found: token }), place);
    if (names.has(name)) throw new CliError(message("judge.team-twice", { found: name }), place);
    teams.set(token, name);
    names.add(name);
  }
  if (teams.size === 0) throw new CliError(message("judge.no-teams"), { file });
  return teams;
}
