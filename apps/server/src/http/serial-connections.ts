/**
 * The requests of a connection are answered one after the other: otherwise a hundred
 * sent at once would all be worked on, and their answers be kept, for a client that may
 * never read the first. They wait before anything else is done with them: Node.js reads
 * all requests of a packet at once, so one that waits, or is dropped, has to cost next
 * to nothing.
 */
import type { RequestListener, Server } from "node:http";
import type { Socket } from "node:net";
import { finished } from "node:stream";
import { QueueingServer } from "./connection-queue.js";

/** Besides the one being answered. Browsers and proxies send none. */
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
  /** The requests that wait, by connection; none where no request is being answered. */
  const queues = new WeakMap<Socket, (() => void)[]>();
  const { idleTimeout, ...options } = timeouts;
  const serve: RequestListener = (request, response) => {
    const { socket } = request;
    const queue = queues.get(socket);
    // The rest of a packet is read all the same. Whatever is not ended here gets an error of its own, with its
    // stack, which costs more than all else.
    if (socket.destroyed || (queue && queue.length >= maxWaiting)) {
      request.destroy();
      return;
    }
    server.unanswered.set(socket, request);
    const begin = (): void => {
      finished(response, () => {
        const beginNext = queues.get(socket)?.shift();
        // On a connection that is gone nobody waits for an answer.
        if (socket.destroyed) return;
        if (beginNext) return beginNext();
        queues.delete(socket);
        server.unanswered.set(socket, undefined);
      });
      handle(request, response);
    };
    if (queue) queue.push(begin);
    else {
      queues.set(socket, []);
      begin();
    }
  };
  const server = new QueueingServer(options, serve);
  // Node.js would answer these itself, as many as come.
  server.on("checkExpectation", serve);
  server.setTimeout(idleTimeout);
  // No client opens a socket on a connection on which answers are still to come.
  server.on("upgrade", ({ socket }) => {
    server.unanswered.delete(socket);
    if (queues.has(socket)) socket.destroy();
  });
  return server;
}
