/** `masume restore`: a backup into an empty folder or database: all of it, or nothing. */
import { formatMessage, type Language, languages, message } from "@masume/kernel";
import { Complaint } from "../platform/cli-error.js";
import { status } from "../platform/exit-status.js";
import { readLines } from "../platform/line-files.js";
import { messages } from "../platform/messages.js";
import { flagName, readValues, type Typed } from "../platform/parameter-values.js";
import { choice, optional, type ParameterTable, text, type Values } from "../platform/parameters.js";
import { openStorage, storageOptions, storageParameters, withFile, withStorage } from "./storage.js";

const parameters = {
  ...storageParameters,
  from: text("file"),
  lang: optional(choice(languages)),
} satisfies ParameterTable;

export const restoreOptions: ParameterTable = parameters;

export async function restore(typed: Typed, _version: string, language: Language): Promise<number> {
  const given = await readValues(restoreOptions, typed, flagName, language);
  const { data, database, from: file } = given as Values<typeof parameters>;
  const { BackupError, readBackup } = await import("@masume/server");
  const storage = await openStorage(storageOptions({ data, database }, language), language);
  try {
    const rows = await withFile(file, language, () =>
      withStorage(language, () => readBackup(storage.database, readLines(file))),
    );
    process.stderr.write(`${formatMessage(language, message("restore.done", { rows }), messages)}\n`);
    return status.yes;
  } catch (thrown) {
    if (!(thrown instanceof BackupError)) throw thrown;
    throw new Complaint(formatMessage(language, message("restore.bad"), messages), { file });
  } finally {
    await storage.close();
  }
}
