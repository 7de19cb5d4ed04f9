/**
 * Who sends a request, and whether too often: the limits of an address hold for a
 * player too, from however many addresses they come. Only requests with a valid
 * secret count here; all others count by their address (`security.ts`).
 */
import type { Player } from "@masume/protocol";
import type { FastifyRequest } from "fastify";
import { RateLimiter } from "../platform/rate-limiter.js";
import type { Identity, Players } from "../players/players.js";
import { HttpError, tooManyRequests } from "./http-error.js";
import { secretOf } from "./session-cookie.js";

export class Authenticator {
  readonly #players: Players;
  readonly #perMinute: number;
  /** By requests per minute; there are but a few different limits. */
  readonly #limiters = new Map<number, RateLimiter>();

  constructor(players: Players, perMinute: number) {
    this.#players = players;
    this.#perMinute = perMinute;
  }

  async identify(request: FastifyRequest): Promise<Identity | undefined> {
    const secret = secretOf(request);
    const identity = secret === undefined ? undefined : await this.#players.authenticate(secret);
    if (identity) this.#count(identity.player, request);
    return identity;
  }

  async find(request: FastifyRequest): Promise<Player | undefined> {
    return (await this.identify(request))?.player;
  }

  async require(request: FastifyRequest): Promise<Player> {
    const player = await this.find(request);
    if (!player) throw new HttpError("no-player", "authentication required: POST /api/players");
    return player;
  }

  #count({ id }: Player, { routeOptions: { url, config } }: FastifyRequest): void {
    this.#take(this.#perMinute, id);
    const ofRoute = config.rateLimit ? config.rateLimit.max : undefined;
    if (typeof ofRoute === "number") this.#take(ofRoute, `${id} ${url}`);
  }

  #take(perMinute: number, key: string): void {
    let limiter = this.#limiters.get(perMinute);
    if (!limiter) {
      limiter = new RateLimiter({ perSecond: perMinute / 60, burst: perMinute });
      this.#limiters.set(perMinute, limiter);
    }
    const bucket = limiter.bucket(key);
    if (!bucket.take()) throw tooManyRequests(bucket.secondsToNext);
  }
}
