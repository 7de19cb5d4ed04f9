/**
 * Who sends a request, and whether too often: the limits of an address hold for a
 * player too, from however many addresses they come. Only requests with a valid
 * secret count here; all others count by their address (`security.ts`).
 */
import type { Player } from "@masume/protocol";
import type { FastifyReply, FastifyRequest } from "fastify";
import { RateLimiter } from "../platform/rate-limiter.js";
import type { Identity, Players } from "../players/players.js";
import { HttpError, tooManyRequests } from "./http-error.js";
import { secretOf, setCookie } from "./session-cookie.js";

export class Authenticator {
  readonly #players: Players;
  readonly #perMinute: number;
  /** By requests per minute; there are but a few different limits. */
  readonly #limiters = new Map<number, RateLimiter>();

  constructor(players: Players, perMinute: number) {
    this.#players = players;
    this.#perMinute = perMinute;
  }

  /** A cookie in use is renewed now and then, if there is a reply to send it with. */
  async identify(request: FastifyRequest, reply?: FastifyReply): Promise<Identity | undefined> {
    const secret = secretOf(request);
    if (secret === undefined) return undefined;
    const identity = await this.#players.authenticate(secret);
    if (!identity) return undefined;
    this.#count(identity.player, request);
    const isCookie = request.headers.authorization === undefined;
    if ((await this.#players.noteUse(identity)) && isCookie && reply) setCookie(request, reply, secret);
    return identity;
  }

  async find(request: FastifyRequest, reply: FastifyReply): Promise<Partial<Identity>> {
    return (await this.identify(request, reply)) ?? {};
  }

  async require(request: FastifyRequest, reply: FastifyReply): Promise<Identity> {
    const identity = await this.identify(request, reply);
    if (!identity) throw new HttpError("no-player", "authentication required: POST /api/players");
    return identity;
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
