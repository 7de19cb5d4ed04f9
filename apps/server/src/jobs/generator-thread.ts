/** The thread that generates puzzles: a request in, a puzzle out, one after the other. */
import { parentPort } from "node:worker_threads";
import { type GeneratedPuzzle, type GenerateRequest, generate } from "./generate.js";

export interface GeneratorMessage {
  readonly id: number;
  readonly puzzle?: GeneratedPuzzle;
  readonly error?: string;
}

parentPort!.on("message", ({ id, request }: { id: number; request: GenerateRequest }) => {
  const respond = (message: GeneratorMessage): void => parentPort!.postMessage(message);
  generate(request).then(
    (puzzle) => respond(puzzle ? { id, puzzle } : { id }),
    (thrown) => respond({ id, error: String(thrown) }),
  );
});
