/** The leaderboards: which puzzles a day has, the same for everybody, and how quickly they can be solved at all. */
import type { GameId } from "@masume/games";
import { nonaga, seededProblem, solvesProblem, tileCount } from "@masume/games/nonaga";
import { dailyParams, paramsCodec, rankedDaily } from "@masume/games/slither";
import { rankedBoard, sono } from "@masume/games/sono";
import { dailyBand, planTimeAttack } from "@masume/games/stroke";
import type { LeaderboardName } from "@masume/protocol";
import type { GenerateRequest } from "../jobs/generate.js";
import type { Generator } from "../jobs/generator.js";

interface Challenge {
  readonly game: GameId;
  puzzles(seed: string, generator: Generator): Promise<readonly string[]>;
  /** Nobody draws a cell of the board in less, however well they know the way. */
  readonly minMsPerCell: number;
  /** Where every move is chosen by itself. */
  readonly minMsPerMove?: number;
  /** How many cells a board has, where the game does not say it. */
  readonly cells?: number;
  /** Whether an answer counts, where a board on which the game is won does not prove it. */
  isSolution?(puzzle: string, moves: readonly string[]): boolean;
  /** A game that ended at its limit counts too: more reached comes first, then fewer moves, then less time. */
  readonly isByScore?: boolean;
}

export const challenges: Readonly<Record<LeaderboardName, Challenge>> = {
  "stroke-attack": {
    game: "stroke",
    puzzles: (seed, generator) =>
      generated(
        planTimeAttack(seed, dailyBand).map((board) => ({ game: "stroke", ...board })),
        generator,
      ),
    minMsPerCell: 25,
  },
  "slither-daily": {
    game: "slither",
    puzzles: (seed, generator) =>
      generated([{ game: "slither", params: paramsCodec.format(dailyParams(rankedDaily)), seed }], generator),
    minMsPerCell: 60,
  },
  "sono-daily": {
    game: "sono",
    puzzles: (seed, generator) =>
      generated([{ game: "sono", params: sono.codec.params!.format(rankedBoard), seed }], generator),
    minMsPerCell: 25,
    minMsPerMove: 250,
    isByScore: true,
  },
  "nonaga-daily": {
    game: "nonaga",
    puzzles: async (seed) => [nonaga.codec.puzzle.format(seededProblem(seed))],
    minMsPerCell: 60,
    cells: tileCount,
    isSolution: isProblemSolved,
  },
};

async function generated(
  requests: readonly GenerateRequest[],
  generator: Generator,
): Promise<readonly string[]> {
  return Promise.all(
    requests.map(async (request) => {
      const made = await generator.generate(request);
      if (!made) throw new Error(`no puzzle for ${request.seed}`);
      return made.puzzle;
    }),
  );
}

function isProblemSolved(text: string, moves: readonly string[]): boolean {
  const puzzle = nonaga.codec.puzzle.parse(text);
  const turns = moves.flatMap((move) => {
    const turn = nonaga.codec.move.parse(move);
    return turn.ok ? [turn.value] : [];
  });
  return puzzle.ok && turns.length === moves.length && solvesProblem(puzzle.value, turns);
}

/** The day in UTC. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** Three days at once are today somewhere. */
const maxCached: number = 3 * Object.keys(challenges).length;
const hourMs = 60 * 60 * 1000;

/** Players go by their own calendar: a day can be played while it is today somewhere on earth. */
export function isTodaySomewhere(day: string, now: number): boolean {
  return [-12, 0, 14].some((hours) => dayOf(now + hours * hourMs) === day);
}

/** It is this day nowhere on earth any more. */
export function isOver(day: string, now: number): boolean {
  return dayOf(now - 12 * hourMs) > day;
}

/** The day after the latest that is today somewhere. */
export function tomorrow(now: number): string {
  return dayOf(now + (14 + 24) * hourMs);
}

/** The puzzles of the last few days, each generated once. */
export class DailyPuzzles {
  readonly #generator: Generator;
  readonly #cache = new Map<string, Promise<readonly string[]>>();

  constructor(generator: Generator) {
    this.#generator = generator;
  }

  of(challenge: LeaderboardName, seed: string): Promise<readonly string[]> {
    const key = `${challenge} ${seed}`;
    const cached = this.#cache.get(key);
    if (cached) return cached;
    if (this.#cache.size >= maxCached) this.#cache.clear();
    const puzzles = challenges[challenge].puzzles(seed, this.#generator);
    puzzles.catch(() => this.#cache.delete(key));
    this.#cache.set(key, puzzles);
    return puzzles;
  }
}
