/**
 * Leaderboards of attempts that the server has seen from start to end: it hands out
 * the puzzles, checks every answer by the game's own rules, and takes the time from
 * its own clock. Each player has one attempt per day. More puzzles solved come
 * first, then less time. Where the turns are limited, what was reached with them
 * counts, whether it solves the puzzle or not, then fewer turns, then less time.
 *
 * Puzzles come from a seed that nobody knows before the day is over. Its hash is
 * public from the day before on, so that everybody can see afterwards that the
 * puzzles were not chosen for somebody.
 */
import { randomBytes } from "node:crypto";
import { registry } from "@masume/games";
import { type AnyGame, err, ok, playTexts, type Result } from "@masume/kernel";
import type { HttpRefusal, Leaderboard, LeaderboardName, RouteResponse } from "@masume/protocol";
import { newId } from "../platform/ids.js";
import { sha256 } from "../players/secrets.js";
import { lockPlayers } from "../storage/lock-players.js";
import { countRows } from "../storage/queries.js";
import type { RunRow } from "../storage/schema.js";
import type { Database } from "../storage/storage.js";
import { challenges, type DailyPuzzles, dayOf, isOver, isTodaySomewhere, tomorrow } from "./challenges.js";
import { isPlausible } from "./plausibility.js";

type Run = RouteResponse<"startRun">;
type SubmitResult = Result<
  RouteResponse<"submitAnswer">,
  Extract<HttpRefusal, "no-run" | "out-of-order" | "not-solved">
>;

