/**
 * A TCP proxy that a test can cut or freeze: in front of PostgreSQL it is a network
 * that fails, in front of servers the load balancer of a deployment, which takes
 * each new connection to the first server that answers.
 */
import { connect, createServer, type Server, type Socket } from "node:net";

export class TcpProxy {
  readonly port: number;
  readonly #server: Server;
  readonly #ends = new Set<Socket>();
  #isFrozen = false;
  #isDown = false;

  private constructor(server: Server, port: number) {
    this.#server = server;
    this.port = port;
  }

  /** To ports of this machine; the first of them that answers. */
  static open(...ports: readonly number[]): Promise<TcpProxy> {
    return new Promise((resolve) => {
      const server = createServer({ pauseOnConnect: true }, (near) => proxy.#connect(near, ports));
      let proxy: TcpProxy;
      server.listen(0, "127.0.0.1", () => {
        proxy = new TcpProxy(server, (server.address() as { port: number }).port);
        resolve(proxy);
      });
    });
  }

  #connect(near: Socket, [port, ...others]: readonly number[]): void {
    if (port === undefined || this.#isDown) {
      near.destroy();
      return;
    }
    const far = connect(port, "127.0.0.1");
    const tryNext = (): void => this.#connect(near, others);
    far.once("error", tryNext);
    far.once("connect", () => {
      far.off("error", tryNext);
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#ends.add(one);
        one.on("error", () => {});
        one.on("close", () => {
          this.#ends.delete(one);
          other.destroy();
        });
        one.on("data", (bytes) => other.write(bytes));
        if (!this.#isFrozen) one.resume();
      }
    });
  }

  /** Every connection breaks; new ones are possible. */
  cut(): void {
    for (const end of this.#ends) end.destroy();
  }

  /** Every connection breaks, and there is no new one until it is restored. */
  interrupt(): void {
    this.#isDown = true;
    this.cut();
  }

  restore(): void {
    this.#isDown = false;
  }

  /** Nothing gets through any more, and neither end notices. */
  freeze(): void {
    this.#isFrozen = true;
    for (const end of this.#ends) end.pause();
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
