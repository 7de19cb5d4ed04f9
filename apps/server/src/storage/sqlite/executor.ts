/**
 * SQLite for whoever holds its connection: single statements in whatever transaction
 * is open, and groups of them in a transaction of their own.
 */
import Database from "libsql";

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

export interface Request {
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

const maxPrepared = 300;

export class SqliteExecutor {
  readonly #file: string;
  readonly #pragmas: readonly string[];
  readonly #prepared = new Map<string, Database.Statement>();
  #database: Database.Database | undefined;

  constructor(file: string, pragmas: readonly string[]) {
    this.#file = file;
    this.#pragmas = pragmas;
  }

  handle({ kind, groups }: Request): readonly QueryOutcome[] {
    if (kind === "query") return [this.#run(groups[0]![0]!)];
    if (kind === "commit") return this.#commit(groups);
    if (kind === "rollback") this.#rollback();
    if (kind === "close") {
      this.#prepared.clear();
      this.#database?.close();
    }
    return [];
  }

  /** Opened by the first request, so that a file that cannot be opened fails a request. */
  #open(): Database.Database {
    if (!this.#database) {
      const opening = new Database(this.#file, { timeout: 5_000 });
      for (const pragma of this.#pragmas) opening.exec(`pragma ${pragma}`);
      this.#database = opening;
    }
    return this.#database;
  }

  #prepare(sql: string): Database.Statement {
    const known = this.#prepared.get(sql);
    if (known) return known;
    if (this.#prepared.size >= maxPrepared) this.#prepared.clear();
    const statement = this.#open().prepare(sql);
    this.#prepared.set(sql, statement);
    return statement;
  }

  #run({ sql, parameters }: Statement): QueryOutcome {
    const statement = this.#prepare(sql);
    if (statement.reader) return { rows: statement.all(parameters) };
    return { changes: statement.run(parameters).changes };
  }

  #commit(groups: Request["groups"]): readonly QueryOutcome[] {
    this.#open().exec("begin immediate");
    try {
      const outcomes = groups.map(([first, ...rest]) => {
        const outcome = this.#run(first!);
        if (outcome.changes) for (const statement of rest) this.#run(statement);
        return outcome;
      });
      this.#open().exec("commit");
      return outcomes;
    } catch (thrown) {
      this.#rollback();
      throw thrown;
    }
  }

  #rollback(): void {
    if (this.#open().inTransaction) this.#open().exec("rollback");
  }
}
