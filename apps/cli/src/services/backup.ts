/** `masume backup`: everything a server keeps, of one moment, into a file, while the server runs. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { formatMessage, type Language, languages, message } from "@masume/kernel";
import { Complaint } from "../platform/cli-error.js";
import { status } from "../platform/exit-status.js";
import { writeLines } from "../platform/line-files.js";
import { messages } from "../platform/messages.js";
import { flagName, readValues, type Typed } from "../platform/parameter-values.js";
import { choice, optional, type ParameterTable, text, type Values } from "../platform/parameters.js";
import { storageOptions, storageParameters, withFile, withStorage } from "./storage.js";

const parameters = {
  ...storageParameters,
  output: text("file"),
  lang: optional(choice(languages)),
} satisfies ParameterTable;

export const backupOptions: ParameterTable = parameters;

export async function backup(typed: Typed, _version: string, language: Language): Promise<number> {
  const given = await readValues(backupOptions, typed, flagName, language);
  const { data, database, output: file } = given as Values<typeof parameters>;
  const options = storageOptions({ data, database }, language);
  if ("folder" in options && !existsSync(join(options.folder, "masume.db"))) {
    throw new Complaint(formatMessage(language, message("backup.none", { place: options.folder }), messages));
  }
  const { withSnapshot, writeBackup } = await import("@masume/server");
  const rows = await withFile(file, language, () =>
    writeLines(file, (write) =>
      withStorage(language, () => withSnapshot(options, (snapshot) => writeBackup(snapshot, write))),
    ),
  );
  process.stderr.write(`${formatMessage(language, message("backup.done", { rows, file }), messages)}\n`);
  return status.yes;
}
