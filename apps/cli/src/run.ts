/** The whole program as a function: words in, exit status out. */
import { readFileSync } from "node:fs";
import { isGameId } from "@masume/games";
import { formatMessage, type Language, message } from "@masume/kernel";
import { WorkerDied } from "@masume/workers";
import { understand } from "./command-line.js";
import { completionScript } from "./completion.js";
import { loadCommands } from "./games/index.js";
import { Complaint } from "./platform/cli-error.js";
import { status } from "./platform/exit-status.js";
import { chooseLanguage } from "./platform/language.js";
import { messages } from "./platform/messages.js";
import { acceptClosedPipe } from "./platform/output.js";
import { services } from "./services/index.js";
import { invoke } from "./verbs/run-verb.js";

export async function run(argv: readonly string[]): Promise<number> {
  acceptClosedPipe();
  const language = chooseLanguage(argv, process.env);
  try {
    return await obey(argv, language);
  } catch (thrown) {
    process.stderr.write(`${lineAbout(thrown, language)}\n`);
    return status.bad;
  }
}

async function obey(argv: readonly string[], language: Language): Promise<number> {
  const game = argv.find(isGameId);
  const commands = game === undefined ? undefined : await loadCommands(game);
  const request = understand(argv, version(), language, commands);
  switch (request?.kind) {
    case undefined:
      return status.yes;
    case "service":
      return services[request.service]!.run(request.options, version(), language);
    case "completion":
      process.stdout.write(await completionScript(request.shell, language));
      return status.yes;
    case "verb":
      return invoke({ ...request, commands: commands!, language });
  }
}

function version(): string {
  const manifest = readFileSync(new URL("../package.json", import.meta.url), "utf8");
  return (JSON.parse(manifest) as { version: string }).version;
}

/** A mistake of ours is told in one line too; `MASUME_DEBUG=1` shows where it was made. */
function lineAbout(thrown: unknown, language: Language): string {
  if (thrown instanceof Complaint) return thrown.toLine();
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  if (process.env.MASUME_DEBUG) return error.stack ?? error.message;
  const key = error instanceof WorkerDied ? "worker-died" : "internal";
  const reason = formatMessage(language, message(key, { reason: error.message }), messages);
  return new Complaint(reason).toLine();
}
