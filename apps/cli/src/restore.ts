/** `masume restore`: a backup into an empty folder or database: all of it, or nothing. */
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";
import { type Language, languages, message, say } from "@masume/kernel";
import { Complaint } from "./framework/complaint.js";
import { reasonOf } from "./framework/input.js";
import { choice, optional, type ParameterTable, text, type Values } from "./framework/parameters.js";
import { status } from "./framework/status.js";
import { flagName, readValues, type Typed } from "./framework/values.js";
import { messages } from "./messages.js";
import { openStorage, storageOptions, storageParameters, withStorage } from "./serve-storage.js";

const parameters = {
  ...storageParameters,
  from: text("file"),
  lang: optional(choice(languages)),
} satisfies ParameterTable;

export const restoreOptions: ParameterTable = parameters;

export async function restore(typed: Typed, _version: string, language: Language): Promise<number> {
  const given = await readValues(restoreOptions, typed, flagName, language);
  const { data, database, from: file } = given as Values<typeof parameters>;
  const { BadBackup, readBackup } = await import("@masume/server");
  const store = await openStorage(storageOptions({ data, database }, language), language);
  try {
    const rows = await withStorage(language, () => readBackup(store, linesOf(file)));
    process.stderr.write(`${say(language, message("restore.done", { rows }), messages)}\n`);
    return status.yes;
  } catch (thrown) {
    if (thrown instanceof BadBackup) {
      throw new Complaint(say(language, message("restore.bad"), messages), { file });
    }
    if (thrown instanceof Complaint || (thrown as NodeJS.ErrnoException).code === undefined) throw thrown;
    throw new Complaint(say(language, reasonOf(thrown), messages), { file });
  } finally {
    await store.close();
  }
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const bytes = createReadStream(file);
  const plain = file.endsWith(".gz") ? bytes.pipe(createGunzip()) : bytes;
  // A stream that fails ends its reader too, with its reason.
  bytes.on("error", (thrown) => plain.destroy(thrown));
  yield* createInterface({ input: plain, crlfDelay: Number.POSITIVE_INFINITY });
}
