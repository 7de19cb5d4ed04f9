/**
 * Changes of matches, many to a transaction: while one transaction waits for the
 * disk, what arrives gathers for the next. Each change stands or falls by its
 * own version; a transaction that fails fails for all in it, and none is told
 * otherwise.
 */
import type { CompiledQuery, Kysely } from "kysely";
import type { Schema } from "../schema.js";
import type { MatchChange } from "../store.js";
import type { SqliteThread } from "./connection.js";
import type { Statement } from "./thread.js";

interface Waiting {
  readonly group: readonly Statement[];
  resolve(changed: boolean): void;
  reject(reason: unknown): void;
}

export function committing(
  thread: SqliteThread,
  db: Kysely<Schema>,
): (change: MatchChange) => Promise<boolean> {
  let waiting: Waiting[] = [];
  let running = false;

  async function flush(): Promise<void> {
    running = true;
    while (waiting.length > 0) {
      const release = await thread.take();
      const batch = waiting;
      waiting = [];
      try {
        const outcomes = await thread.ask({ kind: "commit", groups: batch.map(({ group }) => group) });
        for (const [i, { resolve }] of batch.entries()) resolve(outcomes[i]!.changes === 1);
      } catch (thrown) {
        for (const { reject } of batch) reject(thrown);
      } finally {
        release();
      }
    }
    running = false;
  }

  return (change) =>
    new Promise((resolve, reject) => {
      waiting.push({ group: statements(db, change), resolve, reject });
      if (!running) void flush();
    });
}

function statements(db: Kysely<Schema>, change: MatchChange): readonly Statement[] {
  const { id, version, set, dropFrom, move } = change;
  const queries: CompiledQuery[] = [
    db
      .updateTable("matches")
      .set({ ...set, version: version + 1 })
      .where("id", "=", id)
      .where("version", "=", version)
      .compile(),
  ];
  if (dropFrom !== undefined) {
    queries.push(db.deleteFrom("moves").where("match_id", "=", id).where("ply", ">=", dropFrom).compile());
  }
  if (move)
    queries.push(
      db
        .insertInto("moves")
        .values({ ...move, match_id: id })
        .compile(),
    );
  return queries.map(({ sql, parameters }) => ({ sql, parameters }));
}
