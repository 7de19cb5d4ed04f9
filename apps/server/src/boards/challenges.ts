/** The leaderboards, and the puzzles of a day: the same for everybody, from the day alone. */
import type { GameId } from "@masume/games";
import { dailyParams, paramsCodec, rankedDaily, dailySeed as slitherSeed } from "@masume/games/slither";
import { dailyBand, dailySeed, planTimeAttack } from "@masume/games/stroke";
import type { LeaderboardName } from "@masume/protocol";
import type { GenerateRequest } from "../jobs/generate.js";
import type { Generator } from "../jobs/generator.js";

interface Challenge {
  readonly game: GameId;
  puzzles(day: string): readonly GenerateRequest[];
}

export const challenges: Readonly<Record<LeaderboardName, Challenge>> = {
  "stroke-attack": {
    game: "stroke",
    puzzles: (day) =>
      planTimeAttack(dailySeed(day), dailyBand).map((board) => ({ game: "stroke", ...board })),
  },
  "slither-daily": {
    game: "slither",
    puzzles: (day) => {
      const params = paramsCodec.format(dailyParams(rankedDaily));
      return [{ game: "slither", params, seed: slitherSeed(rankedDaily, day) }];
    },
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

/** The puzzles of the last few days, each generated once. */
export class DailyPuzzles {
  readonly #generator: Generator;
  readonly #cache = new Map<string, Promise<readonly string[]>>();

  constructor(generator: Generator) {
    this.#generator = generator;
  }

  of(challenge: LeaderboardName, day: string): Promise<readonly string[]> {
    const key = `${challenge} ${day}`;
    const cached = this.#cache.get(key);
    if (cached) return cached;
    if (this.#cache.size >= maxCached) this.#cache.clear();
    const puzzles = Promise.all(challenges[challenge].puzzles(day).map((one) => this.#generate(one)));
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
