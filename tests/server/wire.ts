/**
 * A TCP line that a test can cut or freeze: before PostgreSQL it is a network
 * that fails, before servers the balancer of a deployment, which takes each new
 * connection to the first server that answers.
 */
import { connect, createServer, type Server, type Socket } from "node:net";

export class Wire {
  readonly port: number;
  readonly #server: Server;
  readonly #ends = new Set<Socket>();
  #isFrozen = false;

  private constructor(server: Server, port: number) {
    this.#server = server;
    this.port = port;
  }

  /** To ports of this machine; the first of them that answers. */
  static open(...ports: readonly number[]): Promise<Wire> {
    return new Promise((resolve) => {
      const server = createServer({ pauseOnConnect: true }, (near) => wire.#join(near, ports));
      let wire: Wire;
      server.listen(0, "127.0.0.1", () => {
        wire = new Wire(server, (server.address() as { port: number }).port);
        resolve(wire);
      });
    });
  }

  #join(near: Socket, [port, ...others]: readonly number[]): void {
    if (port === undefined) {
      near.destroy();
      return;
    }
    const far = connect(port, "127.0.0.1");
    const gone = (): void => this.#join(near, others);
    far.once("error", gone);
    far.once("connect", () => {
      far.off("error", gone);
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

  /** Nothing gets through any more, and nobody is told. */
  freeze(): void {
    this.#isFrozen = true;
    for (const end of this.#ends) end.pause();
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
