/**
 * Everything that is a player's, except secrets, as the text of one JSON value: read
 * page by page as it is sent, so that however much it is and however slowly it is
 * read, no more than a page of it is in memory.
 */
import type { Kysely } from "kysely";
import type { Database } from "../storage/storage.js";

const rowsPerPage = 20;

/** Tables with a `player_id`, and what tells one player's rows apart. */
const tables = {
  folders: "id",
  puzzles: "id",
  reports: "puzzle_id",
  jobs: "id",
  runs: "id",
  records: "hash",
} as const;

type Row = Readonly<Record<string, unknown>>;

export async function* exportPlayer({ db }: Database, id: string): AsyncGenerator<string> {
  // biome-ignore lint/suspicious/noExplicitAny: columns are copied as they are
  const any = db as Kysely<any>;
  const player = await db.selectFrom("players").selectAll().where("id", "=", id).executeTakeFirst();
  yield `{"format":"masume-player","version":1,"player":${JSON.stringify(player)}`;
  for (const [table, key] of Object.entries(tables)) {
    const page = (after: string): Promise<Row[]> =>
      any
        .selectFrom(table)
        .selectAll()
        .where("player_id", "=", id)
        .where(key, ">", after)
        .orderBy(key)
        .limit(rowsPerPage)
        .execute();
    yield* list(table, pages(page, key));
  }
  // At most two per day, and small.
  const results = db.selectFrom("results").selectAll().where("player_id", "=", id).execute();
  yield* list("results", once(results));
  const matches = (after: string) =>
    db
      .selectFrom("matches")
      .selectAll()
      .where((either) => either.or([either("red_id", "=", id), either("blue_id", "=", id)]))
      .where("id", ">", after)
      .orderBy("id")
      .limit(rowsPerPage)
      .execute();
  yield* list("matches", pages(matches, "id"));
  yield* list("moves", movesOf(pages(matches, "id")));
  yield "}";

  async function* movesOf(games: AsyncIterable<readonly { readonly id: string }[]>) {
    for await (const page of games) {
      if (page.length === 0) continue;
      const ids = page.map((match) => match.id);
      yield await db
        .selectFrom("moves")
        .selectAll()
        .where("match_id", "in", ids)
        .orderBy("match_id")
        .orderBy("ply")
        .execute();
    }
  }
}

async function* once<T>(value: Promise<T>): AsyncGenerator<T> {
  yield await value;
}

async function* pages<One extends object>(
  read: (after: string) => Promise<readonly One[]>,
  key: keyof One & string,
): AsyncGenerator<readonly One[]> {
  for (let after = ""; ; ) {
    const rows = await read(after);
    yield rows;
    if (rows.length < rowsPerPage) return;
    after = String(rows.at(-1)![key]);
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
