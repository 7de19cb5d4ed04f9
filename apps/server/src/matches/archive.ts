/** Matches to look at: lists of them, and whole games with their record. */
import { moveCodec, parseRuleset, recordCodec, startPosition } from "@masume/games/nonaga";
import type { MatchSummary, RouteResponse } from "@masume/protocol";
import type { Storage } from "../storage/storage.js";

export class MatchArchive {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /** Most recently moved first. */
  async inProgress(limit: number): Promise<MatchSummary[]> {
    const rows = await this.#select()
      .where("phase", "=", "playing")
      .where("ply", ">", 0)
      .limit(limit)
      .execute();
    return rows.map(summaryOf);
  }

  /** A player's games, newest first, from behind the cursor on. */
  async of(
    player: string,
    limit: number,
    before?: { readonly at: number; readonly id: string },
  ): Promise<MatchSummary[]> {
    let query = this.#select()
      .where((either) => either.or([either("red_id", "=", player), either("blue_id", "=", player)]))
      .limit(limit);
    if (before) {
      const { at, id } = before;
      query = query.where((where) =>
        where.or([
          where("matches.updated_at", "<", at),
          where.and([where("matches.updated_at", "=", at), where("matches.id", "<", id)]),
        ]),
      );
    }
    return (await query.execute()).map(summaryOf);
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
    return { ...summary, turns: [...stored.turns], record };
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
        "matches.updated_at",
        "red.id as red_id",
        "red.name as red_name",
        "blue.id as blue_id",
        "blue.name as blue_name",
      ])
      .orderBy("matches.updated_at", "desc")
      .orderBy("matches.id", "desc");
  }
}

interface Row {
  readonly id: string;
  readonly phase: MatchSummary["phase"];
  readonly rules: string;
  readonly clock: string;
  readonly ply: number;
  readonly details: string;
  readonly updated_at: number;
  readonly red_id: string | null;
  readonly red_name: string | null;
  readonly blue_id: string | null;
  readonly blue_name: string | null;
}

function summaryOf(row: Row): MatchSummary {
  const player = (id: string | null, name: string | null) =>
    id === null || name === null ? null : { id, name };
  return {
    id: row.id,
    phase: row.phase,
    rules: parseRuleset(row.rules)!,
    clock: row.clock,
    plies: row.ply,
    red: player(row.red_id, row.red_name),
    blue: player(row.blue_id, row.blue_name),
    result: JSON.parse(row.details).result,
    updatedAt: row.updated_at,
  };
}
