/**
 * Reading what the user points at: a file, standard input (`-`, or nothing given
 * and input piped in), or a puzzle written right into the command. Whatever goes
 * wrong becomes an error of one line.
 */
import { constants, existsSync } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { type Message, message } from "@masume/kernel";
import { CliError } from "./cli-error.js";
import type { Source } from "./parameters.js";

/** Far above any puzzle file; keeps a wrong file from filling the memory. */
const maxInputBytes: number = 32 * 1024 * 1024;

export class InputReader {
  readonly #isInlinePuzzle: (text: string) => boolean;
  #stdinTaken = false;

  /** `isInlinePuzzle` recognises a puzzle that stands in the command itself. */
  constructor(isInlinePuzzle: (text: string) => boolean = () => false) {
    this.#isInlinePuzzle = isInlinePuzzle;
  }

  async read(given: string | undefined): Promise<Source> {
    const source = given === undefined || given === "-" ? await this.#stdin(given) : await this.#file(given);
    if (source.text.trim() === "") throw new CliError(message("file.empty"), { file: source.name });
    return source;
  }

  /** Undefined when there is no such file. */
  async readIfPresent(name: string): Promise<Source | undefined> {
    return existsSync(name) ? this.read(name) : undefined;
  }

  async #stdin(given: string | undefined): Promise<Source> {
    if (this.#stdinTaken) throw new CliError(message("usage.stdin-twice"));
    if (given === undefined && process.stdin.isTTY) throw new CliError(message("usage.no-input"));
    this.#stdinTaken = true;
    const name = "<stdin>";
    return withFile(name, async () => this.#source(name, await readLimited(process.stdin)));
  }

  async #file(name: string): Promise<Source> {
    let handle: FileHandle | undefined;
    try {
      handle = await open(name, constants.O_RDONLY);
      const { size } = await handle.stat();
      if (size > maxInputBytes) throw new TooLarge();
      return this.#source(name, await readLimited(handle.createReadStream({ autoClose: false })));
    } catch (thrown) {
      if (isMissing(thrown) && this.#isInlinePuzzle(name))
        return { name: "<argument>", text: name.trimStart(), firstLine: 1 };
      throw new CliError(fileError(thrown), { file: name });
    } finally {
      await handle?.close();
    }
  }

  #source(name: string, bytes: Uint8Array): Source {
    return { name, text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), firstLine: 1 };
  }
}

class TooLarge extends Error {}

async function readLimited(stream: AsyncIterable<Uint8Array | string>): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream) {
    const bytes = Buffer.from(chunk);
    length += bytes.length;
    if (length > maxInputBytes) throw new TooLarge();
    chunks.push(bytes);
  }
  return Buffer.concat(chunks, length);
}

function codeOf(thrown: unknown): string | undefined {
  return thrown instanceof Error && "code" in thrown ? String(thrown.code) : undefined;
}

function isMissing(thrown: unknown): boolean {
  return ["ENOENT", "ENAMETOOLONG", "ENOTDIR", "EINVAL"].includes(codeOf(thrown) ?? "");
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: "file.missing",
  ENOTDIR: "file.missing",
  EACCES: "file.forbidden",
  EPERM: "file.forbidden",
  EISDIR: "file.directory",
  ERR_ENCODING_INVALID_ENCODED_DATA: "file.encoding",
};

/** A problem of a file that is read or written becomes one line. */
export async function withFile<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (thrown) {
    throw new CliError(fileError(thrown), { file });
  }
}

/** Why a file could not be read or written. */
export function fileError(thrown: unknown): Message {
  if (thrown instanceof TooLarge) return message("file.large", { megabytes: maxInputBytes / 1024 / 1024 });
  const code = codeOf(thrown);
  const key = code === undefined ? undefined : reasons[code];
  if (key !== undefined) return message(key);
  if (code === undefined) throw thrown;
  return message("file.failed", { code });
}
