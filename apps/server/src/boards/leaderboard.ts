/**
 * Leaderboards by attempts that the server has seen from beginning to end: it
 * hands out the puzzles, checks every answer by the game's own rules, and takes
 * the time from its own clock. A player has one entry a day, the best: more
 * puzzles solved, then less time.
 */
import { registry } from "@masume/games";
import type { AnyGame } from "@masume/kernel";
import type { Kysely } from "kysely";
import { newId } from "../players/secrets.js";
import type { ResultRow, Schema } from "../storage/schema.js";
import type { Store } from "../storage/storage.js";
import { challenges, type DailyPuzzles, dayOf, isTodaySomewhere } from "./challenges.js";

export interface Run {
  readonly run: string;
  readonly day: string;
  readonly puzzles: readonly string[];
}

export interface Entry {
  readonly rank: number;
  readonly player: { readonly id: string; readonly name: string };
  readonly solved: number;
  readonly elapsedMs: number;
}

export type Verdict =
  | { readonly kind: "solved"; readonly solved: number; readonly of: number; readonly elapsedMs: number }
  | { readonly kind: "refused"; readonly code: "no-run" | "out-of-order" | "not-solved" };

export class Leaderboards {
  readonly #store: Store;
  readonly #daily: DailyPuzzles;

  constructor(store: Store, daily: DailyPuzzles) {
    this.#store = store;
    this.#daily = daily;
  }

  /** By universal time. */
  get today(): string {
    return dayOf(this.#store.now());
  }

  /** Undefined for a day that is over, or not yet come. */
  async begin(player: string, board: string, wished?: string): Promise<Run | undefined> {
    const day = wished ?? this.today;
    if (!isTodaySomewhere(day, this.#store.now())) return undefined;
    const puzzles = await this.#daily.of(board, day);
    const run = { id: newId(), player_id: player, board, day, puzzles: JSON.stringify(puzzles), solved: 0 };
    await this.#store.db
      .insertInto("runs")
      .values({ ...run, started_at: this.#store.now() })
      .execute();
    return { run: run.id, day, puzzles };
  }

  /** Answer number `index` of a run, as the moves that solve the puzzle; they come in order, each once. */
  async answer(
    player: string,
    board: string,
    id: string,
    index: number,
    moves: readonly string[],
  ): Promise<Verdict> {
    const now = this.#store.now();
    const run = await this.#store.db
      .selectFrom("runs")
      .selectAll()
      .where("id", "=", id)
      .where("player_id", "=", player)
      .where("board", "=", board)
      .executeTakeFirst();
    if (!run) return { kind: "refused", code: "no-run" };
    if (run.solved !== index) return { kind: "refused", code: "out-of-order" };
    const puzzles = JSON.parse(run.puzzles) as readonly string[];
    const puzzle = puzzles[index];
    const game = await registry[challenges[board]!.game]();
    if (puzzle === undefined || !isSolvedBy(game, puzzle, moves))
      return { kind: "refused", code: "not-solved" };
    const solved = index + 1;
    const elapsedMs = Math.max(0, now - run.started_at);
    // Both or neither: an answer that counted without its result could not be given again.
    const isFirst = await this.#store.db.transaction().execute(async (db) => {
      const { numUpdatedRows } = await db
        .updateTable("runs")
        .set({ solved })
        .where("id", "=", id)
        .where("solved", "=", index)
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) return false;
      await keepBest(db, { player_id: player, board, day: run.day, solved, elapsed_ms: elapsedMs, at: now });
      return true;
    });
    if (!isFirst) return { kind: "refused", code: "out-of-order" };
    return { kind: "solved", solved, of: puzzles.length, elapsedMs };
  }

  async top(
    board: string,
    day: string,
    limit: number,
  ): Promise<{ entries: readonly Entry[]; total: number }> {
    const { db } = this.#store;
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

  /** The player's place, and how many of the others (in percent) are behind. */
  async placeOf(
    player: string,
    board: string,
    day: string,
  ): Promise<{ rank: number; percentile: number } | null> {
    const { db } = this.#store;
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

  async #count(board: string, day: string): Promise<number> {
    const { total } = await this.#store.db
      .selectFrom("results")
      .select((select) => select.fn.countAll().as("total"))
      .where("board", "=", board)
      .where("day", "=", day)
      .executeTakeFirstOrThrow();
    return Number(total);
  }
}

/** One entry a player and day: a worse one does not replace a better one. */
async function keepBest(db: Kysely<Schema>, result: ResultRow): Promise<void> {
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
  let state = game.start(puzzle.value);
  for (const one of moves) {
    const move = game.codec.move.parse(one);
    const next = move.ok ? game.play(puzzle.value, state, move.value) : undefined;
    if (!next?.ok) return false;
    state = next.value;
  }
  return game.status(puzzle.value, state).phase === "solved";
}
