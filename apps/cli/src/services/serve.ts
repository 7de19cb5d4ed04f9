/** `masume serve`: the web app and the API, until a signal stops it. */
import { formatMessage, type Language, languages, type Message, message } from "@masume/kernel";
import type { LogLevel, Storage } from "@masume/server";
import { Complaint } from "../platform/cli-error.js";
import { status } from "../platform/exit-status.js";
import { messages } from "../platform/messages.js";
import { openBrowser } from "../platform/open-browser.js";
import { flagName, readValues, type Typed } from "../platform/parameter-values.js";
import {
  choice,
  flag,
  integer,
  optional,
  type ParameterTable,
  text,
  type Values,
} from "../platform/parameters.js";
import { openStorage, storageOptions, storageParameters, withStorage } from "./storage.js";

const parameters = {
  port: optional(integer(0, 65_535)),
  host: optional(text("address")),
  ...storageParameters,
  open: flag,
  trustProxy: flag,
  logLevel: optional(choice<LogLevel>(["debug", "info", "warn", "error", "silent"])),
  lang: optional(choice(languages)),
} satisfies ParameterTable;

export const serveOptions: ParameterTable = parameters;

/** Resolves when a signal has stopped the server. */
export async function serve(typed: Typed, version: string, language: Language): Promise<number> {
  const fromEnvironment = typed.port === undefined && process.env.PORT ? { port: process.env.PORT } : {};
  const given = await readValues(serveOptions, { ...typed, ...fromEnvironment }, flagName, language);
  const {
    port = 8080,
    host = "127.0.0.1",
    data,
    database,
    open,
    trustProxy,
    logLevel = "info",
  } = given as Values<typeof parameters>;
  const words = (said: Message): string => formatMessage(language, said, messages);
  const storage = await openStorage(storageOptions({ data, database }, language), language);
  const { createServer, listen, ListenError } = await import("@masume/server");
  try {
    const app = await withStorage(language, () => createServer({ version, logLevel, storage, trustProxy }));
    const { address, stopped } = await listen(app, host, port);
    process.stdout.write(`${words(message("serve.ready", { address }))}\n`);
    if (open) openBrowser(address);
    const isFinished = await stopped;
    if (!isFinished) await leave(storage);
    return status.yes;
  } catch (thrown) {
    if (!(thrown instanceof ListenError)) throw thrown;
    throw new Complaint(words(message(`serve.${thrown.reason}`, { port: String(port), host })));
  } finally {
    await storage.close();
  }
}

/** What could not be finished would keep the process alive. */
async function leave(storage: Storage): Promise<never> {
  await storage.close();
  process.exit(status.no);
}
