/** The whole program as a function: words in, exit status out. */
import type { Language } from "@masume/kernel";
import { WorkerDied } from "@masume/workers";
import { parseCommandLine } from "./command-line.js";
import { describeGame, programCatalogues } from "./command-texts.js";
import { completionScript } from "./completion.js";
import { type CliGames, registeredGames } from "./games/index.js";
import { CliError, formatError } from "./platform/cli-error.js";
import { status } from "./platform/exit-status.js";
import { chooseLanguage } from "./platform/language.js";
import { terminal } from "./platform/terminal.js";
import { type Translate, translator } from "./platform/translate.js";
import { version } from "./platform/version.js";
import { services } from "./services/index.js";
import { runVerb } from "./verbs/run-verb.js";
import type { GameCommands } from "./verbs/verb.js";

export async function run(argv: readonly string[], games: CliGames = registeredGames): Promise<number> {
  const language = chooseLanguage(argv, process.env);
  const named = argv.find((word) => games.ids.includes(word));
  const commands = named === undefined ? undefined : await games.commands(named);
  const t = translator(language, [...(commands?.catalogues ?? []), ...programCatalogues]);
  try {
    return await carryOut(argv, games, commands, language, t);
  } catch (thrown) {
    terminal.printMessage(errorLine(thrown, t));
    return status.bad;
  }
}

async function carryOut(
  argv: readonly string[],
  games: CliGames,
  commands: GameCommands | undefined,
  language: Language,
  t: Translate,
): Promise<number> {
  // A command that names no game may be help, which says what each of them is.
  const listed = await Promise.all(
    games.ids.map(async (id) => {
      const isShown = !commands || commands.game === id;
      return { id, description: isShown ? describeGame(await games.game(id), language) : "" };
    }),
  );
  const request = parseCommandLine(argv, version(), language, listed, commands);
  switch (request?.kind) {
    case undefined:
      return status.yes;
    case "service":
      return services[request.service]!.run(request.options, version(), t);
    case "completion":
      await terminal.print(await completionScript(request.shell, games, language));
      return status.yes;
    case "verb":
      return runVerb({ ...request, commands: commands!, language });
  }
}

/** An internal error is told in one line too; `MASUME_DEBUG=1` shows where it happened. */
function errorLine(thrown: unknown, t: Translate): string {
  if (thrown instanceof CliError)
    return formatError(t(thrown.reason.key, thrown.reason.params), thrown.place);
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  if (process.env.MASUME_DEBUG) return error.stack ?? error.message;
  return formatError(t(error instanceof WorkerDied ? "worker-died" : "internal", { reason: error.message }));
}
