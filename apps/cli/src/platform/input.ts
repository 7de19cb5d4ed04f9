/**
 * Reading what the user points at: a file, standard input (`-`, or nothing given
 * and input piped in), or a puzzle written right into the command. Whatever goes
 * wrong becomes a complaint of one line.
 */
import { constants, existsSync } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { formatMessage, type Language, type Message, message } from "@masume/kernel";
import { Complaint } from "./cli-error.js";
import { messages } from "./messages.js";
import type { Source } from "./parameters.js";

/** Far above any puzzle file; keeps a wrong file from filling the memory. */
const maxInputBytes: number = 32 * 1024 * 1024;

export class Inputs {
  readonly #language: Language;
  readonly #inline: RegExp;
  #stdinTaken = false;

  /** `inline` recognises a puzzle that stands in the command itself. */
  constructor(language: Language, inline: RegExp = /^$/) {
    this.#language = language;
    this.#inline = inline;
  }

  async read(given: string | undefined): Promise<Source> {
    const source = given === undefined || given === "-" ? await this.#stdin(given) : await this.#file(given);
    if (source.text.trim() === "") throw this.#complaint(source.name, message("file.empty"));
    return source;
  }

  /** Undefined when there is no such file. */
  async readIfThere(name: string): Promise<Source | undefined> {
    return existsSync(name) ? this.read(name) : undefined;
  }

  async #stdin(given: string | undefined): Promise<Source> {
    if (this.#stdinTaken) throw new Complaint(this.#say(message("usage.stdin-twice")));
    if (given === undefined && process.stdin.isTTY) throw new Complaint(this.#say(message("usage.no-input")));
    this.#stdinTaken = true;
    const name = "<stdin>";
    try {
      return this.#source(name, await readLimited(process.stdin));
    } catch (thrown) {
      throw this.#complaint(name, reasonOf(thrown));
    }
  }

  async #file(name: string): Promise<Source> {
    let handle: FileHandle | undefined;
    try {
      handle = await open(name, constants.O_RDONLY);
      const { size } = await handle.stat();
      if (size > maxInputBytes) throw new TooLarge();
      return this.#source(name, await readLimited(handle.createReadStream({ autoClose: false })));
    } catch (thrown) {
      if (isMissing(thrown) && this.#inline.test(name))
        return { name: "<argument>", text: name.trimStart(), firstLine: 1 };
      throw this.#complaint(name, reasonOf(thrown));
    } finally {
      await handle?.close();
    }
  }

  #source(name: string, bytes: Uint8Array): Source {
    return { name, text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), firstLine: 1 };
  }

  #complaint(file: string, reason: Message): Complaint {
    return new Complaint(this.#say(reason), { file });
  }

  #say(said: Message): string {
    return formatMessage(this.#language, said, messages);
  }
}

class TooLarge extends Error {}

async function readLimited(stream: AsyncIterable<Uint8Array | string>): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream) {
    const bytes = Buffer.from(chunk as Uint8Array);
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

/** Why a file could not be read or written. */
export function reasonOf(thrown: unknown): Message {
  if (thrown instanceof TooLarge) return message("file.large", { megabytes: maxInputBytes / 1024 / 1024 });
  const code = codeOf(thrown);
  const key = code === undefined ? undefined : reasons[code];
  if (key !== undefined) return message(key);
  if (code === undefined) throw thrown;
  return message("file.failed", { code });
}
