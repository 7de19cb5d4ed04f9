/**
 * What players report about each other. Nobody sees a report but whoever runs the
 * server, by `masume reports`; it changes nothing by itself, for ten friends could
 * otherwise silence anybody.
 */
import type { RouteRequest } from "@masume/protocol";
import { newId } from "../platform/ids.js";
import { lockPlayers } from "../storage/lock-players.js";
import { countRows, isSeated } from "../storage/queries.js";
import type { Database } from "../storage/storage.js";

export type NewReport = RouteRequest<"reportPlayer">["body"];

const dayMs = 24 * 60 * 60_000;
/** Of one player. */
const maxPerDay = 20;

export class PlayerReports {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** "not-found" when there is no such player, or nothing of theirs that the report names. */
  async add(
    player: string,
    reported: string,
    report: NewReport,
  ): Promise<"not-found" | "too-many" | undefined> {
    const { db, now } = this.#database;
    if (player === reported || !(await this.#exists(reported, report))) return "not-found";
    const said = { reason: report.reason, note: report.note ?? "", at: now(), closed_at: null };
    return db.transaction().execute(async (transaction) => {
      await lockPlayers(this.#database, transaction, [player]);
      const recent = transaction
        .selectFrom("player_reports")
        .where("player_id", "=", player)
        .where("at", ">", now() - dayMs);
      if ((await countRows(recent)) >= maxPerDay) return "too-many";
      await transaction
        .insertInto("player_reports")
        .values({ id: newId(), player_id: player, reported_id: reported, about: subjectOf(report), ...said })
        .onConflict((conflict) => conflict.columns(["player_id", "reported_id", "about"]).doUpdateSet(said))
        .execute();
      return undefined;
    });
  }

  async #exists(reported: string, { match, board, day }: NewReport): Promise<boolean> {
    const { db } = this.#database;
    if (match !== undefined) {
      const seated = db.selectFrom("matches").select("id").where("id", "=", match).where(isSeated(reported));
      return (await seated.executeTakeFirst()) !== undefined;
    }
    if (board !== undefined && day !== undefined) {
      const result = db
        .selectFrom("results")
        .select("day")
        .where("player_id", "=", reported)
        .where("board", "=", board)
        .where("day", "=", day);
      return (await result.executeTakeFirst()) !== undefined;
    }
    const known = db.selectFrom("players").select("id").where("id", "=", reported);
    return (await known.executeTakeFirst()) !== undefined;
  }
}

/** As it is stored: a report about the same thing takes the place of the one before. */
function subjectOf({ match, board, day }: NewReport): string {
  if (match !== undefined) return `match ${match}`;
  return board === undefined ? "" : `run ${board} ${day}`;
}
