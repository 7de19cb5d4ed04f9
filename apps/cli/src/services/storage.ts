/** Where a server keeps things, as the command line says it, and what is said when that fails. */
import { homedir } from "node:os";
import { join } from "node:path";
import { formatMessage, type Language, message } from "@masume/kernel";
import type { Storage, StorageOptions } from "@masume/server";
import { Complaint } from "../platform/cli-error.js";
import { reasonOf } from "../platform/input.js";
import { messages } from "../platform/messages.js";
import { optional, text, type ValueParameter } from "../platform/parameters.js";

export const storageParameters: {
  readonly data: ValueParameter<string | undefined>;
  readonly database: ValueParameter<string | undefined>;
} = {
  data: optional(text("folder")),
  database: optional(text("address")),
};

export interface StorageValues {
  readonly data?: string | undefined;
  readonly database?: string | undefined;
}

/** `DATABASE_URL` is where hosts put the address, out of sight of a process list. */
export function storageOptions({ data, database }: StorageValues, language: Language): StorageOptions {
  if (data !== undefined && database !== undefined) {
    throw new Complaint(formatMessage(language, message("storage.both"), messages));
  }
  if (data !== undefined) return { folder: data };
  const url = database ?? process.env.DATABASE_URL;
  return url ? { url } : { folder: defaultFolder() };
}

function defaultFolder(): string {
  const { platform, env } = process;
  if (platform === "win32") return join(env.LOCALAPPDATA ?? homedir(), "Masume");
  if (platform === "darwin") return join(homedir(), "Library", "Application Support", "Masume");
  return join(env.XDG_DATA_HOME || join(homedir(), ".local", "share"), "masume");
}

export async function openStorage(options: StorageOptions, language: Language): Promise<Storage> {
  const { openStorage } = await import("@masume/server");
  return withStorage(language, () => openStorage(options));
}

/** A problem of the storage becomes one line. */
export async function withStorage<T>(language: Language, work: () => Promise<T>): Promise<T> {
  const { StorageError } = await import("@masume/server");
  try {
    return await work();
  } catch (thrown) {
    if (!(thrown instanceof StorageError)) throw thrown;
    const { reason, location } = thrown;
    throw new Complaint(formatMessage(language, message(`storage.${reason}`, { place: location }), messages));
  }
}

/** So does a problem of the file that is read or written beside it. */
export async function withFile<T>(file: string, language: Language, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (thrown) {
    if (thrown instanceof Complaint || (thrown as NodeJS.ErrnoException).code === undefined) throw thrown;
    throw new Complaint(formatMessage(language, reasonOf(thrown), messages), { file });
  }
}
