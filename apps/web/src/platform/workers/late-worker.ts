/** A worker that starts at the first question and stays; one that broke down is replaced at the next. */
import { type Remote, wrap } from "comlink";

export function lateWorker<T>(start: () => Worker): () => Remote<T> {
  let remote: Remote<T> | undefined;
  return () => {
    if (remote) return remote;
    const worker = start();
    worker.addEventListener("error", () => {
      remote = undefined;
    });
    remote = wrap<T>(worker);
    return remote;
  };
}
