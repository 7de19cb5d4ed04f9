/**
 * Who is asking, and whether so often is too often: the limits of an address
 * hold for a player too, from however many addresses they come. Only those who
 * are known by their secret are counted; for all others their address is.
 */
import type { FastifyRequest } from "fastify";
import { Allowances } from "../platform/rate-limiter.js";
import type { Player, Players } from "../players/players.js";
import { HttpProblem, tooMany } from "./http-error.js";
import { secretOf } from "./session-cookie.js";

export class Callers {
  readonly #players: Players;
  readonly #perMinute: number;
  /** By how many a minute; there are but a few different limits. */
  readonly #allowances = new Map<number, Allowances>();

  constructor(players: Players, perMinute: number) {
    this.#players = players;
    this.#perMinute = perMinute;
  }

  async find(request: FastifyRequest): Promise<Player | undefined> {
    const secret = secretOf(request);
    const player = secret === undefined ? undefined : await this.#players.recognise(secret);
    if (player) this.#count(player, request);
    return player;
  }

  async require(request: FastifyRequest): Promise<Player> {
    const player = await this.find(request);
    if (!player) throw new HttpProblem(401, "no-player", "make yourself known first: POST /api/players");
    return player;
  }

  #count({ id }: Player, { routeOptions: { url, config } }: FastifyRequest): void {
    this.#take(this.#perMinute, id);
    const ofRoute = config.rateLimit ? config.rateLimit.max : undefined;
    if (typeof ofRoute === "number") this.#take(ofRoute, `${id} ${url}`);
  }

  #take(perMinute: number, key: string): void {
    let allowances = this.#allowances.get(perMinute);
    if (!allowances) {
      allowances = new Allowances({ perSecond: perMinute / 60, burst: perMinute });
      this.#allowances.set(perMinute, allowances);
    }
    const allowance = allowances.of(key);
    if (!allowance.take()) throw tooMany(allowance.secondsToNext);
  }
}
