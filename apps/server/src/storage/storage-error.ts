/**
 * Why storage cannot be opened or written, as a code for programs and with the
 * place it happened; the command line has a sentence for each. Anything that is
 * not the operator's to fix stays an ordinary error.
 */
export type StorageErrorReason =
  | "read-only"
  | "disk-full"
  | "disk-failed"
  | "damaged"
  | "in-use"
  | "foreign"
  | "newer"
  | "unreachable"
  | "refused"
  | "no-database"
  | "not-empty"
  | "bad-address";

export class StorageError extends Error {
  readonly reason: StorageErrorReason;
  /** The folder or the host; never a password. */
  readonly location: string;

  constructor(reason: StorageErrorReason, location: string, cause?: unknown) {
    super(`${location}: ${reason}`, cause === undefined ? {} : { cause });
    this.reason = reason;
    this.location = location;
  }
}

/** By the start of the code that the driver or the system gives. */
const reasonsByCode: readonly (readonly [prefix: string, reason: StorageErrorReason])[] = [
  ["SQLITE_FULL", "disk-full"],
  ["SQLITE_READONLY", "read-only"],
  ["SQLITE_CANTOPEN", "read-only"],
  ["SQLITE_NOTADB", "damaged"],
  ["SQLITE_CORRUPT", "damaged"],
  ["SQLITE_IOERR", "disk-failed"],
  ["SQLITE_BUSY", "in-use"],
  ["ENOSPC", "disk-full"],
  ["EDQUOT", "disk-full"],
  ["EROFS", "read-only"],
  ["EACCES", "read-only"],
  ["EPERM", "read-only"],
  ["ENOTDIR", "read-only"],
  // A file in the place of the folder, or a folder in the place of the file.
  ["EEXIST", "read-only"],
  ["EISDIR", "read-only"],
  ["ECONNREFUSED", "unreachable"],
  ["ECONNRESET", "unreachable"],
  ["ENOTFOUND", "unreachable"],
  ["EAI_AGAIN", "unreachable"],
  ["ETIMEDOUT", "unreachable"],
  ["EHOSTUNREACH", "unreachable"],
  ["ENOENT", "unreachable"],
  ["57P", "unreachable"],
  ["28", "refused"],
  ["3D000", "no-database"],
  ["53100", "disk-full"],
  ["25006", "read-only"],
  ["42501", "refused"],
  ["3F000", "refused"],
  ["53300", "unreachable"],
  // A table of ours is there already, and not made by us.
  ["42P07", "foreign"],
];

/** Errors that drivers report without a code. */
const reasonsByMessage: readonly (readonly [pattern: RegExp, reason: StorageErrorReason])[] = [
  [/^(Connection terminated|timeout e|Client (was closed|has encountered))/, "unreachable"],
  // SQLite's number for a file that cannot be opened.
  [/Unable to open connection to local database .*: 14\b/, "read-only"],
  [/attempt to write a readonly database/, "read-only"],
  [/database or disk is full/, "disk-full"],
  [/^(table|index) "?\w+"? already exists/, "foreign"],
];

/** The error as a `StorageError` if it is one of those above, else as it is. */
export function storageErrorFrom(thrown: unknown, location: string): unknown {
  if (thrown instanceof StorageError) return thrown;
  const first = thrown instanceof AggregateError ? thrown.errors[0] : thrown;
  const { code, message } = (first ?? {}) as { code?: unknown; message?: unknown };
  const reason =
    (typeof code === "string" && reasonsByCode.find(([prefix]) => code.startsWith(prefix))?.[1]) ||
    reasonsByMessage.find(([pattern]) => pattern.test(String(message)))?.[1];
  return reason ? new StorageError(reason, location, thrown) : thrown;
}

/** What a row refers to is gone: mostly a player who was deleted in the middle of a request. */
export function isMissingReference(thrown: unknown): boolean {
  const { code, message } = (thrown ?? {}) as { code?: unknown; message?: unknown };
  return code === "23503" || String(message).includes("FOREIGN KEY constraint failed");
}
