/**
 * Why storage cannot be opened or written, in one word for programs and with the
 * place it happened; the command line has a sentence for each. Anything that is
 * not the operator's to mend stays an ordinary error.
 */
export type StorageFault =
  | "read-only"
  | "disk-full"
  | "disk-failed"
  | "damaged"
  | "in-use"
  | "newer"
  | "unreachable"
  | "refused"
  | "no-database"
  | "not-empty"
  | "bad-address";

export class StorageProblem extends Error {
  readonly fault: StorageFault;
  /** The folder or the host; never a password. */
  readonly place: string;

  constructor(fault: StorageFault, place: string, cause?: unknown) {
    super(`${place}: ${fault}`, cause === undefined ? {} : { cause });
    this.fault = fault;
    this.place = place;
  }
}

/** By the beginning of the code that the driver or the system gives. */
const faults: readonly (readonly [start: string, fault: StorageFault])[] = [
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
  ["53300", "unreachable"],
];

/** What drivers say without a code. */
const sentences: readonly (readonly [pattern: RegExp, fault: StorageFault])[] = [
  [/^(Connection terminated|timeout e|Client (was closed|has encountered))/, "unreachable"],
  // SQLite's number for a file that cannot be opened.
  [/Unable to open connection to local database .*: 14\b/, "read-only"],
  [/attempt to write a readonly database/, "read-only"],
  [/database or disk is full/, "disk-full"],
];

/** The problem behind an error of a driver or of the system, if it is one of those above. */
export function problemBehind(thrown: unknown, place: string): unknown {
  if (thrown instanceof StorageProblem) return thrown;
  const first = thrown instanceof AggregateError ? thrown.errors[0] : thrown;
  const { code, message } = (first ?? {}) as { code?: unknown; message?: unknown };
  const fault =
    (typeof code === "string" && faults.find(([start]) => code.startsWith(start))?.[1]) ||
    sentences.find(([pattern]) => pattern.test(String(message)))?.[1];
  return fault ? new StorageProblem(fault, place, thrown) : thrown;
}
