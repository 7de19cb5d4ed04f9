/**
 * The thread that holds the SQLite file. A commit waits for the disk (5 ms and
 * more on a common one), and the server must not wait with it; so every
 * statement is a message here, and the messages of a moment become one
 * transaction with one wait.
 */
import { parentPort, workerData } from "node:worker_threads";
import Database from "libsql";

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

export interface Request {
  readonly id: number;
  /**
   * `query`: one statement, in whatever transaction is open. `commit`: every
   * group in one transaction; of a group, the rest runs only if the first
   * statement changed something. `rollback`: ends a transaction that SQLite has
   * not ended by itself, as it does when the disk is full.
   */
  readonly kind: "query" | "commit" | "rollback" | "close";
  readonly groups: readonly (readonly Statement[])[];
}

export interface QueryOutcome {
  readonly rows?: readonly unknown[];
  readonly changes?: number;
}

export type Response =
  | { readonly id: number; readonly ok: true; readonly outcomes: readonly QueryOutcome[] }
  | { readonly id: number; readonly ok: false; readonly code: string; readonly message: string };

const { file, pragmas } = workerData as { file: string; pragmas: readonly string[] };

let database: Database.Database | undefined;

/** Opened by the first request, so that a file that cannot be opened fails a request. */
function open(): Database.Database {
  if (!database) {
    const opening = new Database(file, { timeout: 5_000 });
    for (const pragma of pragmas) opening.exec(`pragma ${pragma}`);
    database = opening;
  }
  return database;
}

const prepared = new Map<string, Database.Statement>();
const maxPrepared = 300;

function prepare(sql: string): Database.Statement {
  const known = prepared.get(sql);
  if (known) return known;
  if (prepared.size >= maxPrepared) prepared.clear();
  const statement = open().prepare(sql);
  prepared.set(sql, statement);
  return statement;
}

function run({ sql, parameters }: Statement): QueryOutcome {
  const statement = prepare(sql);
  if (statement.reader) return { rows: statement.all(...parameters) };
  return { changes: statement.run(...parameters).changes };
}

function commit(groups: Request["groups"]): readonly QueryOutcome[] {
  open().exec("begin immediate");
  try {
    const outcomes = groups.map(([first, ...rest]) => {
      const outcome = run(first!);
      if (outcome.changes) for (const statement of rest) run(statement);
      return outcome;
    });
    open().exec("commit");
    return outcomes;
  } catch (thrown) {
    rollback();
    throw thrown;
  }
}

function rollback(): void {
  if (open().inTransaction) open().exec("rollback");
}

function handle({ kind, groups }: Request): readonly QueryOutcome[] {
  if (kind === "query") return [run(groups[0]![0]!)];
  if (kind === "commit") return commit(groups);
  if (kind === "rollback") rollback();
  if (kind === "close") {
    prepared.clear();
    database?.close();
  }
  return [];
}

parentPort!.on("message", (request: Request) => {
  const respond = (response: Response): void => parentPort!.postMessage(response);
  try {
    respond({ id: request.id, ok: true, outcomes: handle(request) });
  } catch (thrown) {
    const { code, message } = thrown as { code?: string; message: string };
    respond({ id: request.id, ok: false, code: String(code ?? ""), message });
  }
});
