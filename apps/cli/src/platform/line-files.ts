/**
 * Files of lines, compressed where their name ends in `.gz`. A file that is written
 * appears when it is whole.
 */
import { once } from "node:events";
import { createReadStream, createWriteStream } from "node:fs";
import { createInterface } from "node:readline";
import { PassThrough } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { unfinishedFile } from "./unfinished-file.js";

const isCompressed = (file: string): boolean => file.endsWith(".gz");

export async function* readLines(file: string): AsyncGenerator<string> {
  const bytes = createReadStream(file);
  const plain = isCompressed(file) ? bytes.pipe(createGunzip()) : bytes;
  // A stream that fails ends its reader too, with its reason.
  bytes.on("error", (thrown) => plain.destroy(thrown));
  yield* createInterface({ input: plain, crlfDelay: Number.POSITIVE_INFINITY });
}

/** Writes what is produced line by line; nobody but the owner may read it. */
export async function writeLines<T>(
  file: string,
  produce: (write: (line: string) => Promise<void>) => Promise<T>,
): Promise<T> {
  const unfinished = unfinishedFile(file);
  const lines = new PassThrough();
  const out = createWriteStream(unfinished.path, { mode: 0o600 });
  const writing = isCompressed(file) ? pipeline(lines, createGzip(), out) : pipeline(lines, out);
  const producing = produce(async (line) => {
    if (lines.destroyed) throw lines.errored ?? new Error("nobody writes any more");
    if (!lines.write(`${line}\n`)) await once(lines, "drain");
  });
  // Whichever of the two fails ends the other.
  producing.then(
    () => lines.end(),
    (thrown) => lines.destroy(thrown),
  );
  try {
    await writing;
    unfinished.finish();
    return await producing;
  } catch (thrown) {
    await producing.catch(() => {});
    unfinished.discard();
    throw thrown;
  }
}
