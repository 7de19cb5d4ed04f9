/** Where a server keeps things, as the command line says it, and what is said when that fails. */
import { homedir } from "node:os";
import { join } from "node:path";
import { message } from "@masume/kernel";
import type { Storage, StorageOptions } from "@masume/server";
import { CliError } from "../platform/cli-error.js";
import { status } from "../platform/exit-status.js";
import { optional, text, type ValueParameter } from "../platform/parameters.js";

export const storageParameters: {
  readonly data: ValueParameter<string | undefined>;
  readonly database: ValueParameter<string | undefined>;
} = {
  data: optional(text("folder")),
  database: optional(text("address")),
};

interface StorageValues {
  readonly data?: string | undefined;
  readonly database?: string | undefined;
}

/** `DATABASE_URL` is where hosts put the address, out of sight of a process list. */
export function storageOptions({ data, database }: StorageValues): StorageOptions {
  if (data !== undefined && database !== undefined) {
    throw new CliError(message("storage.both"));
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

export async function openStorage(options: StorageOptions): Promise<Storage> {
  const { openStorage } = await import("@masume/server");
  return withStorage(() => openStorage(options));
}

/** For what could not be finished, and would keep the process alive. */
export async function closeAndExit(storage: Storage): Promise<never> {
  await storage.close();
  process.exit(status.no);
}

/** A problem of the storage becomes one line. */
export async function withStorage<T>(work: () => Promise<T>): Promise<T> {
  const { StorageError } = await import("@masume/server");
  try {
    return await work();
  } catch (thrown) {
    if (!(thrown instanceof StorageError)) throw thrown;
    const { reason, location } = thrown;
    throw new CliError(message(`storage.${reason}`, { place: location }));
  }
}
