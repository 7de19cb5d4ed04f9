/**
 * What has been sent to sockets and not been read, limited for each and in total. A
 * client that reads too slowly is disconnected before the server runs out of memory,
 * and sooner while the total is over its limit; clients that read are never affected.
 */
export interface BufferLimits {
  readonly perSocket: number;
  readonly total: number;
}

/** The share of its limit that each socket keeps while the total is over its own. */
const shareWhenFull = 1 / 64;

export class Buffers {
  readonly #limits: BufferLimits;
  #bytes = 0;

  constructor(limits: BufferLimits) {
    this.#limits = limits;
  }

  open(): SocketBuffer {
    return new SocketBuffer((bytes) => {
      this.#bytes += bytes;
      const { perSocket, total } = this.#limits;
      return this.#bytes > total ? perSocket * shareWhenFull : perSocket;
    });
  }
}

export class SocketBuffer {
  /** Counts what is added for all, and returns what one may hold. */
  readonly #count: (bytes: number) => number;
  #bytes = 0;

  constructor(count: (bytes: number) => number) {
    this.#count = count;
  }

  /** Takes note of what waits now; false when it is too much. */
  hold(bytes: number): boolean {
    const limit = this.#count(bytes - this.#bytes);
    this.#bytes = bytes;
    return bytes <= limit;
  }
}
