/**
 * What has been sent to sockets and not been read: bounded for each, and for all
 * together. Whoever reads too slowly is let go before the server runs out of memory;
 * when much waits in all, that is sooner, and those who read are still not touched.
 */
export interface BufferLimits {
  readonly perSocket: number;
  readonly inAll: number;
}

/** The share of its limit that each socket keeps while all together are over theirs. */
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
      const { perSocket, inAll } = this.#limits;
      return this.#bytes > inAll ? perSocket * shareWhenFull : perSocket;
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
