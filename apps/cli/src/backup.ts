/** `masume backup`: everything a server keeps, of one moment, into a file, while the server runs. */
import { once } from "node:events";
import { createWriteStream, existsSync, renameSync } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { type Language, languages, message, say } from "@masume/kernel";
import { Complaint } from "./framework/complaint.js";
import { reasonOf } from "./framework/input.js";
import { choice, optional, type ParameterTable, text, type Values } from "./framework/parameters.js";
import { status } from "./framework/status.js";
import { flagName, readValues, type Typed } from "./framework/values.js";
import { messages } from "./messages.js";
import { storageOptions, storageParameters, withStorage } from "./serve-storage.js";

const parameters = {
  ...storageParameters,
  output: text("file"),
  lang: optional(choice(languages)),
} satisfies ParameterTable;

export const backupOptions: ParameterTable = parameters;

/** The file gets its name when it is whole. */
export async function backup(typed: Typed, _version: string, language: Language): Promise<number> {
  const given = await readValues(backupOptions, typed, flagName, language);
  const { data, database, output: file } = given as Values<typeof parameters>;
  const options = storageOptions({ data, database }, language);
  if ("folder" in options && !existsSync(join(options.folder, "masume.db"))) {
    throw new Complaint(say(language, message("backup.none", { place: options.folder }), messages));
  }
  const { withSnapshot, writeBackup } = await import("@masume/server");
  const unfinished = `${file}.part`;
  const packed = createGzip();
  const isPacked = file.endsWith(".gz");
  const out = createWriteStream(unfinished, { mode: 0o600 });
  const writing = isPacked ? pipeline(packed, out) : undefined;
  const into = isPacked ? packed : out;
  try {
    await once(out, "open");
    const rows = await withStorage(language, () =>
      withSnapshot(options, (snapshot) =>
        writeBackup(snapshot, async (line) => {
          if (!into.write(`${line}\n`)) await once(into, "drain");
        }),
      ),
    );
    into.end();
    await (writing ?? once(out, "finish"));
    renameSync(unfinished, file);
    process.stderr.write(`${say(language, message("backup.done", { rows, file }), messages)}\n`);
    return status.yes;
  } catch (thrown) {
    if (thrown instanceof Complaint) throw thrown;
    if ((thrown as NodeJS.ErrnoException).code === undefined) throw thrown;
    throw new Complaint(say(language, reasonOf(thrown), messages), { file });
  }
}
