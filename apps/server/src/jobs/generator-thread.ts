/** The thread that makes puzzles: an order in, a puzzle out, one after the other. */
import { parentPort } from "node:worker_threads";
import { type MadePuzzle, make, type Order } from "./generate.js";

export interface MakerAnswer {
  readonly id: number;
  readonly made?: MadePuzzle;
  readonly failure?: string;
}

parentPort!.on("message", ({ id, order }: { id: number; order: Order }) => {
  make(order).then(
    (made) => parentPort!.postMessage((made ? { id, made } : { id }) satisfies MakerAnswer),
    (thrown) => parentPort!.postMessage({ id, failure: String(thrown) } satisfies MakerAnswer),
  );
});
