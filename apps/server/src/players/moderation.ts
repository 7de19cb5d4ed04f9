/**
 * What whoever runs the server does about reports: reads them, closes them, takes a
 * result off a leaderboard, and takes a puzzle off the public list or puts it back.
 */
import type { ReportReason } from "@masume/protocol";
import { leaderboardName } from "@masume/protocol/schemas";
import { type Kysely, sql } from "kysely";
import type { PlayerReportRow, Schema } from "../storage/schema.js";
import type { Database } from "../storage/storage.js";

export interface PlayerReport {
  readonly kind: "player";
  readonly id: string;
  readonly at: number;
  readonly reason: ReportReason;
  readonly player: { readonly id: string; readonly name: string };
  readonly by: { readonly id: string; readonly name: string };
  /** `match …` with its id, `run …` with board and day, or empty. */
  readonly about: string;
  readonly note: string;
}

export interface PuzzleReports {
  readonly kind: "puzzle";
  readonly id: string;
  /** Of the last report. */
  readonly at: number;
  readonly title: string;
  readonly owner: { readonly id: string; readonly name: string };
  readonly count: number;
  readonly isHidden: boolean;
}

export class Moderation {
  readonly #db: Kysely<Schema>;
  readonly #now: () => number;

  constructor({ db, now }: Pick<Database, "db" | "now">) {
    this.#db = db;
    this.#now = now;
  }

  /** The oldest first. */
  async playerReports(): Promise<readonly PlayerReport[]> {
    const rows = await this.#db
      .selectFrom("player_reports as report")
      .innerJoin("players as reported", "reported.id", "report.reported_id")
      .innerJoin("players as reporter", "reporter.id", "report.player_id")
      .select(["report.id", "report.at", "report.reason", "report.about", "report.note"])
      .select(["reported.id as reportedId", "reported.name as reportedName"])
      .select(["reporter.id as reporterId", "reporter.name as reporterName"])
      .where("report.closed_at", "is", null)
      .orderBy("report.at")
      .orderBy("report.id")
      .execute();
    return rows.map(({ reportedId, reportedName, reporterId, reporterName, ...rest }) => ({
      kind: "player",
      ...rest,
      player: { id: reportedId, name: reportedName },
      by: { id: reporterId, name: reporterName },
    }));
  }

  /** Puzzles that were reported since they were last put back, hidden ones included. */
  async puzzleReports(): Promise<readonly PuzzleReports[]> {
    const rows = await this.#db
      .selectFrom("puzzles")
      .innerJoin("players", "players.id", "puzzles.player_id")
      .innerJoin("reports", "reports.puzzle_id", "puzzles.id")
      .select(["puzzles.id", "puzzles.title", "puzzles.hidden_at", "players.id as ownerId", "players.name"])
      .select((select) => [select.fn.countAll().as("count"), select.fn.max("reports.at").as("at")])
      .where(sql<boolean>`reports.at > coalesce(puzzles.cleared_at, 0)`)
      .groupBy(["puzzles.id", "puzzles.title", "puzzles.hidden_at", "players.id", "players.name"])
      .orderBy("at")
      .execute();
    return rows.map(({ id, title, hidden_at, ownerId, name, count, at }) => ({
      kind: "puzzle",
      id,
      at: Number(at),
      title,
      owner: { id: ownerId, name },
      count: Number(count),
      isHidden: hidden_at !== null,
    }));
  }

  /** False when there is no such open report. */
  async close(report: string): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable("player_reports")
      .set({ closed_at: this.#now() })
      .where("id", "=", report)
      .where("closed_at", "is", null)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  /** The result that a report is about keeps its time and loses its rank; every report about it is closed. */
  async unrank(report: string): Promise<boolean> {
    return this.#db.transaction().execute(async (db) => {
      const found = await db
        .selectFrom("player_reports")
        .selectAll()
        .where("id", "=", report)
        .executeTakeFirst();
      const run = found && runOf(found);
      if (!found || !run) return false;
      await db
        .updateTable("results")
        .set({ implausible: 1 })
        .where("player_id", "=", found.reported_id)
        .where("board", "=", run.board)
        .where("day", "=", run.day)
        .execute();
      await db
        .updateTable("player_reports")
        .set({ closed_at: this.#now() })
        .where("reported_id", "=", found.reported_id)
        .where("about", "=", found.about)
        .where("closed_at", "is", null)
        .execute();
      return true;
    });
  }

  /** Takes a puzzle off the public list. */
  async hide(puzzle: string): Promise<boolean> {
    return this.#setHidden(puzzle, { hidden_at: this.#now() });
  }

  /** Puts it back; it takes three new reports to hide it again. */
  async unhide(puzzle: string): Promise<boolean> {
    return this.#setHidden(puzzle, { hidden_at: null, cleared_at: this.#now() });
  }

  async #setHidden(
    puzzle: string,
    set: { readonly hidden_at: number | null; readonly cleared_at?: number },
  ): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable("puzzles")
      .set(set)
      .where("id", "=", puzzle)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }
}

function runOf({ about }: PlayerReportRow) {
  const [kind, board, day] = about.split(" ");
  const named = leaderboardName.safeParse(board);
  return kind === "run" && named.success && day !== undefined ? { board: named.data, day } : undefined;
}
