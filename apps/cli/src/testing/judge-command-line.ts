/** A command line judged as far as it can be before anything is run or a file opened, for tests. */
import { parseCommandLine } from "../command-line.js";
import { registeredGames } from "../games/index.js";
import { CliError } from "../platform/cli-error.js";
import { parseValue, type RawValues } from "../platform/parameter-values.js";
import type { ParameterTable } from "../platform/parameters.js";
import { services } from "../services/index.js";
import { optionsOf } from "../verbs/common-options.js";
import type { GameCommands } from "../verbs/verb.js";

const commands: readonly GameCommands[] = await Promise.all(
  registeredGames.ids.map((id) => registeredGames.commands(id)),
);
const listed = commands.map(({ game }) => ({ id: game, description: "" }));

/** The command lines that help shows, one per verb or more. */
export const exampleCommandLines: readonly string[] = commands.flatMap(({ verbs }) =>
  Object.values(verbs).flatMap((verb) => verb.examples),
);

/** What it asks for, or the reason for refusing it, in a few words. */
export function judgeCommandLine(argv: readonly string[]): string {
  const named = commands.find(({ game }) => argv.includes(game));
  try {
    const request = silently(() => parseCommandLine(argv, "0", "en", listed, named));
    if (request?.kind === "service") checkValues(services[request.service]!.options, request.options);
    if (request?.kind !== "verb") return request?.kind ?? "help";
    const verb = named!.verbs[request.verb]!;
    checkValues(verb.arguments, request.arguments);
    checkValues(optionsOf(verb), request.options);
    return `${request.verb} ${Object.keys(request.options)}`;
  } catch (thrown) {
    if (thrown instanceof CliError) return thrown.reason.key;
    throw thrown;
  }
}

function checkValues(table: ParameterTable, given: RawValues): void {
  for (const [name, parameter] of Object.entries(table)) {
    const value = given[name];
    if (parameter.kind === "value" && typeof value === "string") parseValue(parameter, value, name);
  }
}

/** Help goes to standard output. */
function silently<T>(run: () => T): T {
  const { write } = process.stdout;
  process.stdout.write = () => true;
  try {
    return run();
  } finally {
    process.stdout.write = write;
  }
}
