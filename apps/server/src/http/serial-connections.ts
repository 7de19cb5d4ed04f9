/**
 * A connection's requests are answered one after the other: a hundred sent at once
 * would else all be worked on, and their answers be kept, for somebody who may never
 * read the first. Before anything else is done with them: Node.js reads every request
 * of a packet at one go, however many there are, so one that only waits, or came too
 * late, has to cost next to nothing.
 */
import type { RequestListener, Server } from "node:http";
import type { Socket } from "node:net";
import { finished } from "node:stream";
import { QueueingServer } from "./connection-queue.js";

/** Behind the one that is answered. No browser and no proxy sends any. */
const maxWaiting = 3;

export interface ConnectionTimeouts {
  /** For a whole request to arrive. */
  readonly requestTimeout: number;
  /** Without anything moving in either direction. */
  readonly idleTimeout: number;
  /** For the next request, after an answer. */
  readonly keepAliveTimeout: number;
}

/** A server that hands on the next request of a connection when the one before has been answered. */
export function serialServer(handle: RequestListener, timeouts: ConnectionTimeouts): Server {
  const lines = new WeakMap<Socket, (() => void)[]>();
  const { idleTimeout, ...options } = timeouts;
  const serve: RequestListener = (request, response) => {
    const { socket } = request;
    const line = lines.get(socket);
    // The rest of a packet is read all the same. Whatever is not ended here gets an error of its own, with its
    // stack, which costs more than all else.
    if (socket.destroyed || (line && line.length >= maxWaiting)) {
      request.destroy();
      return;
    }
    server.unanswered.set(socket, request);
    const begin = (): void => {
      finished(response, () => {
        const following = lines.get(socket)?.shift();
        // Nobody is left to be answered.
        if (socket.destroyed) return;
        if (following) return following();
        lines.delete(socket);
        server.unanswered.set(socket, undefined);
      });
      handle(request, response);
    };
    if (line) line.push(begin);
    else {
      lines.set(socket, []);
      begin();
    }
  };
  const server = new QueueingServer(options, serve);
  // Node.js would answer these itself, as many as come.
  server.on("checkExpectation", serve);
  server.setTimeout(idleTimeout);
  // Nobody opens a socket on a connection on which answers are still to come.
  server.on("upgrade", ({ socket }) => {
    server.unanswered.delete(socket);
    if (lines.has(socket)) socket.destroy();
  });
  return server;
}
