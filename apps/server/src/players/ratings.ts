/**
 * Ratings by Glicko-2, one per player and clock class. The arithmetic is that of
 * `glicko2-lite`; every rated game is a rating period of its own, as on chess servers,
 * so that a rating changes when a game ends and not at the end of a month.
 */
import type { ClockClass, RouteResponse } from "@masume/protocol";
import rate from "glicko2-lite";
import { type Kysely, sql } from "kysely";
import { countRows } from "../storage/queries.js";
import type { RatingRow, Schema } from "../storage/schema.js";
import type { Database } from "../storage/storage.js";

export type Rating = Readonly<Pick<RatingRow, "rating" | "deviation" | "volatility">>;

type PlayerRating = RouteResponse<"getPlayer">["ratings"][number];

/** As the author of Glicko-2 suggests for somebody who has not played yet. */
export const initialRating: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

/** A rating that may be further off than this has a question mark, and no rank. */
const maxRankedDeviation = 110;

const weekMs = 7 * 24 * 60 * 60_000;
/** Glicko-2 counts on a scale of its own; a unit of it is so many points. */
const pointsPerUnit = 173.7178;

export function isProvisional({ deviation }: Pick<Rating, "deviation">): boolean {
  return deviation > maxRankedDeviation;
}

/** Both ratings after a game; `score` is the first one's: 1, 0 or a half. */
export function rateGame(a: Rating, b: Rating, score: number): readonly [Rating, Rating] {
  return [afterGame(a, b, score), afterGame(b, a, 1 - score)];
}

function afterGame({ rating, deviation, volatility }: Rating, opponent: Rating, score: number): Rating {
  const after = rate(rating, deviation, volatility, [[opponent.rating, opponent.deviation, score]]);
  return { rating: after.rating, deviation: after.rd, volatility: after.vol };
}

/**
 * A rating after so long without a rated game: with every week it says less, by the step of Glicko-2 for a
 * player who does not compete in a period.
 */
export function afterPause(rating: Rating, elapsedMs: number): Rating {
  const weeks = Math.floor(Math.max(0, elapsedMs) / weekMs);
  const perWeek = rating.volatility * pointsPerUnit;
  const deviation = Math.sqrt(rating.deviation ** 2 + weeks * perWeek ** 2);
  return { ...rating, deviation: Math.min(initialRating.deviation, deviation) };
}

/** Writes what a game changed, as part of the transaction that ends it; undefined when a player is gone. */
export async function writeRatedGame(
  transaction: Kysely<Schema>,
  database: Pick<Database, "lockRows">,
  game: { readonly class: ClockClass; readonly players: readonly [string, string]; readonly score: number },
  now: number,
): Promise<readonly { readonly before: Rating; readonly after: Rating }[] | undefined> {
  const inOrder = [...game.players].sort();
  // In one order, so that of two games that end together each waits for the other at most once.
  for (const player of inOrder)
    await sql`insert into ratings (player_id, class, rating, deviation, volatility, games, at)
      select id, ${game.class}, ${sql.lit(initialRating.rating)}, ${sql.lit(initialRating.deviation)},
        ${sql.lit(initialRating.volatility)}, 0, ${sql.lit(now)} from players where id = ${player}
      on conflict do nothing`.execute(transaction);
  const rows = await database
    .lockRows(
      transaction
        .selectFrom("ratings")
        .selectAll()
        .where("class", "=", game.class)
        .where("player_id", "in", inOrder)
        .orderBy("player_id"),
    )
    .execute();
  const [first, second] = game.players.map((player) => rows.find((row) => row.player_id === player));
  if (!first || !second) return undefined;
  const before: [Rating, Rating] = [afterPause(first, now - first.at), afterPause(second, now - second.at)];
  const after = rateGame(...before, game.score);
  for (const [i, row] of [first, second].entries()) {
    await transaction
      .updateTable("ratings")
      .set({ ...pick(after[i]!), games: row.games + 1, at: now })
      .where("player_id", "=", row.player_id)
      .where("class", "=", game.class)
      .execute();
  }
  return before.map((one, i) => ({ before: one, after: after[i]! }));
}

function pick({ rating, deviation, volatility }: Rating): Rating {
  return { rating, deviation, volatility };
}

/** What players are told of ratings: whole points. */
export class Ratings {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async of(player: string): Promise<PlayerRating[]> {
    const rows = await this.#database.db
      .selectFrom("ratings")
      .selectAll()
      .where("player_id", "=", player)
      .orderBy("class")
      .execute();
    return rows.map((row) => ({ clock: row.class, ...toPlayerRating(row) }));
  }

  /** The highest rated, and where somebody stands among them. */
  async ranking(
    clockClass: ClockClass,
    limit: number,
    player: string | undefined,
  ): Promise<RouteResponse<"listRatings">> {
    const ranked = this.#database.db
      .selectFrom("ratings")
      .where("class", "=", clockClass)
      .where("deviation", "<=", maxRankedDeviation);
    const rows = await ranked
      .innerJoin("players", "players.id", "ratings.player_id")
      .selectAll("ratings")
      .select("players.name")
      .orderBy("rating", "desc")
      .orderBy("player_id")
      .limit(limit)
      .execute();
    const own =
      player === undefined
        ? undefined
        : await this.#database.db
            .selectFrom("ratings")
            .selectAll()
            .where("class", "=", clockClass)
            .where("player_id", "=", player)
            .executeTakeFirst();
    const higher = own ? await countRows(ranked.where("rating", ">", own.rating)) : 0;
    // Equal ratings share a rank.
    const rankOf = (rating: number) => rows.findIndex((row) => row.rating === rating) + 1;
    return {
      players: rows.map((row) => ({
        rank: rankOf(row.rating),
        player: { id: row.player_id, name: row.name },
        ...toPlayerRating(row),
      })),
      you: own ? { ...toPlayerRating(own), rank: isProvisional(own) ? null : higher + 1 } : null,
    };
  }
}

export function toPlayerRating(
  row: Pick<RatingRow, "rating" | "deviation" | "games">,
): Omit<PlayerRating, "clock"> {
  return {
    rating: Math.round(row.rating),
    deviation: Math.round(row.deviation),
    games: row.games,
    isProvisional: isProvisional(row),
  };
}
