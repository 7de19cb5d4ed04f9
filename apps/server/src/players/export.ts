/**
 * Everything that is a player's, except secrets, as the text of one JSON value: read
 * page by page as it is sent, so that however much it is and however slowly it is
 * read, no more than a page of it is in memory.
 */
import { Readable } from "node:stream";
import { type Kysely, type RawBuilder, sql } from "kysely";
import { fitting } from "../platform/page-size.js";
import type { Schema } from "../storage/schema.js";
import type { Database } from "../storage/storage.js";

const rowsPerPage = 20;
/** Enough for all that there may be, on a slow line. */
const exportMs = 10 * 60_000;

interface Exported {
  /** What tells one player's rows apart. */
  readonly key: string;
  /** How long a row may be is told by these columns. */
  readonly long?: readonly string[];
  /** Not to be told to anybody. */
  readonly secret?: readonly string[];
}

/** Tables with a `player_id`. */
const tables = {
  player_tokens: { key: "hash", secret: ["hash"] },
  blocks: { key: "blocked_id" },
  player_reports: { key: "id" },
  folders: { key: "id" },
  puzzles: { key: "id", long: ["puzzle"] },
  reports: { key: "puzzle_id" },
  jobs: { key: "id" },
  runs: { key: "id", long: ["puzzles"] },
  results: { key: "day" },
  ratings: { key: "class" },
  records: { key: "hash", long: ["key", "value"] },
} as const satisfies Partial<Record<keyof Schema, Exported>>;

type Row = Readonly<Record<string, unknown>>;

/** The exports that are being sent by this process: one per player. */
export class Exports {
  readonly #database: Database;
  readonly #players = new Set<string>();

  constructor(database: Database) {
    this.#database = database;
  }

  /** Undefined while another one of the player is being sent. */
  start(player: string): Readable | undefined {
    if (this.#players.has(player)) return undefined;
    this.#players.add(player);
    // One row beside the page.
    const stream = Readable.from(this.#write(player), { highWaterMark: 1 });
    const deadline = setTimeout(() => stream.destroy(), exportMs).unref();
    return stream.once("close", () => {
      clearTimeout(deadline);
      this.#players.delete(player);
    });
  }

  async *#write(player: string): AsyncGenerator<string> {
    yield* exportPlayer(this.#database, player);
    this.#players.delete(player);
  }
}

async function* exportPlayer({ lists: db }: Database, id: string): AsyncGenerator<string> {
  const player = await db.selectFrom("players").selectAll().where("id", "=", id).executeTakeFirst();
  yield `{"format":"masume-player","version":1,"player":${JSON.stringify(player ?? null)}`;
  for (const [table, exported] of Object.entries(tables))
    yield* list(table, pagesOf(db, table, exported, sql`player_id = ${id}`));
  const seated = sql<boolean>`(red_id = ${id} or blue_id = ${id})`;
  yield* list("matches", pagesOf(db, "matches", { key: "id" }, seated));
  yield* list("moves", movesOf(pagesOf(db, "matches", { key: "id" }, seated)));
  yield "}";

  async function* movesOf(games: AsyncIterable<readonly Row[]>): AsyncGenerator<readonly Row[]> {
    for await (const page of games)
      for (const match of page)
        yield await db
          .selectFrom("moves")
          .selectAll()
          .where("match_id", "=", String(match.id))
          .orderBy("ply")
          .execute();
  }
}

async function* pagesOf(
  typed: Kysely<Schema>,
  table: string,
  { key, long = [], secret = [] }: Exported,
  isOwn: RawBuilder<unknown>,
): AsyncGenerator<readonly Row[]> {
  // biome-ignore lint/suspicious/noExplicitAny: columns are copied as they are
  const db = typed as Kysely<any>;
  const lengths = long.map((column) => sql`coalesce(length(${sql.ref(column)}), 0)`);
  const size = lengths.length === 0 ? sql<number>`0` : sql<number>`${sql.join(lengths, sql` + `)}`;
  for (let after = ""; ; ) {
    const page = db
      .selectFrom(table)
      .where(isOwn as RawBuilder<boolean>)
      .where(key, ">", after)
      .orderBy(key);
    const sizes = await page
      .select([key, size.as("size")])
      .limit(rowsPerPage)
      .execute();
    const last = fitting(sizes as { size: number }[]).at(-1) as Row | undefined;
    if (!last) return;
    after = String(last[key]);
    const rows: Row[] = await page.selectAll().where(key, "<=", after).execute();
    yield rows.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([name]) => !secret.includes(name))),
    );
  }
}

async function* list(name: string, from: AsyncIterable<readonly object[]>): AsyncGenerator<string> {
  let separator = `,${JSON.stringify(name)}:[`;
  for await (const rows of from) {
    for (const row of rows) {
      yield separator + JSON.stringify(row);
      separator = ",";
    }
  }
  yield separator === "," ? "]" : `${separator}]`;
}
