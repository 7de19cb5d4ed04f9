/**
 * What has been answered and not been read. A connection's requests are answered
 * one after the other: a hundred sent at once would else all be worked on, and
 * their answers be kept, for somebody who may never read the first. And of long
 * answers only so much waits for one address, and for all together; answers that
 * are streamed wait for their reader by themselves.
 */
import type { Socket } from "node:net";
import { finished } from "node:stream";
import type { FastifyInstance } from "fastify";
import { networkOf } from "../platform/network.js";
import { tooManyRequests } from "./http-error.js";

/** Requests of a connection behind the one that is answered. No browser and no proxy sends any. */
const maxWaiting = 10;

export function answerInTurn(app: FastifyInstance): void {
  const lines = new WeakMap<Socket, (() => void)[]>();
  app.addHook("onRequest", (request, reply, next) => {
    const { socket } = request.raw;
    const line = lines.get(socket);
    if (line && line.length >= maxWaiting) {
      socket.destroy();
      return;
    }
    const begin = (): void => {
      finished(reply.raw, () => {
        const following = lines.get(socket)?.shift();
        if (!following) lines.delete(socket);
        // Nobody is left to be answered otherwise.
        else if (!socket.destroyed) following();
      });
      next();
    };
    if (line) line.push(begin);
    else {
      lines.set(socket, []);
      begin();
    }
  });
}

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
    const bytes = lengthOf(payload);
    if (bytes <= longAnswer) return;
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
  });
}

/** None of a stream. */
function lengthOf(payload: unknown): number {
  if (typeof payload === "string") return Buffer.byteLength(payload);
  return Buffer.isBuffer(payload) ? payload.length : 0;
}
