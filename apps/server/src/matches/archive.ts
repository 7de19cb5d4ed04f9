/** Matches to look at: lists of them, and whole games with their record. */
import { moveCodec, parseRuleset, recordCodec, startPosition } from "@masume/games/nonaga";
import type { MatchPhase, MatchSummary, RouteResponse } from "@masume/protocol";
import type { Cursor } from "../platform/cursor.js";
import type { Storage } from "../storage/storage.js";
import { victoryLineOf } from "./boards.js";
import { fromStored, isPlaying, isRated, parseDetails } from "./match-rows.js";
import { seatRatings } from "./rated-end.js";

export interface MatchPage {
  readonly matches: MatchSummary[];
  /** After the last of them, where there may be more. */
  readonly next: Cursor | undefined;
}

export class MatchArchive {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /** With a turn played, latest started first, from behind the cursor on. */
  async inProgress(limit: number, before?: Cursor): Promise<MatchPage> {
    return pageOf(await this.#latest(limit, before).where(isPlaying).where("ply", ">", 0).execute(), limit);
  }

  /** A player's games, latest started first, from behind the cursor on. */
  async of(player: string, limit: number, before?: Cursor, phase?: MatchPhase): Promise<MatchPage> {
    // Rooms and games that were cancelled before anybody moved are not worth a line.
    let latest = this.#latest(limit, before).where((where) =>
      where.or([where("phase", "!=", "over"), where("ply", ">", 0)]),
    );
    if (phase) latest = latest.where("phase", "=", phase);
    // One query per side, for both together could not be read in the order of an index.
    const [red, blue] = await Promise.all([
      latest.where("matches.red_id", "=", player).execute(),
      latest.where("matches.blue_id", "=", player).execute(),
    ]);
    const rows = [...red, ...blue].sort((a, b) => b.created_at - a.created_at || (a.id < b.id ? 1 : -1));
    return pageOf(rows.slice(0, limit), limit);
  }

  async find(id: string): Promise<RouteResponse<"getMatch"> | undefined> {
    const row = await this.#select().where("matches.id", "=", id).executeTakeFirst();
    const stored = row && (await this.#storage.matches.find(id));
    if (!row || !stored) return undefined;
    const summary = summaryOf(row);
    const record = recordCodec.format({
      puzzle: { rules: summary.rules, position: startPosition },
      headers: [
        ["Red", row.red_name ?? "?"],
        ["Blue", row.blue_name ?? "?"],
        ["Clock", row.clock],
        ["Date", new Date(row.updated_at).toISOString().slice(0, 10)],
      ],
      turns: stored.turns.map((text) => {
        const turn = moveCodec.parse(text);
        if (!turn.ok) throw new Error(`a stored turn cannot be read: ${text}`);
        return turn.value;
      }),
      result: summary.result?.winner ?? "*",
    });
    const { match, ratings } = fromStored(stored);
    return {
      ...summary,
      turns: [...stored.turns],
      victoryLine: victoryLineOf(match),
      ratings: seatRatings(match, ratings),
      record,
    };
  }

  #select() {
    return this.#storage.database.db
      .selectFrom("matches")
      .leftJoin("players as red", "red.id", "matches.red_id")
      .leftJoin("players as blue", "blue.id", "matches.blue_id")
      .select([
        "matches.id",
        "matches.phase",
        "matches.rules",
        "matches.clock",
        "matches.ply",
        "matches.details",
        "matches.created_at",
        "matches.updated_at",
        "red.id as red_id",
        "red.name as red_name",
        "blue.id as blue_id",
        "blue.name as blue_name",
      ]);
  }

  /** A page in the order of an index, which is read no further than that. */
  #latest(limit: number, before: Cursor | undefined) {
    const query = this.#select()
      .orderBy("matches.created_at", "desc")
      .orderBy("matches.id", "desc")
      .limit(limit);
    if (!before) return query;
    return query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple("matches.created_at", "matches.id"), "<", tuple(before.at, before.id)),
    );
  }
}

function pageOf(rows: readonly Row[], limit: number): MatchPage {
  const last = rows.length === limit ? rows.at(-1) : undefined;
  return { matches: rows.map(summaryOf), next: last && { at: last.created_at, id: last.id } };
}

interface Row {
  readonly id: string;
  readonly phase: MatchSummary["phase"];
  readonly rules: string;
  readonly clock: string;
  readonly ply: number;
  readonly details: string;
  readonly created_at: number;
  readonly updated_at: number;
  readonly red_id: string | null;
  readonly red_name: string | null;
  readonly blue_id: string | null;
  readonly blue_name: string | null;
}

function summaryOf(row: Row): MatchSummary {
  const player = (id: string | null, name: string | null) =>
    id === null || name === null ? null : { id, name };
  const details = parseDetails(row);
  return {
    id: row.id,
    phase: row.phase,
    rules: parseRuleset(row.rules)!,
    clock: row.clock,
    rated: isRated(details),
    plies: row.ply,
    red: player(row.red_id, row.red_name),
    blue: player(row.blue_id, row.blue_name),
    result: details.result,
    updatedAt: row.updated_at,
  };
}
