/** The leaderboards: which puzzles a day has, the same for everybody, and how quickly they can be solved at all. */
import type { GameId } from "@masume/games";
import { dailyParams, paramsCodec, rankedDaily } from "@masume/games/slither";
import { dailyBand, planTimeAttack } from "@masume/games/stroke";
import type { LeaderboardName } from "@masume/protocol";
import type { GenerateRequest } from "../jobs/generate.js";
import type { Generator } from "../jobs/generator.js";

interface Challenge {
  readonly game: GameId;
  puzzles(seed: string): readonly GenerateRequest[];
  /** Nobody draws a cell of the board in less, however well they know the way. */
  readonly minMsPerCell: number;
}

export const challenges: Readonly<Record<LeaderboardName, Challenge>> = {
  "stroke-attack": {
    game: "stroke",
    puzzles: (seed) => planTimeAttack(seed, dailyBand).map((board) => ({ game: "stroke", ...board })),
    minMsPerCell: 25,
  },
  "slither-daily": {
    game: "slither",
    puzzles: (seed) => [{ game: "slither", params: paramsCodec.format(dailyParams(rankedDaily)), seed }],
    minMsPerCell: 60,
  },
};

/** The day in UTC. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

const maxCached = 10;
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
    const puzzles = Promise.all(challenges[challenge].puzzles(seed).map((one) => this.#generate(one)));
    puzzles.catch(() => this.#cache.delete(key));
    this.#cache.set(key, puzzles);
    return puzzles;
  }

  async #generate(request: GenerateRequest): Promise<string> {
    const generated = await this.#generator.generate(request);
    if (!generated) throw new Error(`no puzzle for ${request.seed}`);
    return generated.puzzle;
  }
}