export interface Answer {
  readonly puzzle: number;
  readonly moves: readonly string[];
  /** Milliseconds of play before each move. */
  readonly times?: readonly number[] | undefined;
}

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

  /** The day's attempt, started now unless it has been; or why not: the day is over or has not come, or the player is gone. */
  async startRun(
    player: string,
    board: LeaderboardName,
    wanted?: string,
  ): Promise<Run | Extract<HttpRefusal, "not-today" | "not-found">> {
    const { db, now } = this.#database;
    const day = wanted ?? this.today;
    if (!isTodaySomewhere(day, now())) return "not-today";
    let run = await this.#runOf(player, board, day);
    if (!run) {
      const puzzles = await this.#daily.of(board, await this.#seedOf(board, day));
      const fresh = {
        id: newId(),
        player_id: player,
        board,
        day,
        puzzles: JSON.stringify(puzzles),
        solved: 0,
      };
      await db
        .insertInto("runs")
        .values({ ...fresh, started_at: now() })
        .onConflict((conflict) => conflict.columns(["player_id", "board", "day"]).doNothing())
        .execute();
      run = await this.#runOf(player, board, day);
      if (!run) return "not-found";
    }
    return {
      run: run.id,
      day,
      puzzles: JSON.parse(run.puzzles),
      solved: run.solved,
      elapsedMs: elapsedSince(run, now()),
    };
  }

  #runOf(player: string, board: LeaderboardName, day: string): Promise<RunRow | undefined> {
    return this.#database.db
      .selectFrom("runs")
      .selectAll()
      .where("player_id", "=", player)
      .where("board", "=", board)
      .where("day", "=", day)
      .executeTakeFirst();
  }

  /** Made when it is first asked for, the same for all servers. */
  async #seedOf(board: LeaderboardName, day: string): Promise<string> {
    const { db } = this.#database;
    const known = await this.#storedSeedOf(board, day);
    if (known !== undefined) return known;
    await db
      .insertInto("ranked_days")
      .values({ board, day, seed: randomBytes(32).toString("hex") })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    // Another server's may have come first.
    return (await this.#storedSeedOf(board, day))!;
  }

  async #storedSeedOf(board: LeaderboardName, day: string): Promise<string | undefined> {
    const row = await this.#database.db
      .selectFrom("ranked_days")
      .select("seed")
      .where("board", "=", board)
      .where("day", "=", day)
      .executeTakeFirst();
    return row?.seed;
  }

  /** The hash of the day's seed, and the seed itself once the day is over. */
  async commitment(board: LeaderboardName, day: string): Promise<Pick<Leaderboard, "seedHash" | "seed">> {
    const now = this.#database.now();
    if (isTodaySomewhere(day, now) || day === tomorrow(now))
      return { seedHash: sha256(await this.#seedOf(board, day)), seed: null };
    const seed = await this.#storedSeedOf(board, day);
    if (seed === undefined) return { seedHash: null, seed: null };
    return { seedHash: sha256(seed), seed: isOver(day, now) ? seed : null };
  }

  /** The answer to the next puzzle of a run; they come in order, each once. */
  async submit(
    player: string,
    board: LeaderboardName,
    id: string,
    { puzzle: index, moves, times }: Answer,
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
    const challenge = challenges[board];
    const game = await registry[challenge.game]();
    if (puzzle === undefined) return err("not-solved");
    const outcome = challenge.isSolution
      ? challenge.isSolution(puzzle, moves) && { cells: challenge.cells!, score: 0 }
      : outcomeOf(game, puzzle, moves, challenge.isByScore === true);
    if (!outcome) return err("not-solved");
    const { cells } = outcome;
    const solved = index + 1;
    const elapsedMs = elapsedSince(run, now);
    // Both or neither: an answer that counted without its result could not be given again.
    const saved = await this.#database.db.transaction().execute(async (db) => {
      await lockPlayers(this.#database, db, [player]);
      const { numUpdatedRows } = await db
        .updateTable("runs")
        .set({ solved })
        .where("id", "=", id)
        .where("solved", "=", index)
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) return undefined;
      const before = await db
        .selectFrom("results")
        .select(["times", "implausible", "score", "turns"])
        .where("player_id", "=", player)
        .where("board", "=", board)
        .where("day", "=", run.day)
        .executeTakeFirst();
      const earlier: readonly (readonly number[])[] = JSON.parse(before?.times ?? "[]");
      const isRanked =
        before?.implausible !== 1 &&
        times?.length === moves.length &&
        isPlausible({ ...challenge, times, earlier, cells, elapsedMs });
      const result = {
        solved,
        score: (before?.score ?? 0) + (challenge.isByScore ? outcome.score : 0),
        turns: (before?.turns ?? 0) + (challenge.isByScore ? moves.length : 0),
        elapsed_ms: elapsedMs,
        at: now,
        implausible: isRanked ? 0 : 1,
        times: JSON.stringify([...earlier, times ?? []]),
      };
      await db
        .insertInto("results")
        .values({ player_id: player, board, day: run.day, ...result })
        .onConflict((conflict) => conflict.columns(["player_id", "board", "day"]).doUpdateSet(result))
        .execute();
      return { isRanked };
    });
    if (!saved) return err("out-of-order");
    return ok({ solved, of: puzzles.length, elapsedMs, isRanked: saved.isRanked });
  }

  async top(
    board: LeaderboardName,
    day: string,
    limit: number,
  ): Promise<Pick<Leaderboard, "entries" | "total">> {
    const rows = await this.#ranked(board, day)
      .innerJoin("players", "players.id", "results.player_id")
      .select([
        "players.id",
        "players.name",
        "results.solved",
        "results.score",
        "results.turns",
        "results.elapsed_ms",
      ])
      .orderBy("results.solved", "desc")
      .orderBy("results.score", "desc")
      .orderBy("results.turns")
      .orderBy("results.elapsed_ms")
      .orderBy("results.at")
      .limit(limit)
      .execute();
    const entries = rows.map(({ id, name, solved, score, turns, elapsed_ms }) => ({
      // Who did equally well has the same one.
      rank:
        1 +
        rows.findIndex(
          (one) =>
            solved === one.solved &&
            score === one.score &&
            turns === one.turns &&
            elapsed_ms === one.elapsed_ms,
        ),
      player: { id, name },
      solved,
      score,
      turns,
      elapsedMs: elapsed_ms,
    }));
    return { entries, total: await countRows(this.#ranked(board, day)) };
  }

  /** The player's rank, and how many of the others (in percent) are behind. */
  async rankOf(player: string, board: LeaderboardName, day: string): Promise<Leaderboard["you"]> {
    const own = await this.#ranked(board, day).selectAll().where("player_id", "=", player).executeTakeFirst();
    if (!own) return null;
    const { solved, score, turns, elapsed_ms } = own;
    // One range of the index each.
    const sameSolved = this.#ranked(board, day).where("solved", "=", solved);
    const sameScore = sameSolved.where("score", "=", score);
    const ahead = await Promise.all([
      countRows(this.#ranked(board, day).where("solved", ">", solved)),
      countRows(sameSolved.where("score", ">", score)),
      countRows(sameScore.where("turns", "<", turns)),
      countRows(sameScore.where("turns", "=", turns).where("elapsed_ms", "<", elapsed_ms)),
    ]);
    const others = (await countRows(this.#ranked(board, day))) - 1;
    const before = ahead.reduce((sum, one) => sum + one, 0);
    const behind = others - before;
    return { rank: before + 1, percentile: others === 0 ? 100 : Math.round((100 * behind) / others) };
  }

  /** A hundred thousand take a while to be counted: no game waits for that. */
  #ranked(board: LeaderboardName, day: string) {
    return this.#database.lists
      .selectFrom("results")
      .where("board", "=", board)
      .where("day", "=", day)
      .where("implausible", "=", 0);
  }
}

function elapsedSince(run: RunRow, now: number): number {
  return Math.max(0, now - run.started_at);
}

/** The board's cells and what was reached, if every move can be played and the last one solves it, or may end it. */
function outcomeOf(
  game: AnyGame,
  text: string,
  moves: readonly string[],
  mayEnd: boolean,
): { readonly cells: number; readonly score: number } | undefined {
  const puzzle = game.codec.puzzle.parse(text);
  if (!puzzle.ok) return undefined;
  const state = playTexts(game, puzzle.value, moves);
  if (!state.ok) return undefined;
  const { phase, score } = game.status(puzzle.value, state.value);
  if (phase !== "solved" && !(mayEnd && phase === "over")) return undefined;
  const { width, height } = game.size!(puzzle.value);
  return { cells: width * height, score: score?.value ?? 0 };
}
