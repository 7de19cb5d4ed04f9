/** A WebSocket to test with, as the server sees it: no network, and nothing is read unless the test does. */
import { EventEmitter } from "node:events";
import type { Writable } from "node:stream";
import type { WebSocket } from "@fastify/websocket";
import type { ServerMessage } from "@masume/protocol";

export class FakeSocket extends EventEmitter {
  readonly sent: ServerMessage[] = [];
  pings = 0;
  pongs = 0;
  /** Bytes that nobody has read. */
  bufferedAmount = 0;
  closed: { readonly code: number; readonly reason: string } | undefined;
  isTerminated = false;

  /** As the server knows it. */
  get socket(): WebSocket {
    return this as unknown as WebSocket;
  }

  /** What it writes to. */
  get stream(): Writable {
    return { cork: () => {}, uncork: () => {} } as unknown as Writable;
  }

  send(text: string, onWritten: () => void): void {
    this.sent.push(JSON.parse(text));
    onWritten();
  }

  ping(): void {
    this.pings++;
  }

  pong(_payload: unknown, _mask: boolean, onWritten: () => void): void {
    this.pongs++;
    onWritten();
  }

  close(code: number, reason: string): void {
    this.closed ??= { code, reason };
  }

  terminate(): void {
    this.isTerminated = true;
  }

  /** The client sends something. */
  receive(message: unknown, isBinary = false): void {
    this.emit(
      "message",
      Buffer.from(typeof message === "string" ? message : JSON.stringify(message)),
      isBinary,
    );
  }

  refusals(): string[] {
    return this.sent.flatMap((one) => (one.type === "refused" ? `${one.id} ${one.code}` : []));
  }
}
