/**
 * The thread that holds the SQLite file. A commit waits for the disk (5 ms and
 * more on a common one), and the server must not wait with it; so every request is
 * a message to this thread, which handles them in the order in which they come.
 */
import { parentPort, workerData } from "node:worker_threads";
import { type QueryOutcome, type Request, SqliteExecutor } from "./executor.js";

export interface NumberedRequest extends Request {
  readonly id: number;
}

export type Response =
  | { readonly id: number; readonly ok: true; readonly outcomes: readonly QueryOutcome[] }
  | { readonly id: number; readonly ok: false; readonly code: string; readonly message: string };

const { file, pragmas } = workerData as { file: string; pragmas: readonly string[] };
const executor = new SqliteExecutor(file, pragmas);

parentPort!.on("message", ({ id, ...request }: NumberedRequest) => {
  const respond = (response: Response): void => parentPort!.postMessage(response);
  try {
    respond({ id, ok: true, outcomes: executor.handle(request) });
  } catch (thrown) {
    const { code, message } = thrown as { code?: string; message: string };
    respond({ id, ok: false, code: String(code ?? ""), message });
  }
});
