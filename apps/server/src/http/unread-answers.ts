/**
 * Long answers that have been sent and not been read are limited by address and in
 * total. Answers that are streamed wait for their reader by themselves.
 */
import { finished } from "node:stream";
import type { FastifyInstance } from "fastify";
import { networkOf } from "../platform/network.js";
import { tooManyRequests } from "./http-error.js";

export interface UnreadLimits {
  readonly perAddress: number;
  readonly total: number;
}

const defaultLimits: UnreadLimits = { perAddress: 4 * 1024 * 1024, total: 64 * 1024 * 1024 };

/** Shorter ones are not counted: the limits of requests bound them well enough. */
const longAnswer = 16 * 1024;
const retryAfterSeconds = 10;

export function limitUnread(app: FastifyInstance, limits: UnreadLimits = defaultLimits): void {
  const byAddress = new Map<string, number>();
  let unread = 0;
  app.addHook("onSend", async (request, reply, payload) => {
    const bytes = bytesOf(payload);
    if (bytes <= longAnswer) return payload;
    const address = networkOf(request.ip);
    const held = byAddress.get(address) ?? 0;
    if (held + bytes > limits.perAddress || unread + bytes > limits.total)
      throw tooManyRequests(retryAfterSeconds);
    byAddress.set(address, held + bytes);
    unread += bytes;
    finished(reply.raw, () => {
      unread -= bytes;
      const left = byAddress.get(address)! - bytes;
      if (left > 0) byAddress.set(address, left);
      else byAddress.delete(address);
    });
    // As bytes: every hook and stream on the way would encode a long text again to know its length.
    return typeof payload === "string" ? Buffer.from(payload) : payload;
  });
}

/** None of a stream. */
function bytesOf(payload: unknown): number {
  return typeof payload === "string" || Buffer.isBuffer(payload) ? Buffer.byteLength(payload) : 0;
}
