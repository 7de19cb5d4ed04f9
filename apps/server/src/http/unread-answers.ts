/**
 * What has been answered and not been read: of long answers only so much waits for
 * one address, and for all together. Answers that are streamed wait for their reader
 * by themselves.
 */
import { finished } from "node:stream";
import type { FastifyInstance } from "fastify";
import { networkOf } from "../platform/network.js";
import { tooManyRequests } from "./http-error.js";

export interface UnreadLimits {
  readonly perAddress: number;
  readonly inAll: number;
}

const defaultLimits: UnreadLimits = { perAddress: 4 * 1024 * 1024, inAll: 64 * 1024 * 1024 };

/** Shorter ones are not counted: the limit of requests bounds them well enough. */
const longAnswer = 16 * 1024;
const retryAfterSeconds = 10;

export function limitUnread(app: FastifyInstance, limits: UnreadLimits = defaultLimits): void {
  const byAddress = new Map<string, number>();
  let inAll = 0;
  app.addHook("onSend", async (request, reply, payload) => {
    const bytes = bytesOf(payload);
    if (bytes <= longAnswer) return payload;
    const address = networkOf(request.ip);
    const held = byAddress.get(address) ?? 0;
    if (held + bytes > limits.perAddress || inAll + bytes > limits.inAll)
      throw tooManyRequests(retryAfterSeconds);
    byAddress.set(address, held + bytes);
    inAll += bytes;
    finished(reply.raw, () => {
      inAll -= bytes;
      const left = byAddress.get(address)! - bytes;
      if (left > 0) byAddress.set(address, left);
      else byAddress.delete(address);
    });
    // As it is sent: a long text is else gone through again by everybody on the way.
    return typeof payload === "string" ? Buffer.from(payload) : payload;
  });
}

/** None of a stream. */
function bytesOf(payload: unknown): number {
  return typeof payload === "string" || Buffer.isBuffer(payload) ? Buffer.byteLength(payload) : 0;
}
