/** What there is a leaderboard for, and which puzzles a day has: the same for everybody, from the day alone. */
import type { GameId } from "@masume/games";
import { dailyParams, paramsCodec, rankedDaily, dailySeed as slitherSeed } from "@masume/games/slither";
import { dailyBand, dailySeed, plan } from "@masume/games/stroke";
import type { Maker } from "../jobs/generator.js";
import type { Order } from "../jobs/generate.js";

interface Challenge {
  readonly game: GameId;
  orders(day: string): readonly Order[];
}

export const challenges: Readonly<Record<string, Challenge>> = {
  "stroke-attack": {
    game: "stroke",
    orders: (day) => plan(dailySeed(day), dailyBand).map((board) => ({ game: "stroke", ...board })),
  },
  "slither-daily": {
    game: "slither",
    orders: (day) => {
      const params = paramsCodec.format(dailyParams(rankedDaily));
      return [{ game: "slither", params, seed: slitherSeed(rankedDaily, day) }];
    },
  },
};

export const challengeNames: readonly string[] = Object.keys(challenges);

/** The day by universal time. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

const hourMs = 60 * 60 * 1000;

/** Players go by their own calendar: a day can be played while it is today somewhere on earth. */
export function isTodaySomewhere(day: string, now: number): boolean {
  return [-12, 0, 14].some((hours) => dayOf(now + hours * hourMs) === day);
}

/** A day's puzzles, made once and kept for as long as they are asked for. */
export class DailyPuzzles {
  readonly #maker: Maker;
  readonly #made = new Map<string, Promise<readonly string[]>>();

  constructor(maker: Maker) {
    this.#maker = maker;
  }

  of(challenge: string, day: string): Promise<readonly string[]> {
    const key = `${challenge} ${day}`;
    const known = this.#made.get(key);
    if (known) return known;
    if (this.#made.size > 10) this.#made.clear();
    const making = Promise.all(challenges[challenge]!.orders(day).map((order) => this.#one(order)));
    making.catch(() => this.#made.delete(key));
    this.#made.set(key, making);
    return making;
  }

  async #one(order: Order): Promise<string> {
    const made = await this.#maker.make(order);
    if (!made) throw new Error(`no puzzle for ${order.seed}`);
    return made.puzzle;
  }
}
