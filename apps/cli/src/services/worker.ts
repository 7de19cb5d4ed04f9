/** `masume worker`: takes generation jobs of a scaled-out installation, until a signal stops it. */
import { availableParallelism } from "node:os";
import { formatMessage, type Language, languages, message } from "@masume/kernel";
import { Complaint } from "../platform/cli-error.js";
import { status } from "../platform/exit-status.js";
import { messages } from "../platform/messages.js";
import { flagName, readValues, type Typed } from "../platform/parameter-values.js";
import { choice, integer, optional, type ParameterTable, type Values } from "../platform/parameters.js";
import { openStorage, storageOptions, storageParameters } from "./storage.js";

const parameters = {
  database: storageParameters.database,
  jobs: optional(integer(1, 256)),
  lang: optional(choice(languages)),
} satisfies ParameterTable;

export const workerOptions: ParameterTable = parameters;

/** Resolves when a signal has stopped it. */
export async function worker(typed: Typed, _version: string, language: Language): Promise<number> {
  const given = await readValues(workerOptions, typed, flagName, language);
  const { database, jobs = availableParallelism() } = given as Values<typeof parameters>;
  const options = storageOptions({ database }, language);
  if (!("url" in options))
    throw new Complaint(formatMessage(language, message("worker.no-database"), messages));
  const storage = await openStorage(options, language);
  try {
    const { startWorker } = await import("@masume/server");
    const taking = await startWorker(storage, jobs);
    process.stdout.write(
      `${formatMessage(language, message("worker.ready", { place: storage.database.location, jobs }), messages)}\n`,
    );
    await new Promise<void>((resolve) => {
      process.once("SIGTERM", () => resolve());
      process.once("SIGINT", () => resolve());
    });
    await taking.stop();
    return status.yes;
  } finally {
    await storage.close();
  }
}
