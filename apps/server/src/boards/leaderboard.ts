/**
 * Leaderboards of attempts that the server has seen from start to end: it hands out
 * the puzzles, checks every answer by the game's own rules, and takes the time from
 * its own clock. A player has one entry per day, the best: more puzzles solved,
 * then less time.
 */
import { registry } from "@masume/games";
import { type AnyGame, err, ok, playTexts, type Result } from "@masume/kernel";
import type { HttpRefusal, Leaderboard, LeaderboardName, RouteResponse } from "@masume/protocol";
import type { Kysely } from "kysely";
import { newId } from "../platform/ids.js";
import type { ResultRow, Schema } from "../storage/schema.js";
import type { Database } from "../storage/storage.js";
import { challenges, type DailyPuzzles, dayOf, isTodaySomewhere } from "./challenges.js";

type Run = RouteResponse<"startRun">;
type SubmitResult = Result<
  RouteResponse<"submitAnswer">,
  Extract<HttpRefusal, "no-run" | "out-of-order" | "not-solved">
>;

export class Leaderboards {
  readonly #database: Database;
  readonly #daily: DailyPuzzles;

  constructor(database: Database, daily: DailyPuzzles) {
    this.#database = database;
    this.#daily = daily;
  }

  /** In UTC. */
  get today(): string {
    return dayOf(this.#database.now());
  }

  /** Undefined for a day that is over, or not yet come. */
  async startRun(player: string, board: LeaderboardName, wanted?: string): Promise<Run | undefined> {
    const day = wanted ?? this.today;
    if (!isTodaySomewhere(day, this.#database.now())) return undefined;
    const puzzles = [...(await this.#daily.of(board, day))];
    const run = { id: newId(), player_id: player, board, day, puzzles: JSON.stringify(puzzles), solved: 0 };
    await this.#database.db
      .insertInto("runs")
      .values({ ...run, started_at: this.#database.now() })
      .execute();
    return { run: run.id, day, puzzles };
  }

  /** Answer number `index` of a run, as the moves that solve the puzzle; they come in order, each once. */
  async submit(
    player: string,
    board: LeaderboardName,
    id: string,
    index: number,
    moves: readonly string[],
  ): Promise<SubmitResult> {
    const now = this.#database.now();
    const run = await this.#database.db
      .selectFrom("runs")
      .selectAll()
      .where("id", "=", id)
      .where("player_id", "=", player)
      .where("board", "=", board)
      .executeTakeFirst();
    if (!run) return err("no-run");
    if (run.solved !== index) return err("out-of-order");
    const puzzles = JSON.parse(run.puzzles) as readonly string[];
    const puzzle = puzzles[index];
    const game = await registry[challenges[board].game]();
    if (puzzle === undefined || !isSolvedBy(game, puzzle, moves)) return err("not-solved");
    const solved = index + 1;
    const elapsedMs = Math.max(0, now - run.started_at);
    // Both or neither: an answer that counted without its result could not be given again.
    const isFirst = await this.#database.db.transaction().execute(async (db) => {
      const { numUpdatedRows } = await db
        .updateTable("runs")
        .set({ solved })
        .where("id", "=", id)
        .where("solved", "=", index)
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) return false;
      await saveBest(db, { player_id: player, board, day: run.day, solved, elapsed_ms: elapsedMs, at: now });
      return true;
    });
    if (!isFirst) return err("out-of-order");
    return ok({ solved, of: puzzles.length, elapsedMs });
  }

  async top(
    board: LeaderboardName,
    day: string,
    limit: number,
  ): Promise<Pick<Leaderboard, "entries" | "total">> {
    const { db } = this.#database;
    const rows = await db
      .selectFrom("results")
      .innerJoin("players", "players.id", "results.player_id")
      .select(["players.id", "players.name", "results.solved", "results.elapsed_ms"])
      .where("board", "=", board)
      .where("day", "=", day)
      .orderBy("results.solved", "desc")
      .orderBy("results.elapsed_ms")
      .orderBy("results.at")
      .limit(limit)
      .execute();
    const entries = rows.map(({ id, name, solved, elapsed_ms }, i) => ({
      rank: i + 1,
      player: { id, name },
      solved,
      elapsedMs: elapsed_ms,
    }));
    return { entries, total: await this.#count(board, day) };
  }

  /** The player's rank, and how many of the others (in percent) are behind. */
  async rankOf(player: string, board: LeaderboardName, day: string): Promise<Leaderboard["you"]> {
    const { db } = this.#database;
    const own = await db
      .selectFrom("results")
      .selectAll()
      .where("player_id", "=", player)
      .where("board", "=", board)
      .where("day", "=", day)
      .executeTakeFirst();
    if (!own) return null;
    const { ahead } = await db
      .selectFrom("results")
      .select((select) => select.fn.countAll().as("ahead"))
      .where("board", "=", board)
      .where("day", "=", day)
      .where((where) =>
        where.or([
          where("solved", ">", own.solved),
          where.and([where("solved", "=", own.solved), where("elapsed_ms", "<", own.elapsed_ms)]),
        ]),
      )
      .executeTakeFirstOrThrow();
    const others = (await this.#count(board, day)) - 1;
    const behind = others - Number(ahead);
    return { rank: Number(ahead) + 1, percentile: others === 0 ? 100 : Math.round((100 * behind) / others) };
  }

  async #count(board: LeaderboardName, day: string): Promise<number> {
    const { total } = await this.#database.db
      .selectFrom("results")
      .select((select) => select.fn.countAll().as("total"))
      .where("board", "=", board)
      .where("day", "=", day)
      .executeTakeFirstOrThrow();
    return Number(total);
  }
}

/** One entry per player and day: a worse one does not replace a better one. */
async function saveBest(db: Kysely<Schema>, result: ResultRow): Promise<void> {
  const { solved, elapsed_ms, at } = result;
  await db
    .insertInto("results")
    .values(result)
    .onConflict((conflict) =>
      conflict
        .columns(["player_id", "board", "day"])
        .doUpdateSet({ solved, elapsed_ms, at })
        .where((where) =>
          where.or([
            where("results.solved", "<", solved),
            where.and([where("results.solved", "=", solved), where("results.elapsed_ms", ">", elapsed_ms)]),
          ]),
        ),
    )
    .execute();
}

/** Plays every move by the rules; only a board solved at the end counts. */
function isSolvedBy(game: AnyGame, text: string, moves: readonly string[]): boolean {
  const puzzle = game.codec.puzzle.parse(text);
  if (!puzzle.ok) return false;
  const state = playTexts(game, puzzle.value, moves);
  return state.ok && game.status(puzzle.value, state.value).phase === "solved";
}
